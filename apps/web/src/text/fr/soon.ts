import type { Text } from "../namespaces.ts";

export const text: Text<"soon"> = {
  badge: "Pas encore construit",
  calendar: "Ici, tu verras tes publications par mois et par semaine.",
  analytics: "Ici, tu liras les 30 derniers jours de ta chaîne YouTube.",
  engagement: "Ici, tu trouveras tes commentaires et des idées pour parler à ton public.",
  monetization: "Ici, tu verras ce que rapporte ton contenu.",
  toRoadmap: "Aller à ta feuille de route",
};
