import type { Text } from "../namespaces.ts";

export const text: Text<"sample"> = {
  title: "Données d’exemple",
  inert: "Les chiffres, les noms et les textes de cette page sont inventés, et ses boutons n’envoient encore rien.",
  unsaved:
    "Ce que tu vois ici est inventé. Tu peux ajouter, modifier et supprimer, mais rien n’est enregistré : si tu quittes la page, tes modifications sont perdues.",
};
