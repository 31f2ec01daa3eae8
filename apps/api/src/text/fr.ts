import { passwordMaximum, passwordMinimum } from "@trellis/contract/fields";
import { passkeyMaximum } from "@trellis/contract/security";
import { dateOf } from "@trellis/server-core/date-of";
import type { Messages } from "./en.ts";
import { fieldName } from "./field-names.ts";

export const fr: Messages = {
  unexpected: "Un problème est survenu de notre côté. Réessaie dans un instant.",
  unknownAddress: "Il n’y a rien à cette adresse.",
  wrongMethod: "Cette adresse n’accepte pas cette méthode.",
  sessionOver: "Ta session est terminée. Reconnecte-toi.",
  notJson: "La requête n’est pas un JSON valide.",
  wrongType: "Envoie la requête avec le type de contenu application/json.",
  notForm: "Le formulaire n’a pas pu être lu. Envoie-le de nouveau.",
  wrongFormType: "Envoie la requête avec le type de contenu multipart/form-data.",
  tooLarge: "La requête est trop volumineuse. Raccourcis-la et réessaie.",
  tooMany: (seconds) =>
    seconds > 90
      ? `Trop de tentatives. Réessaie dans ${Math.ceil(seconds / 60)} minutes.`
      : `Trop de tentatives. Réessaie dans ${seconds} seconde${seconds === 1 ? "" : "s"}.`,

  fieldName: (path) => fieldName("fr", path),
  fieldWrong: (field) => `Le champ «\u00a0${field}\u00a0» n’est pas valide. Corrige-le et réessaie.`,
  fields: {
    required: (field) => `Le champ «\u00a0${field}\u00a0» est obligatoire.`,
    fullnameRequired: () => "Le nom complet est obligatoire",
    emailRequired: () => "L’adresse e-mail est obligatoire",
    emailInvalid: () => "Saisis une adresse e-mail valide",
    passwordRequired: () => "Le mot de passe est obligatoire",
    passwordTooShort: () => `Le mot de passe doit contenir au moins ${passwordMinimum} caractères`,
    passwordTooLong: () => `Le mot de passe ne peut pas dépasser ${passwordMaximum} caractères`,
    confirmRequired: () => "Confirme le mot de passe",
    passwordsDiffer: () => "Les mots de passe ne correspondent pas",
    tooLong: (field) => `Le champ «\u00a0${field}\u00a0» est trop long. Raccourcis-le et réessaie.`,
    codeSixDigits: () => "Le code doit comporter 6 chiffres",
    pictureTooLarge: () => "La photo dépasse 5 Mo. Choisis-en une plus légère.",
    termsRequired: () => "Accepte les conditions pour continuer.",
  },

  registered: "Ton compte est prêt. Connecte-toi pour commencer.",
  emailTaken: "Il existe déjà un compte avec cette adresse. Connecte-toi.",
  loggedIn: "Connexion réussie.",
  wrongCredentials: "L’adresse e-mail ou le mot de passe est incorrect. Vérifie-les et réessaie.",
  googleUnproven: "Google n’a pas pu confirmer que c’est bien toi. Réessaie.",
  otherGoogle: "Cette adresse est liée à un autre compte Google. Connecte-toi avec celui-là.",
  googleOff: "La connexion avec Google n’est pas configurée ici. Connecte-toi avec ton adresse et ton mot de passe.",
  googleAway: "Google ne répond pas. Réessaie dans un instant.",
  sessionAlive: "Ta session est toujours ouverte.",
  loggedOut: "Ta session est fermée.",

  sessionEnded: "Cette session est fermée.",
  signedOutElsewhere: "Toutes tes autres sessions sont fermées.",

  codeSent: "S’il existe un compte avec cette adresse, nous y avons envoyé un code.",
  mailAway: "Nous ne pouvons pas envoyer d’e-mails pour l’instant. Réessaie dans un instant.",
  codeExpired: "Le code a expiré. Demandes-en un nouveau",
  codeWrong: "Code de vérification non valide",
  codeRight: "Code vérifié. Choisis un nouveau mot de passe.",
  resetOver: "Ton code a expiré. Demandes-en un nouveau.",
  passwordReset: "Ton mot de passe a été modifié. Connecte-toi avec le nouveau.",

  passwordCommon: "Ce mot de passe figure dans des listes de mots de passe courants ou divulgués. Choisis-en un autre.",
  passwordPersonal:
    "Ce mot de passe ressemble trop à ton nom, à ton adresse e-mail ou à «\u00a0Trellis\u00a0». Choisis-en un autre.",

  secondFactorNeeded: "Encore une étape\u00a0: confirme que c’est bien toi.",
  secondFactorWrong: "Ce code est incorrect ou a déjà été utilisé. Vérifie-le et réessaie.",
  signInOver: "Cette connexion a expiré. Reconnecte-toi.",
  passkeyRefused: "Nous n’avons pas pu vérifier cette clé d’accès. Réessaie ou choisis un autre moyen.",
  passkeyAdded: "Ta clé d’accès a été ajoutée.",
  passkeyExists: "Cette clé d’accès est déjà ajoutée.",
  passkeysFull: `Tu peux avoir jusqu’à ${passkeyMaximum} clés d’accès. Supprimes-en une d’abord.`,
  passkeyRenamed: "La clé d’accès a été renommée.",
  passkeyRemoved: "La clé d’accès a été supprimée.",
  passkeyGone: "Cette clé d’accès n’existe plus. Recharge la page.",
  authenticatorOn: "Ton application d’authentification est activée.",
  authenticatorOff: "Ton application d’authentification est désactivée.",
  authenticatorExists: "Une application d’authentification est déjà activée. Désactive-la d’abord.",
  authenticatorWrong: "Ce code est incorrect. Vérifie l’heure de ton téléphone et saisis le code actuel.",
  authenticatorGone: "Cette configuration a été remplacée. Recommence.",
  recoveryCodesRenewed: "Tu as de nouveaux codes de récupération. Les anciens ne fonctionnent plus.",
  noSecondFactor: "Ajoute d’abord une clé d’accès ou une application d’authentification.",

  proofRequired: "Confirme que c’est bien toi avant de continuer.",
  proved: "Merci, nous savons que c’est bien toi.",
  wrongPassword: "Le mot de passe est incorrect. Vérifie-le et réessaie.",
  noPassword:
    "Ton compte n’a pas de mot de passe. Pour en créer un, choisis «\u00a0Mot de passe oublié\u00a0?\u00a0» sur la page de connexion.",
  passwordChanged: "Ton mot de passe a été modifié. Tous les autres appareils ont été déconnectés.",
  emailVerified: "Ton adresse e-mail est confirmée.",
  emailChanged: "Ton adresse e-mail a été modifiée.",
  verificationSent: "Nous t’avons envoyé un lien par e-mail.",
  changeLinkSent: "Nous avons envoyé un lien à la nouvelle adresse. Ouvre-le pour terminer le changement.",
  sameEmail: "C’est déjà l’adresse e-mail de ton compte. Saisis-en une autre.",
  linkOver: "Ce lien a expiré ou a déjà été utilisé. Demandes-en un nouveau dans les réglages.",
  deletionScheduled: (at) => `Ton compte sera supprimé le ${dateOf(at, "fr")}. Jusque-là, tu peux le conserver.`,
  loggedInBeforeDeletion: (at) =>
    `Connexion réussie. Ton compte sera supprimé le ${dateOf(at, "fr")}, sauf si tu décides de le conserver.`,
  accountKept: "Ton compte ne sera pas supprimé.",
  accountKeptCanceled:
    "Ton compte ne sera pas supprimé. Ton abonnement reste résilié\u00a0: reprends-le dans les réglages si tu veux continuer.",
  accountDeleted: "Ce compte a été supprimé.",

  profileSaved: "Profil enregistré.",
  nothingToSave: "Envoie un nom, une photo, ou les deux.",
  noPicture: "Ce fichier n’est pas une photo utilisable. Choisis un PNG, JPEG, WebP ou GIF.",

  methodSaved: "Carte enregistrée.",
  noSetup: "Le formulaire de carte a expiré. Ouvre-le de nouveau et saisis ta carte.",
  keepFirst: "Ton compte va être supprimé. Garde-le d’abord, puis paie.",
  noMethod: "Enregistre d’abord une carte, puis abonne-toi.",
  noPlan: "Cette offre n’est pas disponible. Choisis-en une autre.",
  otherPlan: "Tu as déjà un abonnement. Change d’offre dans les réglages.",
  noSubscription: "Tu n’as pas d’abonnement. Choisis d’abord une offre.",
  cardFirst: "Enregistre d’abord une carte, puis change d’offre.",
  samePlan: "Tu as déjà cette offre. Choisis-en une autre.",
  planChanged: "Offre mise à jour\u00a0!",
  trialLost: "Il n’y a pas d’essai gratuit avec cette carte ou cette adresse e-mail. Rien n’a été débité.",
  previewOld: "Le prix a peut-être changé depuis que tu l’as vu. Rien n’a été débité.",
  trialStarted: "Ton abonnement a commencé. Les 3 premiers jours sont gratuits.",
  subscribedAndCharged:
    "Ton abonnement a commencé. L’essai gratuit avait déjà été utilisé\u00a0: ta carte a donc été débitée.",
  canceled: "Ton abonnement est résilié. Tu gardes l’accès jusqu’à la fin de la période, et plus rien ne sera débité.",
  canceledNow: "Ton abonnement est terminé. Plus rien ne sera débité.",
  resumed: "Ton abonnement continue comme avant.",
  paymentBusy: "Un autre paiement est encore en cours. Réessaie dans un instant.",
  webhookUnsigned: "La signature de ce webhook est absente, incorrecte ou trop ancienne.",
  cardRefused: {
    card_declined: "Ta carte a été refusée.",
    insufficient_funds: "La provision de ta carte est insuffisante.",
    expired_card: "Ta carte a expiré.",
    incorrect_cvc: "Le code de sécurité de ta carte est incorrect.",
    processing_error: "Une erreur s’est produite lors du traitement de ta carte. Réessaie dans un instant.",
    authentication_required:
      "Ta banque veut que tu confirmes ce paiement. Enregistre de nouveau ta carte pour le faire.",
    setup_intent_authentication_failure:
      "Ta banque n’a pas pu confirmer que c’est bien toi. Réessaie ou utilise une autre carte.",
  },
  subscribed: "Ton abonnement a commencé.",
  subscriptionRequired: "Il te faut un abonnement pour cela. Choisis d’abord une offre.",
  databaseAway: "Notre base de données ne répond pas pour le moment. Réessaie dans un instant.",
  cardsAway: "Le prestataire de paiement ne répond pas. Réessaie dans un instant.",

  youtubeDisconnected: "YouTube est déconnecté",
  youtubeNotConnected: "YouTube n’est pas connecté. Connecte-le dans les réglages.",
  youtubeOver: "L’accès à YouTube a expiré. Reconnecte YouTube dans les réglages.",
  youtubeOff: "YouTube n’est pas disponible.",
  youtubeAway: "YouTube ne répond pas. Réessaie dans un instant.",

  answersSaved: "Tes réponses sont enregistrées.",
  preferencesSaved: "Tes préférences sont enregistrées.",
  noAnswers: "Réponds d’abord aux cinq questions\u00a0: ta feuille de route s’appuie sur tes réponses.",
  roadmapFailed: "Impossible de créer ta feuille de route. Réessaie.",
  roadmapBusy: "Ta feuille de route est en cours de préparation. Réessaie dans un instant.",
  roadmapChanged: "Cette tâche n’a pas été mise à jour, car ta feuille de route a été réécrite. Voici la nouvelle.",
  noTask: "Cette tâche n’est pas dans ta feuille de route. Recharge la page et réessaie.",
  taskUpdated: "Statut de la tâche mis à jour\u00a0!",
  contentFailed: "Impossible de créer ton contenu. Réessaie.",

  assistantAway: "L’assistant ne répond pas. Réessaie dans un instant.",
};
