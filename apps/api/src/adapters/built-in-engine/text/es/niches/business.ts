import type { NicheText } from "../../plan-text.ts";

/** Businesses, marketing and careers. */
export const business: NicheText = {
  name: "negocios",
  audience: "gente que levanta un negocio o una carrera",
  themes: [
    "Las decisiones detrás del trabajo",
    "Clientes, precios y ofertas",
    "Herramientas y hábitos que ahorran horas",
  ],
  tags: ["#Emprender", "#NegocioPropio", "#ConsejosDeNegocio", "#DetrasDelNegocio"],
  hooks: [
    "Subí mi precio y pasó esto",
    "Tu oferta está bien, tu primera frase no",
    "Tres correos que me trajeron trabajo este mes",
  ],
  questions: ["¿Cómo consigo mis primeros clientes?", "¿Cuánto debería cobrar?", "¿Qué debería dejar de hacer yo?"],
  mistakes: [
    "describir el servicio en vez del resultado",
    "bajar el precio antes de hacer una pregunta",
    "construir durante meses sin hablar con un solo cliente",
  ],
  series: ["La decisión de la semana", "Martes de repaso en público"],
  ideas: [
    [
      "Desmonta una decisión de negocio con sus números",
      "Entre qué elegiste, cuánto costó y qué trajo en 30 días. Acaba con lo primero que mirarías si la repitieras.",
    ],
    [
      "Reescribe en público un mensaje de venta",
      "Enseña el antes, tacha lo que habla de quien vende y escribe el después en menos de 60 palabras. Invita a tres personas a mandar el suyo.",
    ],
    [
      "Comparte la plantilla que usas cada semana",
      "Una propuesta, un guion de llamada o una lista: graba la pantalla, explica las dos líneas que importan y ofrécela a quien la pida en comentarios.",
    ],
    [
      "Recorre un día de trabajo en ocho clips sinceros",
      "Clientes, papeleo, espera, duda y una pequeña victoria, con las horas en pantalla. Di qué hora fue la que dio dinero.",
    ],
    [
      "Toma una postura clara sobre una costumbre de tu oficio",
      "Una frase que tú crees y muchos no, dos razones y una excepción. Responde al desacuerdo con una pregunta en vez de defenderte.",
    ],
  ],
  proof: [
    "Escribe un caso de éxito de una página",
    "El problema con palabras del cliente, tres pasos, el resultado con un número y una fecha, y lo que no funcionó. Pide permiso y una cita textual.",
  ],
};
