import type { NicheText } from "../../plan-text.ts";

/** Humour, films and entertainment. */
export const comedy: NicheText = {
  name: "divertissement",
  audience: "celles et ceux qui veulent rire sur le chemin du retour",
  themes: ["Le quotidien poussé un cran trop loin", "Des personnages qui reviennent", "Des avis qu’on aime contester"],
  tags: ["#HumourDuQuotidien", "#SketchCourt", "#TellementVrai", "#AvisTranche"],
  hooks: [
    "Dans chaque groupe de discussion, il y a cette personne",
    "Ce qu’ils disent et ce qu’ils veulent dire",
    "Je l’ai vu trois fois et personne ne remarque ça",
  ],
  questions: [
    "Qui fait ça dans ta famille ?",
    "Quelle scène mérite une suite ?",
    "Quel film défends-tu contre tout le monde ?",
  ],
  mistakes: [
    "expliquer la blague dans la légende",
    "mettre dix secondes à poser la situation",
    "finir après le rire et non dessus",
  ],
  series: ["Les types de gens qui…", "La scène dont personne ne parle"],
  ideas: [
    [
      "Écris un sketch de 25 secondes à partir d’un agacement réel",
      "Un lieu, deux personnages, une chose qui empire trois fois. Commence au milieu de la dispute et finis sur la réplique la plus forte.",
    ],
    [
      "Crée un personnage récurrent avec un seul accessoire",
      "Un objet, une phrase fétiche, une chose qu’il veut. Filme trois situations aujourd’hui, publie la meilleure et garde les deux autres.",
    ],
    [
      "Raconte une scène ou une anecdote en trois actes",
      "Mise en place en cinq secondes, retournement en quinze, chute en cinq. Raconte-la d’abord à un proche et coupe tout ce qui précède son premier rire.",
    ],
    [
      "Publie un avis qu’on discutera de bon cœur",
      "Un film, un plat, une manie : ta thèse en une ligne, deux raisons, une comparaison injuste. Réponds dans le personnage aux dix meilleurs commentaires.",
    ],
    [
      "Filme la même blague à trois vitesses",
      "Lente, normale, à l’os : publie la plus courte qui fait encore rire un proche. Note la seconde où il a ri.",
    ],
  ],
  proof: [
    "Montre comment une blague s’est écrite",
    "Premier jet, phrase coupée, version qui a fait rire, en 40 secondes. Donne le nombre d’essais : on attendra la suivante.",
  ],
};
