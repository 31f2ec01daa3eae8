import type { NicheText } from "../../plan-text.ts";

/** Cooking, recipes and eating out. */
export const food: NicheText = {
  name: "cocina",
  audience: "gente que cocina en casa",
  themes: ["Recetas de diario con listas cortas", "Técnicas que cambian el sabor", "Comprar, conservar y tirar menos"],
  tags: ["#RecetasFaciles", "#CocinaConmigo", "#CenaRapida", "#TrucosDeCocina"],
  hooks: [
    "Echas la sal en el momento equivocado",
    "Cena para dos en 15 minutos con una sartén",
    "El truco de restaurante que no cuesta nada",
  ],
  questions: [
    "¿Qué cocino cuando no tengo ganas?",
    "¿Cómo hago para que no quede soso?",
    "¿Puedo dejarlo preparado el día antes?",
  ],
  mistakes: [
    "llenar la sartén hasta que todo se cuece en vez de dorarse",
    "probar solo al final",
    "seguir los minutos de la receta sin mirar",
  ],
  series: ["Miércoles de una sola sartén", "Cinco ingredientes, una cena"],
  ideas: [
    [
      "Graba una receta en siete primeros planos",
      "Cortar, chisporrotear, verter, remover, vapor, emplatar y primer bocado: tres segundos cada uno y sonido real. Ingredientes en pantalla en los cinco primeros segundos y el paso a paso en el texto.",
    ],
    [
      "Cocina el mismo plato en versión barata y en versión cara",
      "Enseña los dos tiques, cocínalos a la vez y di dónde se notó el dinero. Deja que voten antes de revelar tu elección.",
    ],
    [
      "Enseña una técnica con una sola cebolla",
      "Dorar, agarrar el cuchillo o desglasar: una sartén, un ingrediente, 40 segundos. Nombra el olor, el color o el sonido que avisa de que está.",
    ],
    [
      "Convierte una base en tres comidas",
      "Cocina 30 minutos una sola base, como lentejas, pollo o verduras asadas, y enseña tres platos en diez segundos cada uno. Añade cuánto aguanta en la nevera.",
    ],
    [
      "Lleva a la gente a comprar para una receta",
      "Graba seis productos, sus precios y cómo los eliges, y después el plato con el coste por ración. Pregunta cuál cuesta más encontrar donde viven.",
    ],
  ],
  proof: [
    "Enseña un plato cocinado por alguien de tu público",
    "Pide la foto de tu receta hecha en casa, ponla junto a la tuya y señala un cambio acertado. Añádelo a la receta y da las gracias con nombre.",
  ],
};
