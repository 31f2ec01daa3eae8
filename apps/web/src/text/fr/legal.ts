import type { Text } from "../namespaces.ts";

export const text: Text<"legal"> = {
  close: "Fermer",
  terms: {
    title: "Conditions d’utilisation",
    account: {
      title: "Ton compte",
      text: "Il te faut un compte pour utiliser Trellis. Donne ton vrai nom et ton e-mail, garde ton mot de passe pour toi et préviens-nous si quelqu’un d’autre s’est connecté.",
    },
    content: {
      title: "Tes contenus",
      text: "Ce que tu écris et publies reste à toi. Nous gardons tes réponses et ton plan uniquement pour te les montrer et préparer tes prochaines semaines.",
    },
    subscription: {
      title: "Abonnement",
      text: "Les 3 premiers jours sont gratuits, une fois par personne. Ensuite, ta carte est débitée à chaque période jusqu’à ce que tu résilies. Résilier arrête les débits suivants.",
    },
    assistant: {
      title: "Conseils de l’assistant",
      text: "La feuille de route et l’assistant font des suggestions. Ils peuvent se tromper, et grandir dépend de plus qu’un plan : aucun nombre d’abonnés n’est promis.",
    },
    fairness: {
      title: "Bon usage",
      text: "N’utilise pas Trellis pour enfreindre la loi, les règles des plateformes où tu publies ou le service lui-même.",
    },
    changes: {
      title: "Changements",
      text: "Si ces conditions changent sur un point important pour toi, nous te redemandons ton accord avant de les appliquer.",
    },
  },
  privacy: {
    title: "Politique de confidentialité",
    kept: {
      title: "Ce que nous gardons",
      text: "Ton nom, ton e-mail, une forme brouillée de ton mot de passe que personne ne peut lire, tes cinq réponses, ton plan et ce que tu as coché.",
    },
    used: {
      title: "Pour quoi faire",
      text: "Pour te connecter, écrire ton plan et facturer ton abonnement. Pas pour la publicité.",
    },
    cards: {
      title: "Cartes",
      text: "Ton numéro de carte va directement au prestataire de paiement. Nous n’en gardons qu’une référence.",
    },
    shared: {
      title: "Qui d’autre le voit",
      text: "Les prestataires avec lesquels cette installation de Trellis est configurée, pour les paiements et l’assistant, et seulement ce qu’il leur faut. Personne d’autre.",
    },
    rights: {
      title: "Tes droits",
      text: "Tu peux demander à qui gère cette installation de te montrer, corriger ou effacer ce qui est gardé sur toi. Sur cet appareil, nous gardons ta session, ta langue et ton thème, sans cookies de suivi.",
    },
  },
};
