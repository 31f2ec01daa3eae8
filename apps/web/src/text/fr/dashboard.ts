import type { Text } from "../namespaces.ts";

export const text: Text<"dashboard"> = {
  greeting: { morning: "Bonjour", afternoon: "Bonjour", evening: "Bonsoir" },
  greetingWithName: "{{greeting}}, {{name}}",
  weekOf: "Semaine {{week}} sur {{total}}",
  lead: {
    loading: "Chargement de ton plan…",
    failed: "Impossible de charger ton plan. Tu peux réessayer depuis la feuille de route.",
    none: "Réponds à cinq questions et ton plan de trois semaines poussera ici.",
    first: "Ta première tâche : {{task}}",
    next_one: "{{count}} tâche terminée. À suivre : {{task}}",
    next_other: "{{count}} tâches terminées. À suivre : {{task}}",
    finished_one: "Ton unique tâche est terminée.",
    finished_other: "Les {{count}} tâches sont terminées. Tout est en fleurs.",
    empty: "Ton plan n’a pas encore de tâches.",
  },
  openRoadmap: "Ouvrir la feuille de route",
  createContent: "Créer du contenu",
  trellis: "Progression de la feuille de route : {{done}} tâches sur {{total}} terminées",
  noTrellis: "Pas encore de plan",
  week: "Semaine {{week}}",
  now: "Ici",
  thisWeek: {
    title: "Cette semaine",
    of: "sur {{count}} tâches terminées",
    progress: "Progression de la semaine {{week}}",
    completed: "Terminées récemment",
    none: "Rien de terminé pour l’instant. Tes tâches terminées apparaîtront ici.",
    noPlan: "Tes tâches de la semaine apparaîtront ici dès que ton plan sera prêt.",
  },
  quick: {
    title: "Accès rapides",
    more: "À explorer aussi",
    creation: {
      title: "Créer du contenu",
      about: "Légendes, scripts, hashtags et plans, dans ton style.",
      action: "Commencer à écrire",
    },
    analytics: {
      title: "Voir tes statistiques",
      about: "Tes 30 derniers jours sur YouTube, en un coup d’œil.",
      action: "Ouvrir les statistiques",
    },
  },
};
