import type { NicheText } from "../../plan-text.ts";

/** Music and dance. */
export const music: NicheText = {
  name: "música",
  audience: "gente que escucha, toca y baila",
  themes: ["El ensayo a la vista", "La historia de cada pieza", "Actuaciones, con tomas imperfectas"],
  tags: ["#MusicaEnVivo", "#EnsayoDiario", "#MusicaNueva", "#AprendeMusica"],
  hooks: [
    "Cambié una nota y la canción se volvió triste",
    "Ponla a la mitad de velocidad y lo oirás",
    "20 minutos de ensayo al día: día 1 y día 14",
  ],
  questions: ["¿Cuánto tardaste en aprenderlo?", "¿Qué ensayo si solo tengo 15 minutos?", "¿Cómo hiciste ese sonido?"],
  mistakes: [
    "tocarlo rápido antes de que salga limpio",
    "esconder todas las tomas a medias",
    "empezar el clip con diez segundos de silencio",
  ],
  series: ["Ensayo de quince minutos", "Una canción, un secreto"],
  ideas: [
    [
      "Publica primero los ocho mejores segundos",
      "Empieza por el estribillo, la subida o el paso más difícil y enseña después cómo comienza. Graba cerca de las manos o los pies, con sonido limpio y el título en pantalla.",
    ],
    [
      "Graba un ensayo acelerado con un avance",
      "Deja la cámara 15 minutos, conserva tres intentos fallidos y el bueno. Di el tempo, el ejercicio y qué lo desbloqueó.",
    ],
    [
      "Explica un truco en una canción que todos conocen",
      "Un acorde, un ritmo, un paso: hazlo con el truco y sin él, para que se oiga la diferencia. Menos de 40 segundos.",
    ],
    [
      "Abre un dueto: deja la mitad libre",
      "Interpreta una parte, deja libre la segunda voz, estrofa o coreografía y da el tono o la cuenta. Comparte tres respuestas en dos días.",
    ],
    [
      "Cuenta la historia de una pieza en cinco líneas",
      "Dónde empezó, cómo se llamaba al principio, qué quitaste, quién la oyó primero y para qué es. De fondo, la parte terminada.",
    ],
  ],
  proof: [
    "Enseña el primer día y hoy",
    "El mismo pasaje, el mismo ángulo, fechas y horas de ensayo en pantalla. Deja sonar el primero lo bastante para que la gente se reconozca.",
  ],
};
