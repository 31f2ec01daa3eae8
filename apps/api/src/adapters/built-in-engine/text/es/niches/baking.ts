import type { NicheText } from "../../plan-text.ts";

/** Bread, cakes and pastry. */
export const baking: NicheText = {
  name: "repostería y pan",
  audience: "gente que hornea en casa",
  themes: ["Dulces y panes con pocos ingredientes", "Masa, horno y textura explicados", "Cómo salvar lo que salió mal"],
  tags: ["#ReposteriaCasera", "#PanCasero", "#HorneaConmigo", "#TrucosDeReposteria"],
  hooks: [
    "Tu bizcocho se hunde por una de estas dos razones",
    "Esta masa parece un desastre y está perfecta",
    "Tres ingredientes, un bol y nadie se lo cree",
  ],
  questions: [
    "¿Por qué me ha quedado el pan tan denso?",
    "¿Puedo hornearlo sin batidora?",
    "¿Cómo sé que está hecho por dentro?",
  ],
  mistakes: [
    "abrir el horno en los primeros 15 minutos",
    "medir la harina a ojo en vez de pesarla",
    "meter la masa al horno antes de que haya subido",
  ],
  series: ["El horneado de la semana", "Salva mi bizcocho"],
  ideas: [
    [
      "Graba el horneado desde el bol hasta el primer corte en 30 segundos",
      "Plano cenital para la mezcla, de cerca para la subida, de lado para el corte. Deja el sonido de la corteza o del cuchillo y pon las cantidades en gramos en el texto.",
    ],
    [
      "Hornea la misma receta dos veces con un solo cambio",
      "Mantequilla o aceite, 180 o 200 grados, con reposo o sin él: cambia una sola cosa. Enseña los dos cortes juntos y pregunta cuál se comerían.",
    ],
    [
      "Explica cómo debe verse la masa en cada fase",
      "Cuatro primeros planos: recién mezclada, tras el reposo, lista para formar y lista para el horno. Una prueba con el dedo en cada uno, para no fiarse solo del reloj.",
    ],
    [
      "Publica un horneado con lo que queda en la despensa",
      "Tres básicos y una sobra, como plátanos maduros o pan duro. Da un sustituto para cada uno y pregunta qué tienen en casa esperando.",
    ],
    [
      "Decora una tarta o forma un pan en una sola toma",
      "Desde arriba, sin cortes y con los diez segundos difíciles a cámara lenta. Di qué hacer cuando se rompe o se agrieta, porque ahí abandona casi todo el mundo.",
    ],
  ],
  proof: [
    "Enseña el horneado de alguien que siguió tu receta",
    "Pide la foto a un amigo o seguidor, ponla junto a la tuya y di qué hizo bien y qué cambiar la próxima vez. Ofrécete a mirar tres más.",
  ],
};
