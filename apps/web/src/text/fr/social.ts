import type { Text } from "../namespaces.ts";

/** Les comptes sociaux : les mêmes mots sur tous les écrans. */
export const text: Text<"social"> = {
  connected: "Connecté",
  notConnected: "Non connecté",
  connect: "Connecter",
  disconnect: "Déconnecter",
  names: { youtube: "YouTube", instagram: "Instagram", tiktok: "TikTok", facebook: "Facebook" },
  comingSoon: "Bientôt disponible",
  notYet: "La connexion à {{platform}} ne peut pas encore être modifiée ici. Rien n’a changé.",
  soon: "{{platform}} sera bientôt disponible. Rien n’a été modifié.",
};
