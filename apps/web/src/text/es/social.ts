import type { Text } from "../namespaces.ts";

export const text: Text<"social"> = {
  title: "Tus plataformas",
  connectAll: "Conectar todas",
  about: {
    youtube: "Crece con vídeos y shorts",
    instagram: "Comparte reels e historias",
    tiktok: "Llega rápido a gente nueva",
    facebook: "Mantente cerca de tu comunidad",
  },
  connected: "Conectada",
  notConnected: "Sin conectar",
  connect: "Conectar",
  disconnect: "Desconectar",
  comingSoon: "Próximamente",
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
