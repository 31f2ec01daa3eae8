import type { Text } from "../namespaces.ts";

export const text: Text<"engagement"> = {
  lead: "Conoce a las personas que hay detrás de las cifras y dales algo a lo que responder.",
  stats: {
    label: "Totales",
    followers: "Seguidores en total",
    comments: "Comentarios en total",
    likes: "Me gusta en total",
    rate: "Tasa de interacción",
  },
  insight: {
    waiting_one: "{{count}} persona espera tu respuesta. Contesta en menos de 2 horas, mientras la gente sigue ahí.",
    waiting_other:
      "{{count}} personas esperan tu respuesta. Contesta en menos de 2 horas, mientras la gente sigue ahí.",
    answer: "Responder a {{name}}",
  },
  reply: {
    label: "Tu respuesta a {{name}}",
    placeholder: "Escribe una respuesta…",
    soon: "Las respuestas a comentarios de ejemplo nunca se envían.",
    draft: "Borrador",
    saved: "Borrador guardado en este navegador. Las respuestas de ejemplo nunca se envían.",
  },
  tabs: { comments: "Comentarios", prompts: "Ideas para conversar", insights: "Tu comunidad" },
  comments: {
    title: "Comentarios recientes",
    waiting_one: "{{count}} espera respuesta",
    waiting_other: "{{count}} esperan respuesta",
    needsReply: "Espera respuesta",
    likes_one: "me gusta",
    likes_other: "me gusta",
    like: "Me gusta",
    reply: "Responder",
    to: "{{action}}: {{name}}",
  },
  prompts: {
    title: "Ideas para tu próxima publicación",
    use: "Usar esta idea",
    engagement: { High: "Interacción alta", Medium: "Interacción media" },
  },
  tips: {
    title: "Consejos prácticos",
    reply: "Responde en menos de 2 horas, mientras la gente sigue ahí.",
    ask: "Haz preguntas para que la gente tenga algo que responder.",
    polls: "Usa encuestas y preguntas en tus historias.",
    live: "Organiza un directo de preguntas y respuestas.",
  },
  insights: {
    responseRate: "Tasa de respuesta",
    answered: "Respondes al {{share}} de los comentarios que recibes.",
    responseTime: "Tiempo medio de respuesta",
    ofGoal: "de tu objetivo de {{goal}}",
    top: "Contenido con más interacción",
    likes_one: "{{likes}} me gusta",
    likes_other: "{{likes}} me gusta",
    comments_one: "{{comments}} comentario",
    comments_other: "{{comments}} comentarios",
    opportunities: "Oportunidades de crecimiento",
    followUp: "Preparar una continuación",
    followUpTo: "Continuación de «{{title}}»",
    write: "Escribir la publicación",
    actionOn: "{{action}}: {{title}}",
  },
  sample: {
    comments: {
      flatmates: "Lo hice para la gente con la que vivo y nadie se creyó que fueran 20 minutos. ¿Con qué lo acompañas?",
      swap: "El truco de la sartén me salvó la cena. ¿Sirve también para inducción?",
      food: "Por fin un canal de recetas que empieza por la comida.",
      freeze: "¿Puedo congelar la sopa con el limón ya dentro?",
      spices: "Compré cuatro de tus ocho botes y mi arroz nunca ha estado mejor.",
      kids: "Mis hijos se comieron la verdura. Repito: se comieron la verdura.",
    },
    prompts: {
      tonight: { prompt: "¿Qué hay de cena hoy en tu casa?", category: "Pregunta" },
      choose: { prompt: "¿Sopa o guiso? Tú eliges, yo cocino.", category: "Encuesta" },
      worst: { prompt: "¿Cuál fue tu peor desastre en la cocina?", category: "Anécdota" },
      show: { prompt: "Enséñame tu versión y compartiré mis favoritas.", category: "Reto" },
      teach: { prompt: "¿Qué plato debería aprender de ti?", category: "Comunidad" },
      never: { prompt: "¿Qué ingrediente no volverías a comprar?", category: "Opinión" },
    },
    top: {
      soup: "Sopa de lentejas en diez minutos",
      noodles: "Fideos de entre semana",
      knife: "Tres cortes imprescindibles",
    },
    opportunities: {
      live: {
        title: "Haz un directo los jueves",
        description: "La mayoría de tus seguidores se conecta entre las 7 y las 9 de la noche.",
      },
      stories: {
        title: "Haz una pregunta al día",
        description: "Las historias con una pregunta reciben el triple de respuestas.",
      },
      evening: {
        title: "Responde al final del día",
        description: "Responder la misma tarde hace que la gente vuelva.",
      },
    },
  },
};
