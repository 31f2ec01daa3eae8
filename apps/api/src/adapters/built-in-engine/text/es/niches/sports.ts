import type { NicheText } from "../../plan-text.ts";

/** Team sports, running, cycling and the rest of sport. */
export const sports: NicheText = {
  name: "deporte",
  audience: "gente que juega, entrena y sigue este deporte",
  themes: ["Ejercicios de técnica explicados", "Días de partido y días de entreno", "Material que vale lo que cuesta"],
  tags: ["#ConsejosDeporte", "#DiaDeEntreno", "#DiaDePartido", "#TecnicaDeportiva"],
  hooks: [
    "Este ejercicio parece fácil hasta la tercera ronda",
    "El error que más puntos cuesta a un aficionado",
    "Lo que como, preparo y hago antes de competir",
  ],
  questions: [
    "¿Cómo gano velocidad sin entrenar todos los días?",
    "¿Qué material necesito para empezar?",
    "¿Cómo mantengo la calma antes de un partido?",
  ],
  mistakes: [
    "darlo todo en cada entrenamiento",
    "comprar material antes de aprender el gesto básico",
    "copiar la semana de entrenamiento de un profesional",
  ],
  series: ["El ejercicio de la semana", "Camino al próximo partido"],
  ideas: [
    [
      "Descompón un gesto técnico en tres imágenes",
      "Inicio, contacto y final: congela cada una, traza una línea y da una indicación. Graba de lado a media velocidad para que cada cual compare con su gesto.",
    ],
    [
      "Graba un día de partido o de carrera en diez clips",
      "Bolsa, desayuno, viaje, calentamiento, salida, mal momento, buen momento, resultado, estiramiento y reflexión. Dos segundos cada uno, y en pantalla la decisión que cambió el día.",
    ],
    [
      "Lanza un reto que se pueda probar hoy",
      "Un balón, un cono o una pared, 60 segundos y una puntuación que se pueda contar. Publica primero la tuya, fallos incluidos, y comparte las tres mejores respuestas.",
    ],
    [
      "Compara el material de quien empieza con el tuyo",
      "Extiende los dos, di precios y en qué vale la pena gastar. Aclara qué se puede pedir prestado o dejar para dentro de seis meses.",
    ],
    [
      "Analiza una jugada o un kilómetro",
      "Muestra diez segundos de imágenes que puedas usar o tus propios datos, para en la decisión y pregunta qué harían. Da tu respuesta en comentarios una hora después.",
    ],
  ],
  proof: [
    "Demuestra el progreso con un cronómetro o un marcador",
    "La misma prueba con tres semanas de diferencia: esprint, acierto al saque, pulso en una cuesta. Pon los dos números en pantalla y explica qué sesiones hubo en medio.",
  ],
};
