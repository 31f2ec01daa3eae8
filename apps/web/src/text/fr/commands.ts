import type { Text } from "../namespaces.ts";

export const text: Text<"commands"> = {
  label: "Recherche et commandes",
  placeholder: "Où veux-tu aller ?",
  places: "Aller à",
  switches: "Thème et langue",
  others: "Plus",
  shortcuts: "Raccourcis clavier",
  logOut: "Se déconnecter",
  noResults: "Aucun résultat pour « {{query}} ». Essaie un autre mot.",
  found_one: "{{count}} résultat",
  found_other: "{{count}} résultats",
  everywhere: "Sur toutes les pages",
  close: "Fermer le menu ou la fenêtre",
  escape: "Échap",
  notifications: "Aller aux notifications",
  andThen: "puis",
  singleKeys: "Raccourcis à une touche",
  singleKeysHint: "Désactive-les s’ils te gênent, par exemple avec la dictée vocale.",
};
