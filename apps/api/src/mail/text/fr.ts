import type { MailText } from "./en.ts";

export const fr: MailText = {
  greeting: (name) => `Bonjour ${name},`,
  sender: "Trellis, ton plan pour développer ton public",
  sentTo: (address) => `Cet e-mail a été envoyé à ${address} parce que tu as un compte Trellis.`,
  resetCode: {
    subject: (code) => `${code} est ton code Trellis`,
    title: "Choisis un nouveau mot de passe",
    before: "Saisis ce code sur la page où tu l’as demandé\u00a0:",
    after: (minutes) => `Il n’est utilisable qu’une fois et expire dans ${minutes} minutes.`,
    notYou:
      "Si tu n’as rien demandé, ignore cet e-mail\u00a0: ton mot de passe ne changera pas. Ne communique ce code à personne.",
  },
  passwordChanged: {
    subject: "Ton mot de passe Trellis a été modifié",
    title: "Ton mot de passe a été modifié",
    before:
      "Ton mot de passe vient d’être modifié, et tous tes appareils ont été déconnectés. Reconnecte-toi avec le nouveau.",
    notYou:
      "Si ce n’était pas toi, choisis tout de suite «\u00a0Mot de passe oublié\u00a0?\u00a0» sur la page de connexion. Le code n’est envoyé qu’à cette adresse.",
  },
  googleJoined: {
    subject: "Tu peux maintenant te connecter à Trellis avec Google",
    title: "La connexion avec Google est activée",
    before:
      "Tu viens de te connecter avec Google, et ton compte y est maintenant lié. Un mot de passe défini avant la confirmation de cette adresse ne fonctionne plus.",
    notYou:
      "Tu veux aussi un mot de passe\u00a0? Choisis «\u00a0Mot de passe oublié\u00a0?\u00a0» sur la page de connexion.",
  },
};
