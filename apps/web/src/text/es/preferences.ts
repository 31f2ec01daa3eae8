import type { Text } from "../namespaces.ts";

export const text: Text<"preferences"> = {
  lead: "Tu hoja de ruta y tus consejos nacen de estas respuestas. Cámbialas cuando cambie tu canal.",
  current: "Tus respuestas actuales",
  none: "Sin indicar",
  form: "Respuestas nuevas",
  field: {
    skills: {
      label: "Habilidades",
      hint: "Lo que se te da bien, separado por comas.",
      example: "grabar, editar, contar historias",
    },
    topics: {
      label: "Temas",
      hint: "De qué trata tu contenido, separado por comas.",
      example: "cocina casera, menús semanales",
    },
    goal: {
      label: "Objetivo",
      hint: "Lo que quieres conseguir, separado por comas.",
      example: "un público fiel, primer patrocinio",
    },
    targetAudience: {
      label: "Público objetivo",
      hint: "Para quién lo haces, separado por comas.",
      example: "familias con prisa, estudiantes",
    },
    platforms: {
      label: "Plataformas de interés",
      hint: "Dónde publicas o quieres publicar, separado por comas.",
      example: "YouTube, Instagram",
    },
  },
  problem: {
    tooLong: "Cada elemento debe tener como máximo {{count}} caracteres",
    tooMany: "Debe haber como máximo {{count}} elementos",
  },
  notice: {
    title: "Aviso importante",
    text: "Al actualizar, tu hoja de ruta se generará de nuevo a partir de tus respuestas nuevas. Las tareas completadas que sigan en ella seguirán completadas.",
  },
  update: "Actualizar preferencias",
  updating: "Actualizando…",
  discard: "Descartar cambios",
  unsaved: "Tienes cambios sin guardar.",
  updated: "Tus preferencias están guardadas",
};
