import type { Text } from "../namespaces.ts";

export const text: Text<"commands"> = {
  label: "Búsqueda y comandos",
  placeholder: "¿Adónde quieres ir?",
  places: "Ir a",
  switches: "Tema e idioma",
  others: "Más",
  shortcuts: "Atajos de teclado",
  logOut: "Cerrar sesión",
  noResults: "Sin resultados para «{{query}}». Prueba con otra palabra.",
  found_one: "{{count}} resultado",
  found_other: "{{count}} resultados",
  everywhere: "En todas las páginas",
  close: "Cerrar el menú o el cuadro abierto",
  escape: "Esc",
  notifications: "Ir a las notificaciones",
  andThen: "y luego",
  singleKeys: "Atajos de una sola tecla",
  singleKeysHint: "Desactívalos si te estorban, por ejemplo si usas el dictado.",
};
