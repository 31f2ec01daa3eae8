import type { Text } from "../namespaces.ts";

export const text: Text<"onboarding"> = {
  label: "Prepara tu hoja de ruta",
  step: "Pregunta {{step}} de {{total}}",
  intro: "Cinco preguntas, cosa de un minuto",
  suggestions: "Sugerencias",
  platforms: "Plataformas",
  other: "Otras respuestas, separadas por comas",
  starting: "Empiezo de cero",
  question: {
    skills: {
      title: "¿Qué se te da bien?",
      label: "Tus habilidades",
      hint: "¿Es tu primera vez? Toca «Empiezo de cero» o escríbelo.",
      suggestions: "grabar, editar, contar historias, fotografía, cocinar, enseñar, diseño, humor",
    },
    topics: {
      title: "¿Cuál es tu nicho?",
      label: "Tus temas",
      suggestions: "cocina casera, fitness, viajes, belleza, moda, videojuegos, finanzas personales, crianza",
    },
    goal: {
      title: "¿Cuál es tu objetivo?",
      label: "Tu objetivo",
      suggestions:
        "hacer crecer mi público, crear una comunidad, conseguir mi primer patrocinio, vender mis productos, publicar cada semana",
    },
    targetAudience: {
      title: "¿Para quién lo haces?",
      label: "Tu público",
      suggestions:
        "familias con prisa, estudiantes, principiantes, jóvenes profesionales, pequeños negocios, mayores de 50 años",
    },
    platforms: {
      title: "¿Dónde publicas?",
      label: "Tus plataformas",
    },
  },
  preview: "Así entendemos tu respuesta",
  back: "Atrás",
  next: "Siguiente",
  finish: "Terminar",
  saving: "Guardando…",
  logOut: "Cerrar sesión",
  disclaimer:
    "Usamos tus respuestas para escribir tu hoja de ruta y aconsejarte. Los consejos los genera un programa: revísalos antes de fiarte de ellos.",
  problem: {
    tooLong: "Cada elemento puede tener como máximo {{count}} caracteres. Sepáralos con comas.",
    tooMany: "Puede haber como máximo {{count}} elementos",
    required: "Este campo es obligatorio",
    tooShort_one: "Debe tener al menos {{count}} carácter",
    tooShort_other: "Debe tener al menos {{count}} caracteres",
  },
  saved: "Tus respuestas están guardadas",
};
