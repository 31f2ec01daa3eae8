import type { Text } from "../namespaces.ts";

export const text: Text<"social"> = {
  title: "Tus plataformas",
  connectAll: "Conectar todas",
  aboutYoutube: "Descubre qué funcionó en tu canal en los últimos 30 días.",
  channel: { analytics: "Ver estadísticas", subscribers_one: "suscriptor", subscribers_other: "suscriptores" },
  connected: "Conectada",
  notConnected: "Sin conectar",
  connect: "Conectar",
  disconnect: "Desconectar",
  comingSoon: "Próximamente",
  connectLater: "Conectar {{platform}}: próximamente",
  soon: "{{platform}} llegará próximamente. No se ha cambiado nada.",
  done: {
    connected: "YouTube se ha conectado",
    disconnected: "YouTube se ha desconectado",
  },
  failed: {
    connect: "No se ha podido conectar YouTube",
    disconnect: "No se ha podido desconectar YouTube",
  },
  denied: "YouTube no se ha conectado porque se ha denegado el acceso. No se ha cambiado nada.",
};
