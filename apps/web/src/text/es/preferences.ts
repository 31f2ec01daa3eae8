import type { Text } from "../namespaces.ts";

export const text: Text<"preferences"> = {
  lead: "Cambia tus respuestas cuando cambie tu canal.",
  current: "Tus respuestas",
  none: "Sin indicar",
  optional: "Un poco más, si quieres",
  edit: "Edita tus respuestas",
  changed: "Cambiado",
  panel: "Actualizar",
  growing: "Tu nueva hoja de ruta está brotando…",
  idle: "Tu hoja de ruta y los consejos del asistente nacen de estas respuestas.",
  grown: "Guardado. Tu nueva hoja de ruta está brotando a partir de estas respuestas.",
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
      hint: "Para quién creas contenido, separado por comas.",
      example: "familias con prisa, estudiantes",
    },
    platforms: {
      label: "Plataformas de interés",
      hint: "Dónde publicas o quieres publicar, separado por comas.",
      example: "YouTube, Instagram",
    },
  },
  choice: {
    audienceSize: {
      label: "Tamaño de tu público",
      hint: "Opcional. Los seguidores de tu cuenta más grande.",
    },
    weeklyHours: {
      label: "Tiempo por semana",
      hint: "Opcional. Las horas que puedes dedicar a tu contenido.",
    },
  },
  option: {
    none: "Sin indicar",
    under1000: "Menos de 1000 seguidores",
    under10000: "De 1000 a 9999 seguidores",
    under100000: "De 10 000 a 99 999 seguidores",
    over100000: "100 000 seguidores o más",
    upTo2: "Hasta 2 horas",
    upTo5: "De 3 a 5 horas",
    upTo10: "De 6 a 10 horas",
    over10: "Más de 10 horas",
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
