import type { Text } from "../namespaces.ts";

/** El calendario de contenido. */
export const text: Text<"calendar"> = {
  lead: "Mira qué sale y cuándo, y dónde queda hueco.",
  add: "Añadir contenido",
  plan: "Calendario",
  view: "Vista",
  span: { week: "Semana", month: "Mes" },
  before: { week: "La semana anterior", month: "El mes anterior" },
  after: { week: "La semana siguiente", month: "El mes siguiente" },
  today: "Hoy",
  empty: { week: "No hay nada previsto esta semana.", month: "No hay nada previsto este mes." },
  further_one: "+{{count}} más",
  further_other: "+{{count}} más",
  legend: "Qué significa cada símbolo",
  status: { scheduled: "Programado", draft: "Borrador", planned: "Previsto" },
  type: { Post: "Publicación", Story: "Historia", Reel: "Reel", Video: "Vídeo" },
  media: { image: "Imagen", video: "Vídeo", story: "Historia" },
  hashtags: "Hashtags",
  dialog: {
    edit: "Editar contenido",
    unsaved: "Se queda solo en esta página: no se guarda nada.",
    close: "Cerrar",
    title: "Título",
    platform: "Plataforma",
    when: "Fecha y hora",
    type: "Tipo",
    cancel: "Cancelar",
    change: "Aplicar cambios",
    delete: "Borrar",
  },
  issue: {
    titleRequired: "Ponle un título",
    titleTooLong: "No puede tener más de {{count}} caracteres",
    whenRequired: "Elige una fecha y una hora",
  },
  news: {
    added: "Añadido a esta página. No se guarda nada.",
    changed: "Cambiado en esta página. No se guarda nada.",
    restored: "Vuelve a estar en el calendario.",
  },
  deleted: "«{{title}}» se ha borrado de esta página.",
  undo: "Deshacer",
  times: "Mejores horas para publicar",
  suggestions: "Ideas de contenido",
  sample: {
    bread: {
      title: "Pan sin amasar",
      caption: "Cuatro ingredientes, un bol y una noche de espera.",
      hashtags: "#pan #cocinalenta",
    },
    herbs: {
      title: "Hierbas frescas toda la semana",
      caption: "Un vaso de agua, una bolsa y un estante frío.",
      hashtags: "#hierbas #sindesperdicio",
    },
    market: {
      title: "La compra del mercado, a todo color",
      caption: "Toda esta cesta costó menos que una cena a domicilio. ¿Qué cocino primero?",
      hashtags: "#díademercado #detemporada",
    },
    pan: {
      title: "Una sartén y nada más",
      caption: "Cena para dos y una sola sartén que fregar.",
      hashtags: "#unasartén #cenafácil",
    },
    poll: {
      title: "Encuesta: ¿sopa o guiso?",
      caption: "Tú eliges y esta noche lo cocino.",
      hashtags: "#encuesta",
    },
    soup: {
      title: "Sopa de lentejas en diez minutos",
      caption: "La sopa que hago cuando no hay tiempo para nada más.",
      hashtags: "#lentejas #cenarápida",
    },
    knife: {
      title: "Tres cortes imprescindibles",
      caption: "Primero despacio, luego deprisa: tres cortes que lo hacen todo fácil.",
      hashtags: "#cuchillo #trucosdecocina",
    },
    noodles: {
      title: "Fideos de entre semana",
      caption: "Cinco cosas de la despensa y un cuenco muy rico.",
      hashtags: "#fideos #despensa",
    },
    shelf: {
      title: "Un vistazo a mis especias",
      caption: "Los ocho botes que volvería a comprar mañana.",
      hashtags: "#especias #cocina",
    },
    budget: {
      title: "Una semana de cenas por 30",
      caption: "Siete cenas, una lista de la compra y nada que tirar.",
      hashtags: "#presupuesto #menúsemanal",
    },
    answers: {
      title: "Tus preguntas, mis respuestas",
      caption: "Preguntaste por el congelador, la sal y los platos sucios.",
      hashtags: "#pregúntame",
    },
    picnic: {
      title: "Un pícnic en un tarro",
      caption: "Cuatro capas que aguantan el camino hasta el parque.",
      hashtags: "#pícnic #ensalada",
    },
  },
  ideas: {
    shopping: {
      title: "Lo que compro en una semana",
      description: "Enseña tu cesta y di por qué está cada cosa.",
      category: "Vida diaria",
    },
    minute: {
      title: "Un truco en un minuto",
      description: "Un solo truco de cocina, del problema al plato.",
      category: "Tutorial",
    },
    kitchen: {
      title: "Cocina conmigo en directo",
      description: "Una hora en tu cocina con las preguntas del chat.",
      category: "Comunidad",
    },
    leftovers: {
      title: "Antes y después: las sobras",
      description: "Dos fotos que dan ganas de guardar la receta.",
      category: "Receta",
    },
  },
};
