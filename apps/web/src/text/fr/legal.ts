import type { Text } from "../namespaces.ts";

export const text: Text<"legal"> = {
  close: "Fermer",
  terms: {
    title: "Conditions d’utilisation",
    account: {
      title: "Ton compte",
      text: "Il te faut un compte pour utiliser Trellis. Donne ton vrai nom et ton e-mail, garde ton mot de passe pour toi et préviens-nous si quelqu’un d’autre a utilisé ton compte.",
    },
    content: {
      title: "Tes contenus",
      text: "Ce que tu écris et publies reste à toi. Nous gardons tes réponses et ton plan uniquement pour te les montrer, préparer tes semaines et adapter à ton profil ce qu’écrit l’assistant.",
    },
    subscription: {
      title: "Abonnement",
      text: "Les 3 premiers jours sont gratuits, une fois par personne. Ensuite, ta carte est débitée à chaque nouvelle période. La résiliation n’est pas encore possible dans l’application : pour mettre fin à ton abonnement, écris à la personne qui gère cette installation avant le début de la période suivante.",
    },
    assistant: {
      title: "Conseils de l’assistant",
      text: "La feuille de route et l’assistant font des suggestions. Ils peuvent se tromper, et grandir dépend de plus qu’un plan : nous ne promettons aucun nombre d’abonnés.",
    },
    fairness: {
      title: "Bon usage",
      text: "N’utilise pas Trellis pour enfreindre la loi, les règles des plateformes où tu publies ou le service lui-même.",
    },
    changes: {
      title: "Changements",
      text: "Ces conditions peuvent changer. La version en vigueur est toujours accessible depuis les pages de connexion et de création de compte.",
    },
  },
  privacy: {
    title: "Politique de confidentialité",
    kept: {
      title: "Ce que nous gardons",
      text: "Ton nom, ton e-mail et ta photo de profil, une empreinte irréversible de ton mot de passe, tes cinq réponses, ton plan et les tâches que tu as terminées, ton abonnement, les appareils où ton compte est ouvert et, si tu connectes YouTube, l’accès qu’il nous donne.",
    },
    used: {
      title: "Comment nous l’utilisons",
      text: "Pour te connecter, écrire ton plan, adapter les conseils de l’assistant et facturer ton abonnement. Jamais pour la publicité.",
    },
    cards: {
      title: "Cartes",
      text: "Ton numéro de carte va directement au prestataire de paiement. Nous n’en gardons qu’une référence.",
    },
    shared: {
      title: "Qui d’autre le voit",
      text: "Les prestataires avec lesquels cette installation de Trellis est configurée, comme ceux des paiements, des e-mails et de l’assistant, et seulement ce qu’il leur faut. Personne d’autre.",
    },
    rights: {
      title: "Tes droits",
      text: "Tu peux demander à la personne qui gère cette installation de te montrer, corriger ou effacer les données gardées sur toi. Sur cet appareil, nous gardons ta session, ta langue et tes réglages d’affichage, sans cookies de suivi.",
    },
  },
};
