import type { Text } from "../namespaces.ts";

export const text: Text<"verify-email"> = {
  verifying: { heading: "Confirmation de ton adresse e-mail…", lead: "Ça ne prend qu’un instant." },
  verified: { heading: "Adresse e-mail confirmée", lead: "{{email}} est maintenant confirmée." },
  changed: {
    heading: "Adresse e-mail modifiée",
    lead: "Ton adresse est maintenant {{email}}. Utilise-la à ta prochaine connexion.",
  },
  over: {
    heading: "Ce lien ne fonctionne plus",
    lead: "Il a expiré, a déjà été utilisé ou est incomplet.",
    confirmed: "{{email}} est déjà confirmée. Pour passer à une autre adresse, recommence dans les réglages.",
    resend: "Envoyer un nouveau lien",
    resent: "Nous avons envoyé un nouveau lien à {{email}}",
    signInFirst: "Connecte-toi et nous t’enverrons un nouveau lien depuis les réglages.",
  },
  taken: { heading: "Ton adresse e-mail n’a pas été modifiée" },
  offline: { heading: "Pas de connexion", lead: "Connecte-toi à Internet et réessaie. Ton lien est toujours valable." },
  failed: { heading: "Impossible de confirmer ton adresse e-mail" },
  retry: "Réessayer",
  toApp: "Continuer vers Trellis",
  toSettings: "Ouvrir les réglages",
  toSignIn: "Se connecter",
};
