import type { NicheText } from "../../plan-text.ts";

/** Art, handmade work and photography. */
export const craft: NicheText = {
  name: "creación a mano",
  audience: "gente que ama lo hecho a mano",
  themes: [
    "Del blanco a la obra terminada",
    "Materiales y herramientas explicados",
    "El tiempo, el precio, quien lo hace",
  ],
  tags: ["#HechoAMano", "#ProcesoCreativo", "#ArteConCalma", "#EnMiTaller"],
  hooks: [
    "Durante dos horas fue un error; ahora es la mejor parte",
    "Mira los diez últimos segundos antes de juzgarlo",
    "Lo que cuesta de verdad una pieza hecha a mano",
  ],
  questions: ["¿Qué materiales necesito para empezar?", "¿Cuánto tiempo lleva una pieza?", "¿Cómo eliges los colores?"],
  mistakes: ["empezar con materiales caros", "esconder el paso que salió mal", "poner precio sin contar las horas"],
  series: ["Del blanco a la obra", "Minuto de taller"],
  ideas: [
    [
      "Graba una pieza desde el blanco hasta el final en 30 segundos",
      "Fija la cámara sobre la mesa, graba cada fase y corta con el movimiento de tus manos. Conserva el sonido real y enseña la pieza acabada en el primer segundo.",
    ],
    [
      "Enseña tres materiales y lo que hace cada uno",
      "El mismo motivo pequeño en tres papeles, hilos, barros u objetivos. Di precio y dificultad y cuál darías a quien empieza.",
    ],
    [
      "Deja que la gente elija una decisión",
      "Dos colores, dos marcos, dos acabados: pregunta por la mañana y haz el ganador ese mismo día. Enséñalo junto al que perdió.",
    ],
    [
      "Repara o rescata ante la cámara una pieza fallida",
      "El defecto de cerca, dos opciones y la que elegiste. Cuenta qué te enseñó; los rescates se recuerdan más que lo perfecto.",
    ],
    [
      "Explica el precio de una pieza",
      "Materiales, horas, herramientas, comisiones y lo que queda, en una pantalla clara. Dilo con calma, sin disculparte, y responde con números.",
    ],
  ],
  proof: [
    "Enseña una pieza en el lugar donde vive hoy",
    "Pide una foto a quien la compró o a un amigo, con permiso, y cuenta el encargo en cuatro frases. Añade cómo pedir una.",
  ],
};
