import type { NicheText } from "../../plan-text.ts";

/** Bread, cakes and pastry. */
export const baking: NicheText = {
  name: "pâtisserie et pain",
  audience: "celles et ceux qui font des gâteaux ou du pain à la maison",
  themes: ["Des fournées avec peu d’ingrédients", "Pâte, four et texture expliqués", "Rattraper ce qui a raté"],
  tags: ["#PatisserieMaison", "#PainMaison", "#FaitMaison", "#AstucesPatisserie"],
  hooks: [
    "Ton gâteau retombe pour l’une de ces deux raisons",
    "Cette pâte a l’air ratée, elle est parfaite",
    "Trois ingrédients, un saladier, et personne n’y croit",
  ],
  questions: [
    "Pourquoi mon pain est-il si compact ?",
    "Est-ce que ça marche sans robot ?",
    "Comment savoir si c’est cuit à cœur ?",
  ],
  mistakes: [
    "ouvrir le four pendant les 15 premières minutes",
    "mesurer la farine à l’œil au lieu de la peser",
    "enfourner la pâte avant qu’elle ait levé",
  ],
  series: ["La fournée de la semaine", "Sauve mon gâteau"],
  ideas: [
    [
      "Filme la fournée du saladier à la première part en 30 secondes",
      "Vue du dessus pour le mélange, gros plan pour la levée, profil pour la coupe. Garde le bruit de la croûte ou du couteau et donne les quantités en grammes dans la légende.",
    ],
    [
      "Fais deux fois la même recette avec un seul changement",
      "Beurre ou huile, 180 ou 200 degrés, avec ou sans repos : ne change qu’une chose. Montre les deux coupes côte à côte et demande laquelle on mangerait.",
    ],
    [
      "Explique l’aspect de la pâte à chaque étape",
      "Quatre gros plans : à peine mélangée, reposée, prête à façonner, prête à cuire. Un test du doigt pour chacun, pour ne plus se fier seulement à l’horloge.",
    ],
    [
      "Publie une fournée avec le fond du placard",
      "Trois bases et un reste, comme des bananes mûres ou du pain rassis. Donne un remplacement pour chacun et demande ce qui attend dans les cuisines.",
    ],
    [
      "Décore un gâteau ou façonne un pain en une seule prise",
      "Du dessus, sans coupe, les dix secondes délicates au ralenti. Dis quoi faire quand ça casse ou se fissure, car c’est là que beaucoup abandonnent.",
    ],
  ],
  proof: [
    "Montre la fournée de quelqu’un qui a suivi ta recette",
    "Demande la photo à un proche ou à un abonné, pose-la à côté de la tienne, nomme une réussite et un réglage pour la prochaine fois. Propose d’en regarder trois autres.",
  ],
};
