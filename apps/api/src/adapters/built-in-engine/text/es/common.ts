import type { CommonText } from "../plan-text.ts";

/** The steps every plan draws from, in Spanish. */
export const common: CommonText = {
  weekdays: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
  aim: "llegar a más gente que encaje contigo",
  themes: ["{topic}, paso a paso", "Preguntas reales, respuestas claras: {topic}"],
  tags: ["#AprendeConmigo", "#DetrasDeCamaras", "#CreadorDeContenido", "#TipsUtiles"],
  promise: [
    [
      "Escribe tu promesa en una línea: {topic} para {audience}",
      "Completa esta frase en menos de 15 palabras: «Ayudo a … a … sin …». Ponla al principio de tu biografía en {platform} y borra todo lo que un desconocido no necesite.",
    ],
    [
      "Rehaz tu biografía de {platform} en torno a un tema: {topic}",
      "Tres líneas, 20 minutos: para quién es ({audience}), qué recibe cada semana y un solo enlace. Pídele a alguien ajeno al tema que la lea y te diga a qué te dedicas.",
    ],
    [
      "Elige tus tres pilares: {topic}",
      "Anota 15 cosas que podrías mostrar, agrúpalas en tres bloques y tacha el resto. Debajo de cada bloque escribe qué problema resuelve para tu público ({audience}): esa línea abrirá tus textos.",
    ],
  ],
  research: [
    [
      "Reúne 20 preguntas reales sobre un tema: {topic}",
      "Dedica 30 minutos a comentarios, grupos y sugerencias del buscador y copia las preguntas tal cual, como «{question}». Marca las cinco que puedas responder en 60 segundos: son tus próximas publicaciones.",
    ],
    [
      "Habla con dos personas de tu público: {audience}",
      "Diez minutos con cada una, por llamada o nota de voz: qué han probado, dónde se atascan, qué se lo pondría más fácil. Guarda sus palabras exactas, porque serán tus ganchos.",
    ],
    [
      "Estudia cinco cuentas pensadas para {audience}",
      "De cada una apunta las tres publicaciones con más comentarios, su primera frase y su formato. Después escribe algo sobre «{topic}» que ninguna explique bien: ese es tu hueco.",
    ],
  ],
  hook: [
    [
      "Abre con este gancho: «{hook}»",
      "Grábalo o escríbelo de tres maneras: como pregunta, como afirmación y empezando por el resultado. Publica la que se entienda sin sonido y compara sus tres primeros segundos con los de tu última publicación.",
    ],
    [
      "Prueba dos comienzos en una misma publicación: {topic}",
      "La versión A empieza con «{hook}»; la B, con el resultado final. Publícalas con 48 horas de diferencia en {platform} y quédate con la que retenga a más gente pasados tres segundos.",
    ],
    [
      "Escribe diez ganchos y quédate con tres: {topic}",
      "Tómate 15 minutos y parte de este: «{hook}». Léelos en voz alta, conserva los tres que te harían parar a ti y publica hoy el primero en menos de 45 segundos.",
    ],
  ],
  answer: [
    [
      "Responde en 60 segundos: «{question}»",
      "Da la respuesta en la primera frase y luego una razón y un ejemplo. Termina preguntando qué parte quieren ver con más detalle; las respuestas eligen tu próxima publicación.",
    ],
    [
      "Demuéstralo en vez de contarlo: «{question}»",
      "Responde con una demostración: el punto de partida, el paso que importa, el resultado. Pon también la respuesta en pantalla, para quien mira sin sonido.",
    ],
    [
      "Zanja la duda en una publicación: «{question}»",
      "Dedica una frase justa a las dos respuestas más comunes y di cuál es la tuya y para quién vale. Pide que te cuenten su caso en comentarios y responde a los cinco primeros.",
    ],
  ],
  mistake: [
    [
      "Corrige un error frecuente: {mistake}",
      "Diez segundos para lo que falla, veinte para el porqué, treinta para la solución. Usa un ejemplo tuyo, así ayudas sin que suene a regañina.",
    ],
    [
      "Haz una lista que den ganas de guardar, contra un error: {mistake}",
      "Cinco líneas cortas, una acción en cada una, que se lean en 20 segundos. Pide que la guarden y cuenta los guardados por cada 100 visualizaciones: más de dos es un formato para repetir.",
    ],
    [
      "Cuenta un error que cometiste tú: {mistake}",
      "Di qué creías, qué te costó y qué haces ahora, en menos de 150 palabras o 50 segundos. Cierra con la señal que te habría avisado a tiempo.",
    ],
  ],
  replies: [
    [
      "Quédate una hora con tu publicación: {topic}",
      "Contesta cada comentario en los primeros 60 minutos y acaba cada respuesta con una pregunta, para que la conversación siga. Apunta el comentario que merece una publicación propia.",
    ],
    [
      "Deja diez comentarios útiles en cuentas para {audience}",
      "Dos frases en cada uno, con un dato o un consejo y sin hacerte publicidad. Dedícale 20 minutos justo antes de publicar y anota qué comentarios te traen visitas al perfil.",
    ],
    [
      "Convierte tres respuestas en publicaciones: {topic}",
      "Elige una pregunta, un desacuerdo y un agradecimiento de tus comentarios o mensajes. Muéstralos en pantalla, tapa el nombre y contesta cada uno en 30 segundos.",
    ],
  ],
  series: [
    [
      "Estrena una serie semanal: «{series}»",
      "Mismo título, mismo día, mismo plano inicial y una lección por capítulo. Esboza ya cuatro capítulos, publica el primero y di al final cuándo llega el siguiente.",
    ],
    [
      "Prepara dos capítulos de «{series}» de una sentada",
      "Coloca luz y encuadre una sola vez, cambia solo el ejemplo y para a los 60 minutos. Prográmalos con siete días de diferencia y la misma portada.",
    ],
    [
      "Pide el primer caso para «{series}»",
      "Publica una frase para que tu público ({audience}) te mande su caso y monta el primer capítulo con la respuesta más clara. Cita a la persona por su nombre si está de acuerdo.",
    ],
  ],
  batch: [
    [
      "Deja lista la semana que viene en 90 minutos: {topic}",
      "30 minutos de guion, 40 de grabación y 20 de textos para tres publicaciones. Prográmalas en {platform}, así un mal día no rompe el ritmo.",
    ],
    [
      "Saca tres publicaciones de una: {topic}",
      "Toma la que mejor haya funcionado y conviértela en un clip corto, una lista para guardar y una pregunta. Sepáralas cuatro días: casi nadie vio la primera.",
    ],
    [
      "Crea un banco de 12 ideas: {topic}",
      "Cuatro dudas de principiante, cuatro errores y cuatro momentos entre bastidores, con títulos de menos de diez palabras. Ponles fecha a las seis primeras antes de cerrar el archivo.",
    ],
  ],
  noFace: [
    "No hace falta que salgas: graba manos, objetos o la pantalla y deja que hablen los subtítulos.",
    "Puedes quedarte fuera de plano: una voz en off grabada después, o texto en pantalla, cumple igual.",
  ],
  phoneOnly: [
    "Te basta el móvil, la luz de una ventana y unos libros como trípode; permítete tres tomas y quédate con la última.",
    "Grábalo con el móvil en clips de menos de diez segundos y únelos en el editor de la propia aplicación.",
  ],
};
