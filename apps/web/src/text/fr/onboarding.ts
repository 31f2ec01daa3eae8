import type { Text } from "../namespaces.ts";

export const text: Text<"onboarding"> = {
  label: "Prépare ta feuille de route",
  step: "Question {{step}} sur {{total}}",
  intro: "Cinq questions, une minute environ",
  suggestions: "Suggestions",
  platforms: "Plateformes",
  other: "Autres réponses, séparées par des virgules",
  starting: "Je débute",
  question: {
    skills: {
      title: "Quels sont tes points forts ?",
      label: "Tes compétences",
      hint: "C’est nouveau pour toi ? Touche « Je débute » ou écris-le.",
      suggestions: "tournage, montage, récit, photographie, cuisine, pédagogie, graphisme, humour",
    },
    topics: {
      title: "Quelle est ta niche ?",
      label: "Tes sujets",
      suggestions: "cuisine maison, fitness, voyages, beauté, mode, jeux vidéo, finances personnelles, parentalité",
    },
    goal: {
      title: "Quel est ton objectif ?",
      label: "Ton objectif",
      suggestions:
        "élargir mon public, créer une communauté, décrocher mon premier partenariat, vendre mes produits, publier chaque semaine",
    },
    targetAudience: {
      title: "Pour qui crées-tu ?",
      label: "Ton public",
      suggestions: "parents pressés, étudiants, débutants, jeunes actifs, petites entreprises, plus de 50 ans",
    },
    platforms: {
      title: "Où publies-tu ?",
      label: "Tes plateformes",
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
    tooLong: "Chaque élément peut contenir au plus {{count}} caractères. Sépare-les par des virgules.",
    tooMany: "Il peut y avoir au plus {{count}} éléments",
    required: "Ce champ est obligatoire",
    tooShort_one: "Doit contenir au moins {{count}} caractère",
    tooShort_other: "Doit contenir au moins {{count}} caractères",
  },
  saved: "Tes réponses sont enregistrées",
};
