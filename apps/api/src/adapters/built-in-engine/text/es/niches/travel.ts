import type { NicheText } from "../../plan-text.ts";

/** Trips, places and life on the road. */
export const travel: NicheText = {
  name: "viajes",
  audience: "gente que prepara su próximo viaje",
  themes: ["Rutas con precios y horarios", "Sitios más allá de la postal", "Errores que cuestan dinero"],
  tags: ["#ConsejosDeViaje", "#LugaresConEncanto", "#RutaDeViaje", "#ViajarBarato"],
  hooks: [
    "Sáltate la cola de la que todos publican; ve aquí a las 8",
    "Lo que me costaron de verdad 48 horas aquí",
    "Tres cosas que no repetiría de este viaje",
  ],
  questions: ["¿Cuántos días hacen falta?", "¿Cuánto se gasta al día?", "¿Es seguro ir solo o sola?"],
  mistakes: [
    "querer ver cuatro sitios en dos días",
    "reservar la cama más barata a una hora de todo",
    "grabar solo la vista famosa",
  ],
  series: ["48 horas con presupuesto", "Postal y realidad"],
  ideas: [
    [
      "Crea una publicación mapa: un día, cinco paradas",
      "De cada parada, la hora, el precio y el motivo en menos de 15 palabras. Graba también el camino entre dos de ellas, porque es lo que nadie enseña.",
    ],
    [
      "Graba la postal y la realidad de un sitio",
      "La vista famosa y, después, la cola, la hora y el ángulo de al lado. Di cuándo ir y qué hacer si está lleno.",
    ],
    [
      "Desglosa lo que costó un viaje, línea a línea",
      "Transporte, cama, comida, entradas e imprevisto: cinco líneas en pantalla y el total por día. Nombra un gasto que doblarías y otro que quitarías.",
    ],
    [
      "Haz la maleta ante la cámara",
      "Extiéndelo todo, quita cinco cosas y di qué echaste en falta la última vez. El peso al final y la lista entera en un comentario para guardar.",
    ],
    [
      "Deja que alguien de allí elija tus dos próximas horas",
      "Pide a quien viva en el lugar una comida, un paseo y algo que evitar, y síguelo en cámara. Cítalo y da la calle exacta, si le parece bien.",
    ],
  ],
  proof: [
    "Enseña un viaje que alguien hizo con tu ruta",
    "Pide tres fotos y una corrección y ponlas junto a las tuyas. Actualiza la ruta con la fecha, para que se vea que la mantienes al día.",
  ],
};
