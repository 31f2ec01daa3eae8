import type { Text } from "../namespaces.ts";

export const text: Text<"dashboard"> = {
  greeting: { morning: "Buenos días", afternoon: "Buenas tardes", evening: "Buenas noches" },
  greetingWithName: "{{greeting}}, {{name}}",
  weekOf: "Semana {{week}} de {{total}}",
  lead: {
    loading: "Cargando tu plan…",
    failed: "No se ha podido cargar tu plan. Puedes volver a intentarlo en la hoja de ruta.",
    none: "Responde a cinco preguntas y tu plan de tres semanas crecerá aquí.",
    first: "Tu primera tarea: {{task}}",
    next_one: "{{count}} tarea hecha. Siguiente: {{task}}",
    next_other: "{{count}} tareas hechas. Siguiente: {{task}}",
    finished_one: "Tu única tarea está hecha.",
    finished_other: "Las {{count}} tareas están hechas. Todo ha florecido.",
    empty: "Tu plan aún no tiene tareas.",
  },
  openRoadmap: "Abrir la hoja de ruta",
  createContent: "Crear contenido",
  trellis: "Avance de la hoja de ruta: {{done}} de {{total}} tareas hechas",
  noTrellis: "Aún no hay plan",
  week: "Semana {{week}}",
  now: "Ahora",
  thisWeek: {
    title: "Esta semana",
    of: "de {{count}} tareas completadas",
    progress: "Avance de la semana {{week}}",
    completed: "Completadas hace poco",
    none: "Aún no has completado nada. Las tareas que completes aparecerán aquí.",
    noPlan: "Tus tareas de la semana aparecerán aquí en cuanto tu plan esté listo.",
  },
  quick: {
    title: "Accesos rápidos",
    more: "Más por explorar",
    creation: {
      title: "Crear contenido",
      about: "Pies de foto, guiones, hashtags y esquemas con tu tono.",
      action: "Empezar a escribir",
    },
    analytics: {
      title: "Ver tus estadísticas",
      about: "Tus últimos 30 días en YouTube, de un vistazo.",
      action: "Abrir las estadísticas",
    },
  },
};
