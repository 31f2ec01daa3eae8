import type { Text } from "../namespaces.ts";

export const text: Text<"social"> = {
  title: "Tes plateformes",
  connectAll: "Tout connecter",
  about: {
    youtube: "Fais grandir ta chaîne",
    instagram: "Partage reels et stories",
    tiktok: "Touche vite un nouveau public",
    facebook: "Reste proche de ta communauté",
  },
  connected: "Connecté",
  notConnected: "Non connecté",
  connect: "Connecter",
  disconnect: "Déconnecter",
  comingSoon: "Bientôt disponible",
  soon: "{{platform}} sera bientôt disponible. Rien n’a été modifié.",
  done: {
    connected: "YouTube est connecté",
    disconnected: "YouTube est déconnecté",
  },
  failed: {
    connect: "Impossible de connecter YouTube",
    disconnect: "Impossible de déconnecter YouTube",
  },
  denied: "YouTube n’a pas été connecté, car l’accès a été refusé. Rien n’a été modifié.",
};
