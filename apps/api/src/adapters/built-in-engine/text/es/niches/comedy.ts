import type { NicheText } from "../../plan-text.ts";

/** Humour, films and entertainment. */
export const comedy: NicheText = {
  name: "entretenimiento",
  audience: "gente que quiere reírse de camino a casa",
  themes: [
    "Situaciones de cada día llevadas un paso más allá",
    "Personajes que vuelven",
    "Opiniones que dan ganas de discutir",
  ],
  tags: ["#HumorDiario", "#ComediaCorta", "#SituacionesReales", "#OpinionPolemica"],
  hooks: [
    "En todos los grupos de chat hay alguien así",
    "Lo que dicen y lo que quieren decir",
    "La he visto tres veces y nadie se fija en esto",
  ],
  questions: [
    "¿Quién de tu familia hace esto?",
    "¿Qué escena merece segunda parte?",
    "¿Qué película defiendes contra todos?",
  ],
  mistakes: [
    "explicar el chiste en el texto",
    "tardar diez segundos en llegar a la situación",
    "acabar después de la risa y no en ella",
  ],
  series: ["Tipos de personas que…", "La escena de la que nadie habla"],
  ideas: [
    [
      "Escribe un sketch de 25 segundos a partir de algo que te irrita",
      "Un lugar, dos personajes y una cosa que empeora tres veces. Empieza en mitad de la discusión y acaba en la frase más fuerte.",
    ],
    [
      "Crea un personaje fijo con un solo objeto",
      "Un objeto, una frase que repite y algo que desea. Graba hoy tres situaciones, publica la mejor y guarda dos.",
    ],
    [
      "Cuenta una escena o una anécdota en tres actos",
      "Planteamiento en cinco segundos, giro en quince y remate en cinco. Cuéntasela antes a un amigo y corta todo lo anterior a su primera risa.",
    ],
    [
      "Publica una opinión que se discuta con buen humor",
      "Una película, una comida, una manía: tu tesis en una línea, dos razones y una comparación injusta. Contesta en personaje a los diez mejores comentarios.",
    ],
    [
      "Graba el mismo chiste a tres velocidades",
      "Lento, normal y en los huesos: publica la versión más corta con la que un amigo aún se ríe. Anota en qué segundo lo hizo.",
    ],
  ],
  proof: [
    "Enseña cómo se escribió un chiste",
    "El primer borrador, la frase que quitaste y la versión que hizo reír, en 40 segundos. Di cuántos intentos fueron: la gente esperará el próximo.",
  ],
};
