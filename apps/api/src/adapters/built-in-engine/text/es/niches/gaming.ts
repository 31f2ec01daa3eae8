import type { NicheText } from "../../plan-text.ts";

/** Video games and streaming. */
export const gaming: NicheText = {
  name: "videojuegos",
  audience: "gente que juega y quiere mejorar y reírse",
  themes: ["Clips que enseñan algo", "Ajustes, configuraciones y estrategias", "Juegos que merecen tu tiempo"],
  tags: ["#ClipsGaming", "#TrucosGaming", "#AnalisisDeJuegos", "#JugandoAhora"],
  hooks: [
    "Todos se saltan este ajuste y les cuesta peleas",
    "Jugué una semana solo de apoyo",
    "Este jefe es fácil si ignoras la guía",
  ],
  questions: ["¿Qué ajustes usas?", "¿Vale la pena empezar el juego ahora?", "¿Cómo salgo de este rango?"],
  mistakes: [
    "publicar un clip que empieza diez segundos antes de la acción",
    "copiar los ajustes de un profesional sin probarlos",
    "volver a jugar nada más perder",
  ],
  series: ["El clip de la semana, explicado", "Camino al siguiente rango"],
  ideas: [
    [
      "Corta un clip para que la acción empiece en el segundo uno",
      "Empieza en la decisión, añade un rótulo de tres palabras y congela el momento clave. Menos de 25 segundos, con el sonido del juego y una línea sobre por qué funcionó.",
    ],
    [
      "Explica una pelea, ronda o jefe como un entrenador",
      "Para tres veces, marca dónde mirabas y di qué repetirías. Incluye un fallo tuyo: trae más comentarios que una partida perfecta.",
    ],
    [
      "Da un veredicto honesto de un juego tras diez horas",
      "A quién le encantará, quién lo dejará, una escena de juego normal y el precio por hora. Sin notas; acaba diciendo a qué juego se parece más.",
    ],
    [
      "Ponte un reto con una norma rara",
      "Sin mapa, una sola arma, primera partida: 60 segundos con lo mejor y lo peor. Que los comentarios elijan la próxima norma.",
    ],
    [
      "Enseña tus ajustes y qué cambia cada uno",
      "Cinco ajustes, antes y después, cinco segundos cada uno. Deja la lista completa en un comentario fijado para que vuelvan a por ella.",
    ],
  ],
  proof: [
    "Muestra el progreso del primer intento al limpio",
    "Número de intento, fecha y resultado en pantalla, con el peor fallo incluido. Nombra los dos hábitos que más ayudaron y las horas que llevó.",
  ],
};
