import type { Text } from "../namespaces.ts";

/** Les cinq réponses, à modifier. */
export const text: Text<"preferences"> = {
  lead: "Ta feuille de route et tes conseils naissent de ces réponses. Modifie-les quand ta chaîne évolue.",
  current: "Tes réponses actuelles",
  none: "Non précisé",
  form: "Nouvelles réponses",
  field: {
    skills: {
      label: "Compétences",
      hint: "Ce que tu sais faire, séparé par des virgules.",
      example: "tournage, montage, récit",
    },
    topics: {
      label: "Sujets",
      hint: "De quoi parlent tes contenus, séparé par des virgules.",
      example: "cuisine maison, repas de la semaine",
    },
    goal: {
      label: "Objectif",
      hint: "Ce que tu veux atteindre, séparé par des virgules.",
      example: "un public fidèle, premier partenariat",
    },
    targetAudience: {
      label: "Public cible",
      hint: "Pour qui tu crées, séparé par des virgules.",
      example: "parents pressés, étudiants",
    },
    platforms: {
      label: "Plateformes qui t’intéressent",
      hint: "Où tu publies ou veux publier, séparé par des virgules.",
      example: "YouTube, Instagram",
    },
  },
  problem: {
    tooLong: "Chaque élément doit contenir au plus {{count}} caractères",
    tooMany: "Il doit y avoir au plus {{count}} éléments",
  },
  notice: {
    title: "Avis important",
    text: "Dès la mise à jour, ta feuille de route est refaite à partir de tes nouvelles réponses. Les tâches terminées qui y restent gardent leur coche.",
  },
  update: "Modifier les préférences",
  updating: "Mise à jour…",
  discard: "Abandonner les changements",
  unsaved: "Des changements ne sont pas enregistrés.",
  updated: "Tes préférences sont enregistrées",
};
