import type { Text } from "../namespaces.ts";

/** La búsqueda y la lista de atajos. */
export const text: Text<"commands"> = {
  label: "Búsqueda y comandos",
  placeholder: "¿Adónde vamos?",
  places: "Ir a",
  switches: "Tema e idioma",
  others: "Más",
  shortcuts: "Atajos de teclado",
  logOut: "Cerrar sesión",
  nothing: "Nada coincide con «{{query}}». Prueba con otra palabra.",
  found_one: "{{count}} resultado",
  found_other: "{{count}} resultados",
  everywhere: "En todas las páginas",
  close: "Cerrar lo que está abierto",
  escape: "Esc",
  news: "Ir a los avisos",
  andThen: "y luego",
  singleKeys: "Atajos de una sola tecla",
  singleKeysHint: "Desactívalos si te estorban, por ejemplo al dictar.",
};
