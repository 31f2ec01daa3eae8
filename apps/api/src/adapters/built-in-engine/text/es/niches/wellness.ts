import type { NicheText } from "../../plan-text.ts";

/** Mind, rest and wellbeing. */
export const wellness: NicheText = {
  name: "bienestar",
  audience: "gente que busca calma y mejores hábitos",
  themes: [
    "Prácticas de cinco minutos o menos",
    "Cómo se nota el estrés en el día a día",
    "Hábitos que aguantan los días malos",
  ],
  tags: ["#BienestarDiario", "#SaludEmocional", "#Autocuidado", "#HabitosPequenos"],
  hooks: [
    "Prueba esta respiración antes de contestar ese mensaje",
    "No es pereza: lo haces demasiado tarde",
    "Dejé de meditar 20 minutos y me fue mejor",
  ],
  questions: [
    "¿Cómo me calmo rápido en el trabajo?",
    "¿Por qué me despierto a las tres?",
    "¿Cómo mantengo un hábito sin energía?",
  ],
  mistakes: [
    "esperar un día tranquilo para empezar",
    "convertir el descanso en otra tarea que hacer bien",
    "probar cinco hábitos a la vez",
  ],
  series: ["Pausa de cinco minutos", "Repaso del domingo"],
  ideas: [
    [
      "Guía una práctica en menos de 60 segundos",
      "Respiración, estiramiento o pregunta para escribir: habla despacio, cuenta en pantalla y deja tres segundos de silencio. Pide una sola palabra sobre cómo se sienten después.",
    ],
    [
      "Enseña una rutina de noche normal, tal cual",
      "Cuatro clips, uno desordenado, con la hora en pantalla. Di qué paso sueltas los días malos y cuál conservas.",
    ],
    [
      "Nombra una señal de estrés que se pasa por alto",
      "Descríbela en una escena, explica por qué ocurre con palabras sencillas y da un paso pequeño. Añade que un malestar que dura merece un profesional.",
    ],
    [
      "Haz una tarjeta para guardar y usar en momentos duros",
      "Tres frases: qué está pasando, qué hacer un minuto y a quién escribir. Una imagen, letra grande, sin citas ni atardeceres.",
    ],
    [
      "Prueba un hábito siete días en público",
      "La misma práctica, diez segundos de vídeo al día y una nota sobre diez para el sueño o la tensión. Publica la semana con el día que te saltaste.",
    ],
  ],
  proof: [
    "Cuenta un cambio con las palabras de quien lo vivió",
    "Tuyo o de un cliente, anónimo y con permiso: antes, qué practicó y cada cuánto, qué es distinto y qué cuesta todavía. Sin promesas de cura.",
  ],
};
