import type { Text } from "../namespaces.ts";

/** Las cuentas sociales: las mismas palabras en todas las pantallas. */
export const text: Text<"social"> = {
  connected: "Conectada",
  notConnected: "Sin conectar",
  connect: "Conectar",
  disconnect: "Desconectar",
  names: { youtube: "YouTube", instagram: "Instagram", tiktok: "TikTok", facebook: "Facebook" },
  comingSoon: "Próximamente",
  notYet: "La conexión con {{platform}} aún no se puede cambiar aquí. Todo sigue igual.",
  soon: "{{platform}} llegará próximamente. No se ha cambiado nada.",
};
