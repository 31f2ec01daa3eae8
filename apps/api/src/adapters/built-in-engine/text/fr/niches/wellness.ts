import type { NicheText } from "../../plan-text.ts";

/** Mind, rest and wellbeing. */
export const wellness: NicheText = {
  name: "bien-être",
  audience: "celles et ceux qui cherchent du calme et de meilleures habitudes",
  themes: [
    "Des pratiques de cinq minutes au plus",
    "Le stress tel qu’il se voit au quotidien",
    "Des habitudes qui tiennent les mauvais jours",
  ],
  tags: ["#BienEtreAuQuotidien", "#EspritCalme", "#PrendreSoinDeSoi", "#PetitesHabitudes"],
  hooks: [
    "Essaie cette respiration avant de répondre à ce message",
    "Ce n’est pas de la paresse : tu le fais trop tard",
    "J’ai arrêté de méditer 20 minutes, et c’est allé mieux",
  ],
  questions: [
    "Comment me calmer vite au travail ?",
    "Pourquoi je me réveille à trois heures ?",
    "Comment garder une habitude sans énergie ?",
  ],
  mistakes: [
    "attendre une journée calme pour commencer",
    "faire du repos une tâche de plus à réussir",
    "essayer cinq habitudes à la fois",
  ],
  series: ["Pause de cinq minutes", "Le point du dimanche"],
  ideas: [
    [
      "Guide une pratique en moins de 60 secondes",
      "Respiration, étirement ou question à écrire : parle lentement, compte à l’écran et laisse trois secondes de silence. Demande un seul mot sur ce qu’on ressent après.",
    ],
    [
      "Montre une soirée ordinaire telle qu’elle est",
      "Quatre clips, dont un en désordre, avec les heures à l’écran. Dis quelle étape saute les mauvais jours et laquelle reste.",
    ],
    [
      "Nomme un signe de stress qu’on ne voit pas",
      "Décris-le dans une scène, explique-le en mots simples, propose un petit pas. Ajoute qu’un mal-être qui dure mérite un professionnel.",
    ],
    [
      "Fais une carte à garder pour les moments durs",
      "Trois phrases : ce qui se passe, quoi faire une minute, à qui écrire. Une image, de grandes lettres, ni citation ni coucher de soleil.",
    ],
    [
      "Essaie une habitude sept jours en public",
      "La même pratique, dix secondes de vidéo par jour, une note sur dix pour le sommeil ou la tension. Publie la semaine avec le jour que tu as sauté.",
    ],
  ],
  proof: [
    "Raconte un changement avec les mots de la personne",
    "Le tien ou celui d’un client, anonyme et avec son accord : avant, ce qui a été pratiqué et à quel rythme, ce qui diffère, ce qui reste dur. Aucune promesse de guérison.",
  ],
};
