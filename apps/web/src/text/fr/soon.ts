import type { Text } from "../namespaces.ts";

export const text: Text<"soon"> = {
  badge: "Pas encore construit",
  forgotPassword: "Ici, tu demanderas un code par e-mail et choisiras un nouveau mot de passe.",
  enterCode: "Ici, tu saisiras les six chiffres envoyés par e-mail.",
  newPassword: "Ici, tu choisiras un nouveau mot de passe.",
  passwordChanged: "Ici, tu liras que ton nouveau mot de passe fonctionne.",
  calendar: "Ici, tu verras tes publications par mois et par semaine.",
  creation: "Ici, l’assistant écrira avec toi légendes, scripts, hashtags et plans.",
  analytics: "Ici, tu liras les 30 derniers jours de ta chaîne YouTube.",
  engagement: "Ici, tu trouveras tes commentaires et des idées pour parler à ton public.",
  monetization: "Ici, tu verras ce que rapporte ton contenu.",
  preferences: "Ici, tu changeras les réponses dont naît ta feuille de route.",
  settings: "Ici, tu changeras ton profil, ta langue, ton abonnement et tes comptes.",
  toSignIn: "Retour à la connexion",
  toRoadmap: "Aller à ta feuille de route",
};
