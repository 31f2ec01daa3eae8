import type { Text } from "../namespaces.ts";

export const text: Text<"onboarding"> = {
  label: "Prepara tu hoja de ruta",
  step: "Pregunta {{step}} de {{total}}",
  question: {
    skills: {
      title: "¿Qué se te da bien?",
      label: "Tus habilidades",
      hint: "Si son varias, sepáralas con comas. ¿Empiezas de cero? Escribe «no skills».",
      example: "grabar, editar, contar historias",
    },
    topics: {
      title: "¿Cuál es tu nicho?",
      label: "Tus temas",
      hint: "Los temas de tu contenido, separados por comas.",
      example: "cocina casera, menús semanales",
    },
    goal: {
      title: "¿Cuál es tu objetivo?",
      label: "Tu objetivo",
      hint: "Con un objetivo basta. Si son varios, sepáralos con comas.",
      example: "10 000 suscriptores antes del verano",
    },
    targetAudience: {
      title: "¿Para quién lo haces?",
      label: "Tu público",
      hint: "Edad, lugar, intereses: lo que mejor los describa, separado por comas.",
      example: "familias con prisa, estudiantes",
    },
    platforms: {
      title: "¿Dónde publicas?",
      label: "Tus plataformas",
      hint: "Las plataformas que usas o quieres usar, separadas por comas.",
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
    required: "Este campo es obligatorio",
    tooShort_one: "Debe tener al menos {{count}} carácter",
    tooShort_other: "Debe tener al menos {{count}} caracteres",
  },
  saved: "Tus respuestas están guardadas",
};
