import type { NicheText } from "../../plan-text.ts";

/** Clothes and personal style. */
export const fashion: NicheText = {
  name: "mode",
  audience: "celles et ceux qui veulent bien s’habiller avec ce qu’ils ont",
  themes: ["Une pièce, plusieurs tenues", "Coupe, matière et entretien", "Acheter moins et mieux"],
  tags: ["#IdeesTenues", "#ConseilsMode", "#GardeRobeCapsule", "#ModeResponsable"],
  hooks: [
    "Une chemise, cinq tenues, aucun achat",
    "Ce n’est pas la taille, c’est l’endroit où tombe la couture",
    "J’ai porté la même veste pendant sept jours",
  ],
  questions: [
    "Avec quoi porter un pantalon large ?",
    "Comment savoir si ça me va vraiment ?",
    "Où trouver de belles pièces de seconde main ?",
  ],
  mistakes: [
    "acheter pour une vie qu’on ne mène pas",
    "juger la coupe de face seulement",
    "garder des pièces qui exigent un autre achat",
  ],
  series: ["Une pièce, cinq jours", "Vérité en cabine"],
  ideas: [
    [
      "Porte une pièce de cinq façons en 30 secondes",
      "Même endroit, même cadre, un saut ou un tour entre les tenues. Affiche l’occasion de chacune et ne liste en légende que ce que tu as déjà.",
    ],
    [
      "Filme un essayage : de face, de profil, en position assise",
      "Trois tenues, trois angles, dix secondes chacune. Montre épaule, taille et ourlet, et dis laquelle retourne sur le cintre et pourquoi.",
    ],
    [
      "Répare ou transforme un vêtement devant la caméra",
      "Ourlet, bouton, tache ou teinture : avant, l’astuce, après, avec temps et coût à l’écran. Demande ce qui attend dans les tiroirs.",
    ],
    [
      "Compose une tenue avec un budget fixe",
      "Annonce une somme, filme la recherche en seconde main ou dans ton armoire, puis le look final avec chaque prix. Garde un raté et explique l’erreur.",
    ],
    [
      "Explique une règle de proportion avec deux looks",
      "Les mêmes vêtements, un seul changement : rentré ou non, court ou long, ceinture ou pas. Mets-les côte à côte et fais voter avant d’expliquer.",
    ],
  ],
  proof: [
    "Montre un changement de garde-robe en trois tenues",
    "Le tien ou celui d’une cliente, avec son accord : ce qui était porté, ce qui gênait, ce qui a changé avec une pièce achetée au plus. Laisse la personne le dire avec ses mots.",
  ],
};
