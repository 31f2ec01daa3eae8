import type { Text } from "../namespaces.ts";

export const text: Text<"onboarding"> = {
  label: "Prépare ta feuille de route",
  step: "Question {{step}} sur {{total}}",
  question: {
    skills: {
      title: "Quels sont tes points forts ?",
      label: "Tes compétences",
      hint: "S’il y en a plusieurs, sépare-les par des virgules. Tu débutes ? Écris « no skills ».",
      example: "tournage, montage, récit",
    },
    topics: {
      title: "Quelle est ta niche ?",
      label: "Tes sujets",
      hint: "Les sujets de tes contenus, séparés par des virgules.",
      example: "cuisine maison, repas de la semaine",
    },
    goal: {
      title: "Quel est ton objectif ?",
      label: "Ton objectif",
      hint: "Un seul objectif suffit. S’il y en a plusieurs, sépare-les par des virgules.",
      example: "10 000 abonnés avant l’été",
    },
    targetAudience: {
      title: "Pour qui crées-tu ?",
      label: "Ton public",
      hint: "Âge, lieu, centres d’intérêt : ce qui le décrit, séparé par des virgules.",
      example: "parents pressés, étudiants",
    },
    platforms: {
      title: "Où publies-tu ?",
      label: "Tes plateformes",
      hint: "Les plateformes que tu utilises ou vises, séparées par des virgules.",
      example: "YouTube, Instagram",
    },
  },
  preview: "Ta réponse, telle que nous la comprenons",
  back: "Retour",
  next: "Suivant",
  finish: "Terminer",
  saving: "Enregistrement…",
  logOut: "Se déconnecter",
  disclaimer:
    "Tes réponses servent à écrire ta feuille de route et à te conseiller. Les conseils sont générés par un logiciel : vérifie-les avant de t’y fier.",
  problem: {
    required: "Ce champ est obligatoire",
    tooShort_one: "Doit contenir au moins {{count}} caractère",
    tooShort_other: "Doit contenir au moins {{count}} caractères",
  },
  saved: "Tes réponses sont enregistrées",
};
