import type { Text } from "../namespaces.ts";

export const text: Text<"social"> = {
  title: "Tes plateformes",
  connectAll: "Tout connecter",
  aboutYoutube: "Découvre ce qui a marché sur ta chaîne ces 30 derniers jours.",
  channel: { analytics: "Voir les statistiques", subscribers_one: "abonné", subscribers_other: "abonnés" },
  connected: "Connecté",
  notConnected: "Non connecté",
  connect: "Connecter",
  disconnect: "Déconnecter",
  comingSoon: "Bientôt disponible",
  connectLater: "Connecter {{platform}} : bientôt disponible",
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
