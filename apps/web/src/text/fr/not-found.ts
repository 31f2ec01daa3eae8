import type { Text } from "../namespaces.ts";

export const text: Text<"not-found"> = {
  heading: "Page introuvable",
  lead: "Rien ne pousse à cette adresse. Elle a peut-être changé, ou le lien contient une erreur.",
  dashboard: "Aller au tableau de bord",
  back: "Retour",
  help: "Tu penses que l’erreur vient de nous ?",
  support: "Contacter l’assistance",
};
