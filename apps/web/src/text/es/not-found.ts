import type { Text } from "../namespaces.ts";

export const text: Text<"not-found"> = {
  heading: "Página no encontrada",
  lead: "En esta dirección no crece nada. Puede que haya cambiado o que el enlace tenga un error.",
  dashboard: "Ir al panel",
  back: "Volver",
  help: "¿Crees que es un error nuestro?",
  support: "Contactar con soporte",
};
