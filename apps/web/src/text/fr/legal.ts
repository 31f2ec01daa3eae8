import type { Text } from "../namespaces.ts";

export const text: Text<"legal"> = {
  close: "Fermer",
  terms: {
    title: "Conditions d’utilisation",
    account: {
      title: "Ton compte",
      text: "Il te faut un compte pour utiliser Trellis. Indique ton vrai nom et ton adresse e-mail, ne communique ton mot de passe à personne et préviens la personne qui gère cette installation si quelqu’un d’autre a utilisé ton compte. Tu peux supprimer ton compte à tout moment dans les réglages, sous Compte.",
    },
    content: {
      title: "Tes contenus",
      text: "Ce que tu écris et publies reste à toi. Nous conservons tes réponses et ton plan uniquement pour te les montrer, préparer tes semaines et adapter à ton profil les textes de l’assistant.",
    },
    subscription: {
      title: "Abonnement",
      text: "Les 3 premiers jours sont gratuits, une fois par personne. Ensuite, ta carte est débitée au début de chaque nouvelle période, jusqu’à ce que tu résilies. Tu peux résilier à tout moment dans les réglages, sous Abonnement. Tu gardes alors ton accès jusqu’à la fin de la période en cours et ta carte n’est plus débitée.",
    },
    assistant: {
      title: "Conseils de l’assistant",
      text: "La feuille de route et l’assistant font des suggestions. Ils peuvent se tromper, et un plan ne suffit pas à garantir la croissance d’un compte : nous ne promettons aucun nombre d’abonnés.",
    },
    fairness: {
      title: "Bon usage",
      text: "N’utilise pas Trellis pour enfreindre la loi, les règles des plateformes où tu publies ou le service lui-même.",
    },
    changes: {
      title: "Modifications",
      text: "Ces conditions peuvent évoluer. La version en vigueur est toujours accessible depuis les pages de connexion et de création de compte.",
    },
  },
  privacy: {
    title: "Politique de confidentialité",
    operator: {
      title: "Responsable de tes données",
      named: "{{name}} gère cette installation de Trellis et est responsable de tes données. Contact : {{contact}}.",
      unnamed: "La personne qui gère cette installation n’a pas encore indiqué ici son nom ni ses coordonnées.",
    },
    account: {
      title: "Ton compte",
      text: "Ton nom, ton e-mail et ta photo de profil, ta date d’inscription, si ton e-mail est confirmé, la langue de tes e-mails et une empreinte irréversible de ton mot de passe. Si tu te connectes avec Google : l’identifiant de ton compte Google à la place d’un mot de passe. Si tu les utilises : les clés publiques et les noms de tes clés d’accès, le secret chiffré de ton application d’authentification et des empreintes irréversibles de tes codes de récupération.",
    },
    plans: {
      title: "Ton plan",
      text: "Tes réponses de départ, les plans qui en sont tirés, les tâches terminées avec leur date et, si un modèle d’IA est utilisé, ta consommation quotidienne. Tes conversations avec l’assistant et les brouillons que tu crées ne sont pas conservés sur le serveur.",
    },
    devices: {
      title: "Tes appareils",
      text: "Pour chaque appareil où ton compte est ouvert : son navigateur et son système, la date de connexion et celle de la dernière utilisation. Pour freiner les attaques, le serveur compte les requêtes par compte, par e-mail et par adresse réseau pendant un jour au plus. Le journal du serveur contient la date des connexions, des refus, des changements du compte et des erreurs, avec des identifiants et une empreinte à clé de l’adresse réseau.",
    },
    payments: {
      title: "Paiements",
      text: "Ton offre, les dates et l’état de ton abonnement, la marque, les quatre derniers chiffres et la date d’expiration de ta carte, et les identifiants du prestataire de paiement. Ton numéro de carte est transmis directement au prestataire, qui reçoit aussi ton nom, ton e-mail, ta langue et l’identifiant de ton compte, et conserve tes factures et le motif que tu indiques si tu résilies ; si cette installation utilise Stripe, ce prestataire est Stripe. Pour que l’essai gratuit ne serve qu’une fois, nous conservons des empreintes à clé de la carte et de l’e-mail confirmé utilisés.",
    },
    youtube: {
      title: "YouTube",
      text: "Si tu connectes YouTube : l’accès chiffré à ta chaîne et la date de connexion. Ses statistiques sont récupérées auprès de YouTube et gardées en mémoire pendant 15 minutes. Si tu déconnectes YouTube, l’accès est supprimé.",
    },
    assistant: {
      title: "IA",
      text: "Si cette installation utilise un modèle d’IA, son fournisseur reçoit tes réponses de départ, ton plan, ce que tu écris à l’assistant ou indiques pour un brouillon et, si tu poses une question à ce sujet, les chiffres de ta chaîne et ton abonnement, mais ni ton nom ni ton e-mail. Sinon, c’est le moteur intégré qui écrit et rien ne quitte le serveur.",
    },
    emails: {
      title: "E-mails",
      text: "Nous t’envoyons des codes, des liens, des reçus et des notifications concernant ton compte. Ton adresse est effacée de la file d’envoi dès que l’e-mail est parti. Les codes expirent après 10 minutes et les liens après 24 heures.",
    },
    used: {
      title: "À quoi servent ces données",
      text: "Pour te connecter et protéger ton compte, écrire ton plan, adapter les conseils de l’assistant et facturer ton abonnement. Jamais pour la publicité.",
    },
    shared: {
      title: "Qui d’autre y a accès",
      text: "Les prestataires que cette installation utilise pour les paiements, les e-mails, la connexion avec Google, YouTube et l’IA, et seulement à ce dont ils ont besoin. Personne d’autre.",
    },
    duration: {
      title: "Durée de conservation",
      text: "Jusqu’à ce que tu effaces ces données ou que tu supprimes ton compte. Un appareil est oublié quand tu te déconnectes, après 30 jours sans utilisation et au plus tard après 90 jours. Sept jours après ta demande de suppression du compte, tout ce qui précède est effacé. Restent : les empreintes des essais utilisés, les factures chez le prestataire de paiement et les journaux et sauvegardes, tant que la personne qui gère cette installation les conserve.",
    },
    device: {
      title: "Sur cet appareil",
      text: "Ta session, ta langue et tes réglages d’affichage et de clavier, les dernières commandes utilisées, tes brouillons de réponses, l’utilisation d’une clé d’accès ici et, pour cet onglet, les réponses de départ non enregistrées, les bandeaux que tu as fermés et la nouvelle adresse e-mail que tu as saisie. Un cookie reconnaît ce navigateur après une connexion ou une demande de code, pour que personne d’autre ne puisse te bloquer l’accès. Pas de cookies de suivi.",
    },
    rights: {
      title: "Tes droits",
      text: "Dans les réglages, tu peux télécharger toutes les données que nous avons sur toi, corriger ton nom, ta photo, ton e-mail et tes réponses, et supprimer ton compte. Sans abonnement, choisis « Ton compte » dans le menu du compte. Pour toute autre demande, écris à la personne qui gère cette installation. Tu peux aussi saisir l’autorité de protection des données de ton pays.",
    },
  },
};
