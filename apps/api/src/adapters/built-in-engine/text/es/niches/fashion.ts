import type { NicheText } from "../../plan-text.ts";

/** Clothes and personal style. */
export const fashion: NicheText = {
  name: "moda",
  audience: "gente que quiere vestir bien con lo que tiene",
  themes: ["Una prenda, varios conjuntos", "Corte, tejido y cuidado", "Comprar menos y mejor"],
  tags: ["#IdeasDeOutfit", "#TipsDeModa", "#ArmarioCapsula", "#ModaSostenible"],
  hooks: [
    "Una camisa, cinco conjuntos y ninguna compra",
    "No es la talla, es dónde cae la costura",
    "Llevé la misma chaqueta siete días",
  ],
  questions: [
    "¿Con qué combino un pantalón ancho?",
    "¿Cómo sé si de verdad me queda bien?",
    "¿Dónde encuentro buenas prendas de segunda mano?",
  ],
  mistakes: [
    "comprar para una vida que no llevas",
    "mirar cómo queda solo de frente",
    "guardar prendas que necesitan otra compra para funcionar",
  ],
  series: ["Una prenda, cinco días", "La verdad del probador"],
  ideas: [
    [
      "Combina una prenda de cinco maneras en 30 segundos",
      "Mismo sitio, mismo encuadre y un salto o un giro entre conjuntos. Escribe en pantalla la ocasión de cada uno y en el texto solo prendas que ya tengas.",
    ],
    [
      "Graba una prueba de probador: de frente, de lado y al sentarte",
      "Tres conjuntos, tres ángulos, diez segundos cada uno. Señala hombro, cintura y bajo, y di cuál vuelve a la percha y por qué.",
    ],
    [
      "Arregla o transforma una prenda ante la cámara",
      "Bajo, botón, mancha o tinte: antes, el truco y después, con tiempo y coste en pantalla. Pregunta qué prenda tienen esperando en un cajón.",
    ],
    [
      "Monta un conjunto con un presupuesto fijo",
      "Pon una cifra, graba la búsqueda en segunda mano o en tu armario y el look final con cada precio. Guarda un descarte y explica el error.",
    ],
    [
      "Explica una regla de proporción con dos looks",
      "La misma ropa y un solo cambio: por dentro o por fuera, corto o largo, con cinturón o sin él. Ponlos juntos y deja votar antes de explicarlo.",
    ],
  ],
  proof: [
    "Muestra un cambio de armario con tres conjuntos",
    "Tuyo o de una clienta, con permiso: qué llevaba, qué le molestaba y qué cambió comprando una prenda como máximo. Que lo cuente con sus palabras.",
  ],
};
