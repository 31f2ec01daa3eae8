import { hits } from "./recognise.ts";

/** What a question can be about. */
export type Intent =
  | "thanks"
  | "who"
  | "hashtags"
  | "times"
  | "hooks"
  | "money"
  | "engagement"
  | "series"
  | "mistakes"
  | "gear"
  | "motivation"
  | "figures"
  | "bio"
  | "ideas"
  | "plan"
  | "youtube"
  | "instagram"
  | "tiktok"
  | "facebook"
  | "growth"
  | "greeting";

/**
 * Folded keywords of the three languages, as in `keywords.ts`. The kind with the most words in the question wins; of
 * two with equally many, the one further up.
 */
const intentWords: readonly (readonly [Intent, string])[] = [
  ["hashtags", `hashtag*, hash tag*, mots diese*, mot diese*, etiquetas, tags`],
  [
    "times",
    `when, what time*, best time*, time to post, schedul*, how often, hour*, day to post, posting time*, cuando,
    que hora*, hora*, horario*, calendario, cada cuanto, con que frecuencia, frecuencia, quand, heure*, horaire*,
    calendrier, combien de fois, frequence, a quelle*, planning`,
  ],
  [
    "hooks",
    `hook*, opening*, first line*, first second*, first three seconds, title*, headline*, gancho*, primera frase,
    primeros segundos, titulo*, titular*, accroche*, premiere phrase, premieres secondes, titre*, views, vues, vistas,
    visualizaciones, retention, retencion`,
  ],
  [
    "money",
    `moneti*, money, earn*, income, sponsor*, brand deal*, brand*, paid, price*, rate card, sell*, affiliate*, dinero,
    ingreso*, patrocin*, marca*, cobrar, vender, precio*, afiliad*, argent, gagner ma vie, revenu*, marque*,
    partenariat*, vendre, tarif*, prix, affiliation, media kit`,
  ],
  [
    "engagement",
    `engag*, comments, commenting, commenter*, communit*, repl*, dm, dms, interact*, loyal*, conversation*, comentario*, comunidad*,
    interac*, responder, fideliz*, mensajes, commentaire*, communaut*, repondre, fideliser, messages`,
  ],
  [
    "bio",
    `bio, biography, profile, banner, about me, channel description, perfil, biografia, presentacion, profil,
    biographie, banniere`,
  ],
  [
    "series",
    `series, recurring, format*, episode*, serie, secciones, recurrente*, formato*, episodio*, recurrent*, rubrique*,
    rendez vous`,
  ],
  [
    "mistakes",
    `mistake*, wrong, avoid, not working, doesn t work, error, errores, evitar, mal, no funciona, erreur*, eviter,
    mauvais*, ne marche pas, ne fonctionne pas`,
  ],
  [
    "gear",
    `camera, cameras, gear, equipment, microphone*, mic, light*, edit, editing, app, apps, software, film, filming,
    equipo, microfono*, luz, luces, editar, edicion, aplicacion*, grabar, materiel, micro, lumiere*, monter, montage,
    application*, filmer, logiciel*`,
  ],
  [
    "motivation",
    `motivat*, burn out, burnout, tired, consisten*, give up, stuck, no time, discipline, procrast*, overwhelm*, lazy,
    motiva*, cansad*, agotad*, constan*, rendirme, atascad*, sin tiempo, no tengo tiempo, fatigu*, epuis*, regulier*,
    regularite, abandonner, bloque*, pas le temps, discipline`,
  ],
  [
    "figures",
    `analytic*, figure*, metric*, statistic*, insight*, measure*, numbers, kpi*, estadistica*, metrica*, medir, numeros,
    datos, statistique*, mesurer, chiffre*, donnees`,
  ],
  ["thanks", `thank*, thanks, thx, great, perfect, awesome, gracias, genial, perfecto, merci*, super, parfait, top`],
  [
    "who",
    `who are you, what are you, are you a bot, are you human, are you real, robot, chatgpt, openai, what can you do, how do you work, quien eres,
    que eres, eres un bot, eres human*, que puedes hacer, como funcionas, qui es tu, tu es qui, es tu un, que peux tu,
    que sais tu faire, comment fonctionnes tu, help me with, ayuda, aide`,
  ],
  [
    "ideas",
    `idea*, what to post, what should i post, what can i post, content, topic*, inspir*, script*, video about,
    que publico, que publicar, que subo, contenido*, tema*, guion*, idee*, que publier, quoi publier, contenu*,
    sujet*, scenario*`,
  ],
  [
    "plan",
    `roadmap, my plan, today, this week, where do i start, where should i start, next step*, first step*, hoja de ruta,
    mi plan, hoy, esta semana, por donde empiezo, siguiente paso, primer paso, feuille de route, mon plan, aujourd hui,
    cette semaine, par ou commencer, par ou je commence, prochaine etape, premiere etape`,
  ],
  ["youtube", "youtube*, you tube, yt, shorts, thumbnail*, miniatura*, miniature*, watch time"],
  ["instagram", "instagram*, insta, ig, reel*, carousel*, carrusel*, carrousel*, stories"],
  ["tiktok", "tiktok*, tik tok, fyp, for you page"],
  ["facebook", "facebook*, fb"],
  [
    "growth",
    `grow*, follower*, subscriber*, reach*, audience, bigger, famous, viral, algorithm*, crec*, seguidor*,
    suscriptor*, alcance*, publico, famos*, algoritmo*, grandir, abonn*, portee, percer, croissance, algorithme*,
    developper, visib*, goal*, objetivo*, meta, objectif*`,
  ],
  [
    "greeting",
    `hi, hello, hey, good morning, good evening, hola, buenas, buenos dias, que tal, bonjour, bonsoir, salut, coucou`,
  ],
];

const moreWords = `more, another, others, something else, again, mas, otra, otro, otras, otros, encore, autre*, plus`;

/** What a question is about; undefined when no word of it is known. */
export const intentOf = (question: string): Intent | undefined => {
  let best: Intent | undefined;
  let most = 0;
  for (const [intent, words] of intentWords) {
    const found = hits(question, words);
    if (found > most) [best, most] = [intent, found];
  }
  return best;
};

/** Whether it only asks to go on: "Another one?" */
export const asksForMore = (question: string): boolean => question.length <= 40 && hits(question, moreWords) > 0;
