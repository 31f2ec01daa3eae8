import { passwordMaximum, passwordMinimum } from "@trellis/contract/fields";
import type { Text } from "./en.ts";

/** Every sentence the server says, in French. */
export const fr: Text = {
  unexpected: "Un problème est survenu de notre côté. Réessaie dans un instant.",
  unknownAddress: "Il n’y a rien à cette adresse.",
  wrongMethod: "Cette adresse ne répond pas à ce type de requête.",
  sessionOver: "Ta session est terminée. Reconnecte-toi.",
  notJson: "La requête n’a pas pu être lue. Envoie-la en JSON valide.",
  wrongType: "Envoie la requête en JSON, avec le type de contenu application/json.",
  tooLarge: "La requête est trop volumineuse. Raccourcis-la et réessaie.",
  tooMany: (seconds) =>
    seconds > 90
      ? `Trop d’essais. Réessaie dans ${Math.ceil(seconds / 60)} minutes.`
      : `Trop d’essais. Réessaie dans ${seconds} secondes.`,

  fieldWrong: (field) => `« ${field} » n’a pas la bonne forme. Corrige et réessaie.`,
  fields: {
    required: (field) => `« ${field} » est obligatoire.`,
    fullnameRequired: () => "Le nom complet est obligatoire",
    emailRequired: () => "L’adresse e-mail est obligatoire",
    emailInvalid: () => "Saisis une adresse e-mail valide",
    passwordRequired: () => "Le mot de passe est obligatoire",
    passwordTooShort: () => `Le mot de passe doit comporter au moins ${passwordMinimum} caractères`,
    passwordTooLong: () => `Le mot de passe ne peut pas dépasser ${passwordMaximum} caractères`,
    confirmRequired: () => "Confirme le mot de passe",
    passwordsDiffer: () => "Les mots de passe ne correspondent pas",
    tooLong: (field) => `« ${field} » est trop long. Raccourcis et réessaie.`,
    termsRequired: () => "Accepte les conditions pour continuer.",
  },

  registered: "Compte créé. Tu peux te connecter.",
  emailTaken: "Il existe déjà un compte avec cette adresse. Connecte-toi.",
  loggedIn: "Connexion réussie.",
  wrongCredentials: "L’adresse e-mail ou le mot de passe est incorrect. Vérifie-les et réessaie.",
  googleUnproven: "Google n’a pas pu confirmer que c’est bien toi. Réessaie.",
  sessionAlive: "Ta session est toujours ouverte.",
  loggedOut: "Ta session est fermée.",

  methodSaved: "Ta carte est enregistrée.",
  noSetup: "Le formulaire de carte a expiré. Ouvre-le de nouveau et saisis ta carte.",
  noMethod: "Enregistre d’abord une carte, puis abonne-toi.",
  noPlan: "Cette formule n’est pas disponible. Choisis-en une autre.",
  otherPlan: "Tu as déjà un abonnement. Change de formule dans les réglages.",
  trialStarted: "Ton abonnement a commencé. Les 3 premiers jours sont gratuits.",
  subscribed: "Ton abonnement a commencé.",
  cardsAway: "Le prestataire de paiement ne répond pas. Réessaie dans un instant.",

  answersSaved: "Tes réponses sont enregistrées.",
  noAnswers: "Réponds d’abord aux cinq questions : ton plan est fait à partir d’elles.",
  roadmapFailed: "Ton plan n’a pas pu être écrit. Réessaie.",
  roadmapBusy: "Ton plan est en cours d’écriture. Réessaie dans un instant.",
  noTask: "Cette tâche n’est pas dans ton plan. Recharge la page et réessaie.",
  taskUpdated: "Statut de la tâche mis à jour !",
};
