import type { Text } from "../namespaces.ts";

/** La recherche et la liste des raccourcis. */
export const text: Text<"commands"> = {
  label: "Recherche et commandes",
  placeholder: "Où veux-tu aller ?",
  places: "Aller à",
  switches: "Thème et langue",
  others: "Plus",
  shortcuts: "Raccourcis clavier",
  logOut: "Se déconnecter",
  nothing: "Rien ne correspond à « {{query}} ». Essaie un autre mot.",
  found_one: "{{count}} résultat",
  found_other: "{{count}} résultats",
  everywhere: "Sur toutes les pages",
  close: "Fermer ce qui est ouvert",
  escape: "Échap",
  news: "Aller aux notifications",
  andThen: "puis",
  singleKeys: "Raccourcis à une touche",
  singleKeysHint: "Désactive-les s’ils te gênent, par exemple pendant une dictée.",
};
