import type { NicheText } from "../../plan-text.ts";

/** Lessons, languages and study. */
export const education: NicheText = {
  name: "aprendizaje",
  audience: "gente que quiere aprender sin perderse",
  themes: ["Un concepto por lección", "Métodos de estudio que aguantan", "Errores comunes explicados con cariño"],
  tags: ["#AprendeEnCasa", "#TipsDeEstudio", "#MiniClase", "#AprendeCadaDia"],
  hooks: [
    "En el colegio te enseñaron mal esta regla",
    "Diez minutos al día bastan, si los haces así",
    "Tres frases que dicen los nativos y no salen en los libros",
  ],
  questions: [
    "¿Cuánto se tarda en entenderlo de verdad?",
    "¿Cómo recuerdo lo que estudio?",
    "¿Por dónde empiezo si parto de cero?",
  ],
  mistakes: [
    "releer apuntes en vez de ponerse a prueba",
    "aprender listas de palabras sin una frase",
    "pasar de tema sin haberlo usado una vez",
  ],
  series: ["Lunes de miniclase", "El error que comete todo el mundo"],
  ideas: [
    [
      "Graba una lección de 45 segundos con un ejemplo",
      "Un concepto, un ejemplo y una pregunta final para responder en comentarios. Corrige las diez primeras y elogia el razonamiento, no la rapidez.",
    ],
    [
      "Explica un tema en tres niveles",
      "A un niño, a un estudiante y a un colega: 15 segundos cada uno. Pregunta en qué nivel se perdieron y haz ahí la próxima lección.",
    ],
    [
      "Publica una pregunta con trampa",
      "Tres opciones y una equivocada que elige casi todo el mundo. Da la solución al día siguiente y explica por qué la trampa funciona.",
    ],
    [
      "Enseña tus apuntes o una sesión de estudio",
      "Graba 20 minutos de trabajo acelerados, con el método en pantalla. Di qué repasaste, qué habías olvidado y cuándo lo vuelves a ver.",
    ],
    [
      "Corrige cinco errores reales con cariño",
      "Sácalos de comentarios o de tus clases, sin nombres. Muestra el error, la forma correcta y el truco para recordarla.",
    ],
  ],
  proof: [
    "Muestra el avance de un alumno en dos grabaciones",
    "El mismo texto, ejercicio o problema con unas semanas de diferencia y con permiso. Di las horas de práctica entre ambas y el hábito que más ayudó.",
  ],
};
