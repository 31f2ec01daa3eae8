import type { NicheText } from "../../plan-text.ts";

/** Home, garden and do-it-yourself. */
export const home: NicheText = {
  name: "hogar y jardín",
  audience: "gente que quiere una casa que le funcione",
  themes: ["Antes y después, con el coste", "Proyectos de una tarde", "Estaciones, cuidado y mantenimiento"],
  tags: ["#IdeasParaCasa", "#HazloTuMismo", "#TrucosDeJardin", "#AntesYDespues"],
  hooks: [
    "Este rincón costó menos que una cena fuera",
    "Riegas a la hora equivocada",
    "Haz esto antes de comprar otra caja",
  ],
  questions: [
    "¿Por dónde empiezo en un espacio pequeño?",
    "¿Puedo hacerlo en un piso de alquiler?",
    "¿Por qué se ponen amarillas las hojas?",
  ],
  mistakes: [
    "comprar cajas antes de ordenar lo que hay",
    "elegir el color con una muestra diminuta",
    "regar por calendario en vez de tocar la tierra",
  ],
  series: ["Un rincón por semana", "Proyecto de sábado"],
  ideas: [
    [
      "Graba un rincón antes y después desde el mismo punto",
      "Marca con cinta la posición de la cámara, graba el proceso acelerado y pon coste y horas en pantalla. Enseña el desorden de en medio: es lo que da confianza.",
    ],
    [
      "Enseña un proyecto de una tarde paso a paso",
      "Herramientas, materiales con precio, cinco pasos y el punto donde suele fallar. Menos de 60 segundos y la lista completa en el texto.",
    ],
    [
      "Compara dos formas de hacer lo mismo",
      "Barata y cara, rápida y duradera: las dos en cámara y el mismo sitio dos semanas después. Di cuál repetirías y dónde.",
    ],
    [
      "Resuelve con una foto una planta, una pared o un desorden",
      "Pide imágenes, elige una, nombra la causa y el primer paso para este fin de semana. Guarda las demás para los próximos capítulos.",
    ],
    [
      "Enseña tu casa con tres cosas que cambiarías",
      "Treinta segundos, sin recoger, tres arrepentimientos y qué te enseñaron. Pregunta qué harían con el peor.",
    ],
  ],
  proof: [
    "Vuelve a un proyecto meses después",
    "Qué aguantó, qué se rompió y cuánto costó mantenerlo, desde el mismo ángulo. Ponle una nota sincera y di qué mejorarías.",
  ],
};
