import type { PlanText } from "../plan-text.ts";

/** What each kind of goal asks for, in Spanish. */
export const goals: PlanText["goals"] = {
  reach: {
    focus: [
      [
        "Que un desconocido entienda tu cuenta en cinco segundos: {topic}",
        "Un perfil que valga la pena seguir, para {audience}",
      ],
      ["Gana atención más allá de tus seguidores: {topic}", "Comienzos que hacen parar, pensados para {audience}"],
      ["Repite lo que trajo gente nueva y suelta el resto", "Una serie reconocible y un ritmo estable: {topic}"],
    ],
    steps: [
      [
        "Marca tu punto de partida: {goal}",
        "Apunta seguidores, visitas al perfil y alcance de tus cinco últimas publicaciones en {platform}. Elige un solo número que mover en tres semanas y míralo únicamente los lunes.",
      ],
      [
        "Intercambia un consejo con una cuenta afín: {topic}",
        "Haz una lista de cinco creadores de tu tamaño, comenta con sentido durante dos días y propón a dos una publicación conjunta: su consejo, el tuyo y un texto común.",
      ],
      [
        "Rehaz tu mejor publicación con otro comienzo: {topic}",
        "Conserva la idea y cambia los tres primeros segundos y el formato. Publícala en {platform} y compara a cuántas personas que no te siguen llegó en 48 horas.",
      ],
    ],
    review: [
      "Balance: qué publicaciones te acercaron a «{goal}»",
      "Ordena todo lo publicado por seguidores nuevos por cada 1000 visualizaciones. Los dos primeros formatos serán tu norma el mes que viene; el último, fuera, por mucho trabajo que diera.",
    ],
  },
  community: {
    focus: [
      [
        "Conoce por su nombre a tus primeras cincuenta personas",
        "Escucha antes de publicar: de qué necesita hablar tu público",
      ],
      [
        "Abre conversaciones que la gente quiera terminar: {topic}",
        "Publicaciones fáciles de contestar y respuestas en menos de una hora",
      ],
      ["Dale a tu comunidad un ritual propio", "Tu público en el centro del contenido: {audience}"],
    ],
    steps: [
      [
        "Manda diez mensajes personales: {topic}",
        "Escribe a las diez personas que más interactúan: agradece algo concreto y pregunta qué les gustaría ver. Sin enlaces; guarda las respuestas en una sola lista.",
      ],
      [
        "Que decida tu público: encuesta de dos opciones ({topic})",
        "Ofrece dos opciones reales para tu próxima publicación y di cuándo saldrá la ganadora. Cumple y nombra a dos personas que votaron.",
      ],
      [
        "Da protagonismo a alguien de tu público: {audience}",
        "Pide a una persona activa una foto, un resultado o un consejo y construye una publicación con tres frases tuyas. Pregunta al resto quién debería ser el siguiente.",
      ],
    ],
    review: [
      "Balance: quién volvió y cómo ayuda a «{goal}»",
      "Cuenta quién comentó al menos dos veces en tres semanas y en qué publicaciones. Da las gracias a cinco de esas personas y convierte ese tipo de publicación en cita semanal.",
    ],
  },
  sales: {
    focus: [
      [
        "Una oferta clara para {audience}, y pruebas de que funciona",
        "Convierte lo que sabes en una oferta con nombre: {topic}",
      ],
      ["Responde a las dudas que frenan la compra", "Enseña el trabajo que hay detrás antes de pedir nada: {topic}"],
      ["Pide con claridad, haz seguimiento con tacto", "Del interés a la reserva: una sola llamada a la acción"],
    ],
    steps: [
      [
        "Describe una oferta en una página: {topic} para {audience}",
        "El problema, qué recibe la persona, cuánto dura, el precio y el siguiente paso, en 150 palabras. Que ese paso sea el único enlace de tu biografía.",
      ],
      [
        "Contesta la objeción que más oyes: {topic}",
        "Es caro, no tengo tiempo, ya lo intenté: elige una. Nómbrala en la primera frase, responde con un ejemplo real y termina con «escríbeme EMPIEZO si te pasa esto».",
      ],
      [
        "Haz una invitación clara para {audience}",
        "Para quién es, para quién no, qué pasa cuando te escriben y cuántas plazas hay. Publícala una vez y responde cada mensaje en 24 horas con una pregunta antes que con un precio.",
      ],
    ],
    review: [
      "Balance: de la visualización a «{goal}»",
      "Pon cuatro números en fila: visualizaciones, visitas al perfil, mensajes y ventas. La mayor caída entre dos de ellos es lo que toca arreglar el mes que viene.",
    ],
  },
  brands: {
    focus: [
      [
        "Que una marca vea en ti a alguien con quien trabajar",
        "Un perfil que una marca entiende de un vistazo: {topic}",
      ],
      ["Crea muestras antes de que nadie las pague", "Enseña a las marcas cómo hablas a tu público: {audience}"],
      ["Escribe a cinco marcas que encajen, con datos", "Del porfolio a la primera conversación con una marca"],
    ],
    steps: [
      [
        "Prepara un media kit de una página: {topic} para {audience}",
        "Quién te sigue, tres cifras de los últimos 30 días, tus tres mejores publicaciones, qué ofreces y un contacto. Enlázalo en tu biografía como «Trabaja conmigo».",
      ],
      [
        "Crea una muestra de marca con un producto que ya usas",
        "45 segundos: el problema, el producto en uso real, un límite honesto y el resultado. Aclara que no es publicidad pagada; será la pieza de tu porfolio sobre «{topic}».",
      ],
      [
        "Escribe a cinco marcas pequeñas afines: {topic}",
        "Elige marcas que ya trabajen con cuentas de tu tamaño. Seis frases a cada una: por qué ella, una idea, la muestra, tus datos, una horquilla de precio y una fecha para responder.",
      ],
    ],
    review: [
      "Balance: qué vería hoy una marca, de cara a «{goal}»",
      "Mira tus nueve últimas publicaciones como quien va a comprar: mismo tema, buena luz, comentarios contestados. Cambia la más floja, actualiza el media kit y pon fecha a los recordatorios.",
    ],
  },
  views: {
    focus: [
      ["Descubre dónde se va la gente de tus vídeos: {topic}", "Arregla los diez primeros segundos: {topic}"],
      ["Títulos y comienzos que se ganan el clic y lo mantienen", "Empieza antes y deja claro qué gana quien mira"],
      ["Que un vídeo lleve al siguiente: {topic}", "Convierte una visualización en dos"],
    ],
    steps: [
      [
        "Marca la caída en tus tres últimos vídeos: {topic}",
        "Abre la gráfica de retención y anota el segundo en que se va más gente y qué se ve en pantalla. Si aún no tienes vídeos, hazlo a ojo con tres que dejaste a medias.",
      ],
      [
        "Reduce un vídeo a la mitad: {topic}",
        "Quita el saludo, lo repetido y las pausas de más de medio segundo; empieza por el momento que justificaba grabarlo. Compara el tiempo medio de visualización con la versión larga.",
      ],
      [
        "Encadena dos vídeos: {topic}",
        "Acaba el primero con una pregunta que solo responde el segundo y enlázalo en un comentario fijado o en la pantalla final. Mide cuántos siguen: uno de cada veinte es buena primera marca.",
      ],
    ],
    review: [
      "Balance: qué minutos se quedó la gente, de cara a «{goal}»",
      "Ordena tus publicaciones por porcentaje medio visto, no por visualizaciones. El comienzo de la primera y la duración de la segunda serán tu plantilla del mes que viene.",
    ],
  },
  start: {
    focus: [
      ["Un comienzo pequeño que puedas mantener: {topic}", "Dos huecos fijos a la semana y nada más"],
      ["Primeras publicaciones, correctas y fuera: {topic}", "Publica antes de sentir que está perfecto"],
      ["Un ritmo que aguante una mala semana", "Sigue adelante con menos esfuerzo por publicación: {topic}"],
    ],
    steps: [
      [
        "Reserva dos huecos fijos a la semana: {topic}",
        "Uno de 45 minutos para crear y otro de 15 para publicar y responder; ponlos en tu calendario tres semanas. Al lado, escribe tu objetivo: «{goal}».",
      ],
      [
        "Guarda una publicación terminada en reserva: {topic}",
        "Crea algo que no caduque, como «{question}» respondida en 30 segundos, y déjalo en borradores. Es para el día en que nada sale; reponla cuando la uses.",
      ],
      [
        "Define tu publicación mínima: {topic}",
        "Una foto y tres frases, o una toma de 15 segundos: decídelo ahora, para los días de cansancio. Publica una hoy y comprueba que tardas menos de diez minutos.",
      ],
    ],
    review: [
      "Balance: tres semanas hacia «{goal}»",
      "Cuenta las publicaciones hechas, no los me gusta. Escribe qué hizo fáciles las fáciles, cambia el hueco que nunca funcionó y reserva las tres semanas siguientes.",
    ],
  },
};
