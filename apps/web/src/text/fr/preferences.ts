import type { Text } from "../namespaces.ts";

export const text: Text<"preferences"> = {
  lead: "Modifie tes réponses quand ta chaîne évolue.",
  current: "Tes réponses",
  none: "Non précisé",
  optional: "Un peu plus, si tu veux",
  edit: "Modifie tes réponses",
  changed: "Modifié",
  panel: "Mise à jour",
  growing: "Ta nouvelle feuille de route est en train de pousser…",
  idle: "Ta feuille de route et les conseils de l’assistant naissent de ces réponses.",
  grown: "C’est enregistré. Ta nouvelle feuille de route pousse à partir de ces réponses.",
  field: {
    skills: {
      label: "Compétences",
      hint: "Tes points forts, séparés par des virgules.",
      example: "tournage, montage, récit",
    },
    topics: {
      label: "Sujets",
      hint: "Les thèmes de tes contenus, séparés par des virgules.",
      example: "cuisine maison, repas de la semaine",
    },
    goal: {
      label: "Objectif",
      hint: "Tes buts, séparés par des virgules.",
      example: "un public fidèle, premier partenariat",
    },
    targetAudience: {
      label: "Public cible",
      hint: "Les personnes pour qui tu crées, séparées par des virgules.",
      example: "parents pressés, étudiants",
    },
    platforms: {
      label: "Plateformes qui t’intéressent",
      hint: "Celles où tu publies ou veux publier, séparées par des virgules.",
      example: "YouTube, Instagram",
    },
  },
  choice: {
    audienceSize: {
      label: "Taille de ton public",
      hint: "Facultatif. Les abonnés de ton plus grand compte.",
    },
    weeklyHours: {
      label: "Temps par semaine",
      hint: "Facultatif. Les heures que tu peux consacrer à tes contenus.",
    },
  },
  option: {
    none: "Non précisé",
    under1000: "Moins de 1 000 abonnés",
    under10000: "De 1 000 à 9 999 abonnés",
    under100000: "De 10 000 à 99 999 abonnés",
    over100000: "100 000 abonnés ou plus",
    upTo2: "Jusqu’à 2 heures",
    upTo5: "De 3 à 5 heures",
    upTo10: "De 6 à 10 heures",
    over10: "Plus de 10 heures",
  },
  problem: {
    tooLong: "Chaque élément doit contenir au plus {{count}} caractères",
    tooMany: "Il doit y avoir au plus {{count}} éléments",
  },
  notice: {
    title: "Avis important",
    text: "Après la mise à jour, ta feuille de route sera régénérée à partir de tes nouvelles réponses. Les tâches terminées qui y figurent encore le restent.",
  },
  update: "Modifier les préférences",
  updating: "Mise à jour…",
  discard: "Abandonner les modifications",
  unsaved: "Tu as des modifications non enregistrées.",
  updated: "Tes préférences sont enregistrées",
};
