import type { Text } from "../namespaces.ts";

export const text: Text<"sample"> = {
  title: "Datos de ejemplo",
  inert: "Las cifras, los nombres y los textos de esta página son inventados, y sus botones todavía no envían nada.",
  unsaved:
    "Lo que ves aquí es inventado. Puedes añadir, editar y borrar, pero no se guarda nada: al salir de la página, tus cambios desaparecen.",
};
