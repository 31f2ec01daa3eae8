import type { PlanText } from "../plan-text.ts";

/** Each platform's set-up, format and habit, in Spanish. */
export const platforms: PlanText["platforms"] = {
  youtube: [
    [
      "Pon a punto tu canal de YouTube: {topic}",
      "Dos líneas de descripción, una cabecera que diga qué publicas y cuándo, y una lista de reproducción con el nombre de un problema de tu público ({audience}). Destaca el vídeo que alguien nuevo debería ver primero.",
    ],
    [
      "Publica un Short de YouTube unido a un vídeo largo: {topic}",
      "Menos de 40 segundos, vertical, con el resultado en los dos primeros. Usa el enlace a vídeo relacionado y mira a los tres días cuánta gente pulsó.",
    ],
    [
      "Escribe tres títulos y dos miniaturas para tu próximo vídeo: {topic}",
      "Títulos de menos de 55 caracteres con las palabras que la gente busca; miniaturas con un objeto y tres palabras como mucho. Elige la pareja que se entienda al tamaño de un sello.",
    ],
  ],
  instagram: [
    [
      "Prepara tu perfil de Instagram: tres publicaciones fijadas ({topic})",
      "Una que diga quién eres, una que resuelva un problema y una que muestre un resultado. Añade al nombre una palabra que se busque y un destacado de Stories llamado «Empieza aquí».",
    ],
    [
      "Publica un carrusel de siete láminas: {topic}",
      "La primera es la promesa; de la dos a la seis, un paso en menos de 20 palabras; la séptima pide guardarlo o enviarlo. Compártelo en Stories con la pegatina de preguntas.",
    ],
    [
      "Combina un Reel con tres Stories: {topic}",
      "El Reel da el consejo en 30 segundos; las Stories enseñan la preparación, una encuesta y tu respuesta a alguien. Compara los compartidos, no los me gusta: son los que te llevan a gente nueva.",
    ],
  ],
  tiktok: [
    [
      "Educa tu «Para ti» de TikTok: {topic}",
      "Busca diez frases que escribiría tu público ({audience}) y dedica 25 minutos a ver y guardar lo mejor. Apunta tres sonidos, tres comienzos y tres duraciones que se repitan.",
    ],
    [
      "Graba en TikTok una respuesta a un comentario: {topic}",
      "Usa la respuesta en vídeo, deja el comentario en pantalla y contesta en la primera frase. De 20 a 35 segundos, una toma, con subtítulos; si aún no hay comentarios, usa una pregunta que te hayan hecho.",
    ],
    [
      "Agrupa tus vídeos en una lista de TikTok: {topic}",
      "Junta al menos tres que se sigan, numera las portadas y anuncia la segunda parte de viva voz. Haz un directo o responde en vídeo a la misma hora dos veces esta semana.",
    ],
  ],
  facebook: [
    [
      "Entra en tres grupos de Facebook: {topic}",
      "Lee las normas, responde a cinco preguntas sin enlaces y anota qué temas pasan de 20 comentarios. El mismo día completa la descripción y el botón de tu página.",
    ],
    [
      "Publica un Reel de Facebook y una pregunta: {topic}",
      "El Reel, en menos de 45 segundos y con subtítulos; a la mañana siguiente, una pregunta de una sola frase para tu público ({audience}). Contesta cada comentario con otra pregunta.",
    ],
    [
      "Haz un directo de 15 minutos en Facebook: {topic}",
      "Anúncialo el día antes, prepara tres puntos y deja cinco minutos para preguntas. Guarda la grabación, corta la mejor respuesta en un Reel y publícalo en tu grupo o página.",
    ],
  ],
  other: [
    [
      "Deja listo tu perfil en {platform}: {topic}",
      "Una foto clara, una frase que diga qué se lleva quien te sigue y un enlace. Después guarda diez publicaciones recientes de {platform} que te hicieran parar y anota qué longitud y formato comparten.",
    ],
    [
      "Crea algo pensado solo para {platform}: {topic}",
      "Parte del formato que más se consume allí, no de una copia de otra red. Una idea, un ejemplo y una pregunta final; quédate 30 minutos para las respuestas.",
    ],
    [
      "Fija una cita semanal en {platform}: {topic}",
      "Un día y una hora, un formato y un título que se repita; anúncialo en tu biografía. Prepara las dos siguientes y apunta respuestas y clics al día siguiente de cada una.",
    ],
  ],
};
