import type { NicheText } from "../../plan-text.ts";

/** Video games and streaming. */
export const gaming: NicheText = {
  name: "jeu vidéo",
  audience: "celles et ceux qui veulent progresser et rire en jouant",
  themes: ["Des clips qui apprennent quelque chose", "Réglages, builds et stratégies", "Des jeux qui valent ton temps"],
  tags: ["#ClipGaming", "#AstucesGaming", "#TestJeuVideo", "#EnTrainDeJouer"],
  hooks: [
    "Tout le monde saute ce réglage, et ça coûte des duels",
    "J’ai joué une semaine uniquement en soutien",
    "Ce boss est facile si tu ignores le guide",
  ],
  questions: [
    "Quels réglages utilises-tu ?",
    "Est-ce le bon moment pour commencer ce jeu ?",
    "Comment sortir de ce rang ?",
  ],
  mistakes: [
    "publier un clip qui démarre dix secondes avant l’action",
    "copier les réglages d’un pro sans les tester",
    "relancer une partie juste après une défaite",
  ],
  series: ["Le clip de la semaine, expliqué", "En route vers le rang suivant"],
  ideas: [
    [
      "Coupe un clip pour que l’action démarre à la première seconde",
      "Commence à la décision, ajoute trois mots à l’écran et fige l’instant qui a tout changé. Moins de 25 secondes, son du jeu gardé, une ligne sur ce qui a marché.",
    ],
    [
      "Explique un duel, une manche ou un boss comme un coach",
      "Mets pause trois fois, montre où tu regardais et dis ce que tu referais. Garde une erreur à toi : elle attire plus de commentaires qu’une partie parfaite.",
    ],
    [
      "Donne un avis honnête sur un jeu après dix heures",
      "Qui va l’adorer, qui va lâcher, une scène de jeu ordinaire et le prix par heure. Pas de note ; finis par le jeu dont il est le plus proche.",
    ],
    [
      "Lance un défi avec une règle bizarre",
      "Sans carte, une seule arme, première partie : 60 secondes du meilleur et du pire. Laisse les commentaires choisir la prochaine règle.",
    ],
    [
      "Montre tes réglages et ce que chacun change",
      "Cinq réglages, avant et après, cinq secondes chacun. Mets la liste complète en commentaire épinglé pour qu’on revienne la chercher.",
    ],
  ],
  proof: [
    "Montre le chemin du premier essai à la partie propre",
    "Numéro d’essai, date et résultat à l’écran, pire raté compris. Nomme les deux habitudes décisives et le nombre d’heures.",
  ],
};
