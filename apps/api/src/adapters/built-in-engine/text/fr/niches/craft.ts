import type { NicheText } from "../../plan-text.ts";

/** Art, handmade work and photography. */
export const craft: NicheText = {
  name: "création",
  audience: "celles et ceux qui aiment le fait main",
  themes: ["De la page blanche à l’œuvre finie", "Matières et outils expliqués", "Le temps, le prix, la main"],
  tags: ["#FaitMain", "#ProcessusCreatif", "#DansMonAtelier", "#CreationArtisanale"],
  hooks: [
    "Pendant deux heures c’était une erreur, c’est devenu le meilleur endroit",
    "Regarde les dix dernières secondes avant de juger",
    "Ce que coûte vraiment une pièce faite main",
  ],
  questions: [
    "De quel matériel ai-je besoin pour débuter ?",
    "Combien de temps pour une pièce ?",
    "Comment choisis-tu les couleurs ?",
  ],
  mistakes: ["commencer avec du matériel cher", "cacher l’étape qui a raté", "fixer un prix sans compter les heures"],
  series: ["Du blanc au fini", "Minute d’atelier"],
  ideas: [
    [
      "Filme une pièce du blanc au fini en 30 secondes",
      "Fixe la caméra au-dessus de la table, filme chaque étape et coupe sur le mouvement de tes mains. Garde le vrai son et montre la pièce finie dès la première seconde.",
    ],
    [
      "Montre trois matières et ce que chacune permet",
      "Le même petit motif sur trois papiers, fils, terres ou objectifs. Donne prix et difficulté, et dis laquelle tu confierais à un débutant.",
    ],
    [
      "Laisse le public trancher une décision",
      "Deux couleurs, deux cadres, deux finitions : demande le matin, réalise le choix gagnant le jour même. Montre-le à côté du perdant.",
    ],
    [
      "Répare ou sauve une pièce ratée devant la caméra",
      "Le défaut de près, deux options, celle que tu as choisie. Dis ce qu’elle t’a appris ; on retient mieux un sauvetage qu’une perfection.",
    ],
    [
      "Explique le prix d’une pièce",
      "Matières, heures, outils, frais et ce qui reste, sur un écran clair. Dis-le calmement, sans t’excuser, et réponds avec des chiffres.",
    ],
  ],
  proof: [
    "Montre une pièce là où elle vit aujourd’hui",
    "Demande une photo à l’acheteur ou à un proche, avec son accord, et raconte la commande en quatre phrases. Ajoute comment en demander une.",
  ],
};
