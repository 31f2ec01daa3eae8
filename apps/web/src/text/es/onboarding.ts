import type { Text } from "../namespaces.ts";

export const text: Text<"onboarding"> = {
  label: "Prepara tu hoja de ruta",
  step: "Pregunta {{step}} de {{total}}",
  intro: "Cinco preguntas, cosa de un minuto",
  suggestions: "Sugerencias",
  platforms: "Plataformas",
  starting: "Empiezo de cero",
  question: {
    skills: {
      title: "¿Qué se te da bien?",
      label: "Tus habilidades",
      hint: "Toca las tuyas o escríbelas separadas por comas. ¿Empiezas de cero? Escribe «no skills».",
      example: "grabar, editar, contar historias",
      suggestions: "grabar, editar, contar historias, fotografía, cocinar, enseñar, diseño, humor",
    },
    topics: {
      title: "¿Cuál es tu nicho?",
      label: "Tus temas",
      hint: "Toca los tuyos o escríbelos separados por comas.",
      example: "cocina casera, menús semanales",
      suggestions: "cocina casera, fitness, viajes, belleza, moda, videojuegos, finanzas personales, crianza",
    },
    goal: {
      title: "¿Cuál es tu objetivo?",
      label: "Tu objetivo",
      hint: "Con un objetivo basta. Si son varios, sepáralos con comas.",
      example: "10 000 suscriptores antes del verano",
      suggestions:
        "hacer crecer mi público, crear una comunidad, conseguir mi primer patrocinio, vender mis productos, publicar cada semana",
    },
    targetAudience: {
      title: "¿Para quién lo haces?",
      label: "Tu público",
      hint: "Edad, lugar, intereses: lo que mejor los describa, separado por comas.",
      example: "familias con prisa, estudiantes",
      suggestions:
        "familias con prisa, estudiantes, principiantes, jóvenes profesionales, pequeños negocios, mayores de 50 años",
    },
    platforms: {
      title: "¿Dónde publicas?",
      label: "Tus plataformas",
      hint: "Toca las que usas o quieres usar. Escribe otras separadas por comas.",
      example: "YouTube, Instagram",
    },
  },
  preview: "Así leemos tu respuesta",
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
