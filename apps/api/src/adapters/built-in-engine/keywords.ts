export type GoalId = "brands" | "sales" | "community" | "views" | "start" | "reach";
export type PlatformId = "youtube" | "instagram" | "tiktok" | "facebook" | "other";
export type SkillId =
  | "beginner"
  | "shy"
  | "design"
  | "editing"
  | "writing"
  | "teaching"
  | "speaking"
  | "camera"
  | "own";

/**
 * Folded keywords of the three languages, between commas; "word*" is a beginning. The first kind that matches wins.
 */
export const goalWords: readonly (readonly [GoalId, string])[] = [
  [
    "brands",
    `brand deal*, brands, sponsor*, ugc, ambassador*, patrocin*, marcas, partenaria*, marques, embajador*, ambassad*`,
  ],
  [
    "sales",
    `vender, vendo, vendre, vends, sell*, sale*, client*, customer*, revenue*, income, earn*, money, moneti*, leads,
    booking*, shop, store, venta*, ingres*, dinero, ganar dinero, tienda, reservas, argent, revenu*, vente*,
    boutique, chiffre d affaires`,
  ],
  [
    "community",
    `communit*, comunidad*, communaut*, engag*, interac*, comment*, comentario*, loyal*, fidel*, connect*, conect*,
    participa*`,
  ],
  ["views", `view*, watch*, vues, visuali*, vistas, reproduc*, retenc*, retent*, viral*, algorithm*, algoritmo*`],
  [
    "start",
    `start, starting, started, get started, begin*, consisten*, regular*, reguli*, habit*, constan*, empez*, empiez*,
    comenz*, commenc*, debut*, lancer*, lanzar*, routine*, rutina*, disciplin*, post more, confiden*, confianza, confiance,
    first video*, learn*, aprender, apprendre`,
  ],
  [
    "reach",
    `fans, follow*, subscrib*, subs, abonn*, seguidor*, suscript*, grow*, crec*, grand*, audience*, reach, alcance,
    portee, visib*, awareness, notori*, famous, famos*`,
  ],
];

export const platformWords: readonly (readonly [PlatformId, string])[] = [
  ["youtube", "youtube*, you tube, yt"],
  ["instagram", "instagram*, insta, ig, reels"],
  ["tiktok", "tiktok*, tik tok, tt"],
  ["facebook", "facebook*, face book, fb"],
];

export const skillWords: readonly (readonly [SkillId, string])[] = [
  [
    "beginner",
    `none, no skill*, nothing, beginner*, zero, no experience, ningun*, nada, principiante*, sin experiencia, no se,
    no tengo, aucun*, rien, debutant*, pas de, novice*, not sure, idk, n a`,
  ],
  [
    "shy",
    `shy, camera shy, introvert*, timid*, faceless, off camera, hate being on camera, anonym*, anonim*, verguenza,
    sin cara, sin mostrar*, sans visage, sans montrer*`,
  ],
  [
    "design",
    `design*, disen*, graphi*, grafic*, canva, illustrat*, ilustra*, figma, photoshop, dibuj*, dessin*, draw*,
    illustration*`,
  ],
  [
    "editing",
    `edit*, montage*, montaje*, capcut, cap cut, premiere, after effects, davinci, vfx, monter, animation*,
    animacion*`,
  ],
  [
    "writing",
    `writ*, copywrit*, blog*, escrib*, escrit*, redac*, ecri*, guion*, script*, storytell*, journalis*, periodis*,
    poet*, poes*`,
  ],
  [
    "teaching",
    `teach*, coach*, train*, ensen*, enseign*, profesor*, prof, formateur*, formatrice*, formador*, tutor*, mentor*,
    entren*, entrain*, explain*, explicar, expliquer, pedagog*`,
  ],
  [
    "speaking",
    `speak*, talk*, present*, voice*, voz, voix, hablar, oratoria, parler, orale, podcast*, host*, comunica*,
    communic*, locuc*, interview*, entrevist*, animer`,
  ],
  ["camera", `photo*, foto*, camera*, camara*, film*, video*, cinemat*, drone*, shoot*, grabar, tournage, filmer`],
];
