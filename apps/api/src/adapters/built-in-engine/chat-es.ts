import type { ChatText } from "./chat-text.ts";

const twoSteps = "{one}\n{oneHow}\n\n{two}\n{twoHow}";

/** The chat in Spanish. */
export const chatEs: ChatText = {
  answers: {
    greeting: [
      "Hola. Conozco tu tema ({topic}), tu público ({audience}) y tu objetivo ({goal}).\n\nPídeme ideas de publicaciones, ganchos, hashtags, horarios, o cómo crecer en {platform}.",
      "Qué bien verte. ¿Buscamos la próxima publicación sobre {topic}, o lo que te acerca a tu objetivo: {goal}?",
    ],
    thanks: [
      "De nada. Un paso pequeño: pon lo que te ha gustado en tu calendario con día y hora, o se quedará en idea.",
      "Con gusto. Cuando la publicación esté fuera, apunta a las 48 horas cuántas veces se guarda y se comparte, y cuéntamelo: la siguiente idea saldrá mejor.",
    ],
    who: [
      "Doy consejos para crecer creando contenido, a partir de lo que le contaste a Trellis: {topic} para {audience}, en {platform}.\n\nPuedo ayudarte con:\n• ideas y ganchos\n• hashtags y horarios\n• crecimiento, comentarios y comunidad\n• ganar dinero con tu contenido\n• YouTube, Instagram, TikTok y Facebook",
    ],
    ideas: [
      `Dos publicaciones sobre {topic} que puedes hacer esta semana:\n\n${twoSteps}\n\nPídeme otra y sigo.`,
      `Aquí van dos más, pensadas para {audience}:\n\n${twoSteps}`,
    ],
    hooks: [
      "Tres comienzos que van bien con {topic}:\n\n1. {one}\n2. {two}\n3. {three}\n\nDi la frase antes que nada, sin saludo, y enseña el resultado en los dos primeros segundos. Prueba dos en el mismo vídeo y quédate con el que conserve más gente en el segundo tres.",
      "Un comienzo funciona cuando quien lo oye ({audience}) reconoce en él su propia situación. Parte de una pregunta que te hacen de verdad, como «{question}», y respóndela antes de la mitad.\n\nLuego prueba con estos:\n• {one}\n• {two}",
    ],
    hashtags: [
      "Para tu próxima publicación sobre {topic}:\n\n{tags}\n\nElige de cinco a ocho: tres que nombren el tema, dos para la gente a la que hablas, uno o dos amplios. Cambia dos cada vez y conserva los que traen visualizaciones de quien aún no te sigue.",
      "Los hashtags le dicen a {platform} de qué va una publicación; no la sostienen. Pon también en la primera línea y en pantalla las palabras que la gente busca ({topic}). Acompáñalas de estos:\n\n{tags}",
    ],
    times: [
      "Un ritmo que encaja con {audience}:\n\n{times}\n\nMantenlo tres semanas antes de juzgarlo y quédate media hora después de cada publicación para las primeras respuestas. Luego mueve dos horas el hueco más flojo.",
      "La regularidad cuenta más que la hora perfecta. Empieza con esto:\n\n{times}\n\nPrepara dos publicaciones por adelantado, para que una semana llena no rompa el ritmo. En cuanto tengas 20 publicaciones, tus propias cifras valen más que las mías.",
    ],
    growth: [
      "Para tu objetivo ({goal}) haría tres cosas:\n\n1. Una promesa. Tu perfil debe decir en una línea qué das y a quién: {topic}, {audience}.\n2. Una serie. «{series}» da un motivo para volver.\n3. Que se comparta antes que gustar. Termina con algo que valga la pena enviar: una lista, una comparación, un error que evitar.\n\nMira una sola cifra durante tres semanas: seguidores nuevos por cada 1000 visualizaciones.",
      "La gente nueva llega por lo que otros envían. Toma tu mejor publicación sobre {topic}, hazla de nuevo con la mitad de duración y otra primera frase, y responde en ella a «{question}».\n\nDespués haz algo con otra cuenta cuyo público también sea {audience}: una publicación a dos trae más que diez por separado.",
    ],
    engagement: [
      "La gente responde a preguntas de tres segundos. En tu próxima publicación sobre {topic} no preguntes «¿Qué opinas?»: da a elegir entre dos opciones y responde tú primero.\n\nContesta a cada comentario de la primera hora con otra pregunta. Convierte el mejor en tu próxima publicación: «{question}» sería un buen comienzo.",
      "Haz de ello un pequeño ritual: «{series}», siempre el mismo día. Nombra a quien hizo la pregunta y abre la víspera una encuesta en Stories o en la comunidad.\n\n{audience}: que se note que, sin sus preguntas, la publicación no existiría.",
    ],
    money: [
      "No necesitas un público grande, sino uno claro. Tres vías, por este orden:\n\n1. Algo pequeño y tuyo sobre {topic}: una guía, una plantilla, una hora de consejo.\n2. Enlaces de afiliación a dos o tres cosas que usas de verdad.\n3. Marcas: escribe a cinco que ya hablan a {audience}, con una idea concreta para cada una y tus cifras de los últimos 30 días.\n\nSeñala lo que es publicidad y no prometas nada que no dirías a una amistad.",
      "Para las marcas, prepara una página: a quién llegas ({audience}), qué publicas ({topic}), tres cifras, dos publicaciones que funcionaron y un precio por formato.\n\nCuenta las horas que te cuesta una publicación y añade aparte el uso de tus imágenes en sus anuncios. Pide la mitad por adelantado.",
    ],
    series: [
      "Dos series que te van:\n\n• {one}\n• {two}\n\nMismo título, mismo día, mismo plano inicial. Planea cinco episodios antes de publicar el primero: si cuesta encontrar cinco, el tema es demasiado estrecho.",
    ],
    mistakes: [
      "Lo que más se ve en torno a {topic}:\n\n1. {one}\n2. {two}\n3. {three}\n\nCada uno es también una publicación: enséñalo, di por qué pasa y pon al lado la forma mejor.",
      "Si tus publicaciones se quedan pequeñas, mira tres cosas en este orden: si el primer segundo dice de qué va, si hay una sola idea y si está claro para quién es ({audience}). Cambia una por publicación, o no sabrás qué ayudó.",
    ],
    gear: [
      "Tu móvil basta por ahora. Por este orden: luz de una ventana delante de ti, un micrófono pequeño de pinza y después un soporte. Graba tomas cortas, corta cada pausa y pon subtítulos: mucha gente mira sin sonido.\n\nEdita un mes con una sola aplicación antes de probar otra.",
      "Graba tres publicaciones sobre {topic} en una tarde: mismo sitio, otra camiseta, tres comienzos de cada una. Corta hasta que no sobre nada y míralo una vez sin sonido antes de publicar.",
    ],
    motivation: [
      "Hazlo más pequeño. Una publicación por semana sobre {topic} que disfrutes vale más que cinco que te pesan. Ponte 25 minutos, haz solo la primera frase y el primer plano, y decide después si sigues.\n\nGuarda una lista de lo que la gente te ha agradecido. En los días lentos mide mejor que el contador.",
      "Ten dos publicaciones de reserva y un día libre sin aplicaciones. Si falta tiempo, responde en 30 segundos a una pregunta de {audience}: «{question}». Estar cuenta; que sea perfecto, no.",
    ],
    figures: [
      "Bastan tres cifras:\n\n1. Cuánta gente queda a los tres segundos: habla del comienzo.\n2. Cuántas veces se guarda y se comparte por cada 1000 visualizaciones: habla del valor.\n3. Seguidores nuevos por cada 1000 visualizaciones: dice si encaja con {audience}.\n\nCompara publicaciones del mismo tipo, de diez en diez, y nunca un solo día.",
    ],
    bio: [
      "Para {platform} bastan tres líneas:\n\n1. {topic} para {audience}\n2. Lo que se recibe cada semana, como «{series}»\n3. Un enlace con verbo: «Consigue la lista»\n\nPon también en el campo del nombre la palabra que la gente busca y fija la publicación que debe ver primero quien llega.",
    ],
    plan: [
      "De la primera semana de tu hoja de ruta, por ejemplo:\n\n1. {one}\n2. {two}\n3. {three}\n\nAbre la hoja de ruta para ver cómo se hace cada una y marcar lo hecho. Empieza por la que puedas acabar en 30 minutos.",
    ],
    youtube: [`En YouTube empezaría por aquí:\n\n${twoSteps}\n\nPrimero el título y la miniatura, luego el vídeo.`],
    instagram: [`En Instagram empezaría por aquí:\n\n${twoSteps}`],
    tiktok: [`En TikTok empezaría por aquí:\n\n${twoSteps}`],
    facebook: [`En Facebook empezaría por aquí:\n\n${twoSteps}`],
    unknown: [
      "Para eso no tengo una respuesta preparada. De tu tema sí puedo decirte algo: una publicación que responda a «{question}» vale la pena para {audience} en {platform}.\n\nTambién puedes pedirme ideas, ganchos, hashtags, horarios, crecimiento, comentarios o cómo ganar dinero.",
      "Eso va más allá de lo que sé. Prueba con una de estas palabras: ideas, ganchos, hashtags, horarios, crecer, comentarios, dinero, YouTube.\n\nMientras tanto, una primera frase para tu próxima publicación sobre {topic}: {hook}",
    ],
  },
  signature: "Soy el motor integrado de Trellis: respondo a partir de lo que contaste de ti, sin una IA externa.",
  time: "{day} a las {hour} en {where}",
};
