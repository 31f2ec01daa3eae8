import type { NicheText } from "../../plan-text.ts";

/** Music and dance. */
export const music: NicheText = {
  name: "musique",
  audience: "celles et ceux qui écoutent, jouent et dansent",
  themes: [
    "Le travail rendu visible",
    "L’histoire derrière chaque morceau",
    "Des prestations, prises brutes comprises",
  ],
  tags: ["#MusiqueLive", "#TravailDeMusicien", "#NouveauMorceau", "#ApprendreLaMusique"],
  hooks: [
    "J’ai changé une note et toute la chanson est devenue triste",
    "Passe-la à demi-vitesse et tu l’entendras",
    "20 minutes de travail par jour : jour 1 et jour 14",
  ],
  questions: [
    "Combien de temps pour apprendre ça ?",
    "Que travailler en 15 minutes ?",
    "Comment as-tu obtenu ce son ?",
  ],
  mistakes: [
    "jouer vite avant de jouer propre",
    "cacher toutes les prises imparfaites",
    "commencer le clip par dix secondes de silence",
  ],
  series: ["Quinze minutes de travail", "Une chanson, un secret"],
  ideas: [
    [
      "Publie d’abord les huit meilleures secondes",
      "Commence par le refrain, la montée ou le pas le plus dur, puis montre le début. Filme près des mains ou des pieds, son propre et titre à l’écran.",
    ],
    [
      "Filme une séance de travail accélérée avec un déclic",
      "Laisse tourner 15 minutes, garde trois essais ratés et le bon. Donne le tempo, l’exercice et ce qui a débloqué.",
    ],
    [
      "Explique une astuce dans une chanson connue",
      "Un accord, un rythme, un pas : fais-le avec, puis sans, pour que tout le monde entende la différence. Moins de 40 secondes.",
    ],
    [
      "Ouvre un duo : laisse la moitié aux autres",
      "Interprète une partie, laisse libre la seconde voix, le couplet ou la chorégraphie et donne la tonalité ou le décompte. Partage trois réponses en deux jours.",
    ],
    [
      "Raconte un morceau en cinq lignes",
      "Où il est né, son premier nom, ce que tu as coupé, qui l’a entendu d’abord, à quoi il sert. La partie finie en fond sonore.",
    ],
  ],
  proof: [
    "Montre le premier jour et aujourd’hui",
    "Le même passage, le même angle, dates et heures de travail à l’écran. Laisse durer le premier assez longtemps pour qu’on s’y reconnaisse.",
  ],
};
