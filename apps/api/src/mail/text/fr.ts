import { codeMinutes } from "@trellis/contract/password-reset-fields";
import type { MailText } from "../mail-text.ts";

const manage = "Gérer l’abonnement";

/** The text of all emails in French. */
export const fr: MailText = {
  greeting: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
  sender: "Trellis, ton plan pour développer ton public",
  sentTo: (address) => `Cet e-mail a été envoyé à ${address} parce que tu as un compte Trellis.`,
  linkHint: "Si le bouton ne fonctionne pas, copie cette adresse dans ton navigateur\u00a0:",
  letters: {
    resetCode: (_facts, _format, code) => ({
      subject: `${code} est ton code Trellis`,
      title: "Choisis un nouveau mot de passe",
      paragraphs: [
        "Saisis ce code sur la page où tu l’as demandé\u00a0:",
        `Il n’est utilisable qu’une fois et expire dans ${codeMinutes} minutes.`,
        "Si tu n’as rien demandé, ignore cet e-mail\u00a0: ton mot de passe ne changera pas. Ne communique ce code à personne.",
      ],
    }),
    passwordChanged: ({ by }) => ({
      subject: "Ton mot de passe Trellis a été modifié",
      title: "Ton mot de passe a été modifié",
      paragraphs: [
        by === "code"
          ? "Ton mot de passe vient d’être modifié, et tous tes appareils ont été déconnectés. Reconnecte-toi avec le nouveau."
          : "Ton mot de passe vient d’être modifié dans les réglages, et tous tes autres appareils ont été déconnectés.",
        "Si ce n’était pas toi, choisis tout de suite «\u00a0Mot de passe oublié\u00a0?\u00a0» sur la page de connexion. Le code n’est envoyé qu’à cette adresse.",
      ],
    }),
    googleJoined: () => ({
      subject: "Tu peux maintenant te connecter à Trellis avec Google",
      title: "La connexion avec Google est activée",
      paragraphs: [
        "Tu viens de te connecter avec Google, et ton compte y est maintenant lié. Un mot de passe défini avant la confirmation de cette adresse ne fonctionne plus.",
        "Tu veux aussi un mot de passe\u00a0? Choisis «\u00a0Mot de passe oublié\u00a0?\u00a0» sur la page de connexion.",
      ],
    }),
    verifyEmail: () => ({
      subject: "Confirme ton adresse e-mail Trellis",
      title: "Est-ce bien ton adresse\u00a0?",
      paragraphs: [
        "Confirme que cette adresse est la tienne pour recevoir tes reçus et les messages importants sur ton compte.",
        "Le lien n’est utilisable qu’une fois et expire dans 24 heures. En attendant, tu peux utiliser Trellis.",
        "Si tu n’as pas de compte Trellis, quelqu’un a saisi ton adresse par erreur. Tu peux ignorer cet e-mail.",
      ],
      button: "Confirmer l’adresse",
    }),
    changeEmail: () => ({
      subject: "Confirme ta nouvelle adresse e-mail Trellis",
      title: "Confirme ta nouvelle adresse",
      paragraphs: [
        "Tu nous as demandé d’utiliser cette adresse pour ton compte Trellis. Confirme qu’elle est bien à toi.",
        "Le lien n’est utilisable qu’une fois et expire dans 24 heures. D’ici là, ton adresse actuelle reste valable.",
        "Si tu n’as rien demandé, ignore cet e-mail\u00a0: rien ne changera.",
      ],
      button: "Confirmer la nouvelle adresse",
      sentTo: (address) =>
        `Cet e-mail a été envoyé à ${address} parce que cette adresse a été saisie comme nouvelle adresse d’un compte.`,
    }),
    emailInUse: () => ({
      subject: "Ton adresse a été saisie pour un autre compte Trellis",
      title: "Cette adresse est déjà utilisée",
      paragraphs: [
        "Une personne connectée à un autre compte Trellis a demandé à y utiliser cette adresse. Elle appartient déjà à ton compte\u00a0: rien n’a été modifié.",
        "Si c’était toi, connecte-toi avec cette adresse. Si tu veux l’utiliser pour l’autre compte, supprime d’abord ton compte qui a cette adresse.",
        "Si ce n’était pas toi, tu n’as rien à faire.",
      ],
    }),
    emailChanged: ({ newEmail, stage }) =>
      stage === "requested"
        ? {
            subject: "Quelqu’un a demandé à changer ton adresse e-mail Trellis",
            title: "Une nouvelle adresse a été demandée",
            paragraphs: [
              `Une personne connectée à ton compte a demandé à remplacer son adresse par ${newEmail}. Le changement aura lieu quand elle ouvrira le lien envoyé à cette adresse.`,
              "Si c’était toi, tu n’as rien d’autre à faire ici.",
              "Si ce n’était pas toi, choisis tout de suite «\u00a0Mot de passe oublié\u00a0?\u00a0» sur la page de connexion\u00a0: un nouveau mot de passe déconnecte tous les appareils.",
            ],
          }
        : {
            subject: "Ton adresse e-mail Trellis a été modifiée",
            title: "Ton adresse a été modifiée",
            paragraphs: [
              `Ton compte utilise maintenant ${newEmail}. Connecte-toi désormais avec cette adresse\u00a0; nous n’enverrons plus d’e-mails sur ton compte à celle-ci.`,
              "Si ce n’était pas toi, contacte tout de suite la personne qui gère ce Trellis. La politique de confidentialité indique comment.",
            ],
            sentTo: (address) =>
              `Cet e-mail a été envoyé à ${address} parce que ton compte Trellis utilisait cette adresse jusqu’à maintenant.`,
          },
    trialEndsTomorrow: ({ plan, amountCents, at }, { money, date }) => ({
      subject: "Ton essai gratuit se termine demain",
      title: "Ton essai gratuit se termine demain",
      paragraphs: [
        `Ton essai gratuit se termine le ${date(at)}. Ton offre ${plan} continue ensuite, et ta carte sera débitée de ${money(amountCents)}.`,
        "Tu veux continuer\u00a0? Tu n’as rien à faire. Sinon, résilie dans les réglages avant la fin de l’essai, et tu ne paieras rien.",
      ],
      button: manage,
    }),
    receipt: ({ plan, amountCents, at, number, url }, { money, date }) => ({
      subject: `Ton reçu Trellis\u00a0: ${money(amountCents)}`,
      title: "Merci pour ton paiement",
      paragraphs: [
        `Ta carte a été débitée de ${money(amountCents)} le ${date(at)} pour l’offre ${plan}. Le reçu porte le numéro ${number}.`,
        "Tous tes reçus sont dans les réglages, à la rubrique Abonnement.",
        "Si tu ne reconnais pas ce paiement, vérifie ton abonnement dans les réglages. Tu peux l’y résilier.",
      ],
      button: url === null ? "Ouvrir les réglages" : "Voir le reçu",
    }),
    cardFailed: ({ plan, amountCents, nextTryAt }, { money, date }) => ({
      subject: "Ton paiement Trellis n’a pas abouti",
      title: "Ton paiement n’a pas abouti",
      paragraphs: [
        `Nous avons essayé de débiter ${money(amountCents)} pour ton offre ${plan}, mais ta carte a été refusée.`,
        nextTryAt === null
          ? "C’était le dernier essai. Pour garder ton offre, enregistre une autre carte dans les réglages."
          : `Nous réessaierons le ${date(nextTryAt)}. Pour ne pas perdre ton offre, vérifie ta carte ou enregistres-en une autre dans les réglages.`,
        "Si aucune carte ne peut être débitée, l’abonnement prendra fin, mais ton compte et ton travail resteront.",
      ],
      button: "Vérifier la carte",
    }),
    planChanged: ({ plan, amountCents, at }, { money, date }) => ({
      subject: `Tu as maintenant l’offre ${plan}`,
      title: "Ton offre a changé",
      paragraphs: [
        `Ton abonnement est passé à l’offre ${plan}. Le prochain paiement sera de ${money(amountCents)}, le ${date(at)}.`,
        "Si ce n’était pas toi, reviens à ton ancienne offre dans les réglages et choisis un nouveau mot de passe.",
      ],
      button: manage,
    }),
    subscriptionCanceled: ({ plan, endsAt }, { date }) => ({
      subject: "Ton abonnement Trellis est résilié",
      title: "Ton abonnement est résilié",
      paragraphs: [
        `Tu peux utiliser ton offre ${plan} jusqu’au ${date(endsAt)}. Elle prend fin ce jour-là et ne sera plus débitée.`,
        "Tu as changé d’avis, ou ce n’était pas toi\u00a0? Reprends l’abonnement dans les réglages avant cette date.",
      ],
      button: manage,
    }),
    subscriptionEnded: ({ plan, reason }) => ({
      subject: "Ton abonnement Trellis a pris fin",
      title: "Ton abonnement a pris fin",
      paragraphs: [
        reason === "canceled"
          ? `Ton offre ${plan} a pris fin, comme tu l’as demandé. Elle ne sera plus débitée.`
          : reason === "unpaid"
            ? `Le paiement de l’offre ${plan} n’a pas abouti, et ton abonnement a donc pris fin. Il ne sera plus débité.`
            : reason === "unverified"
              ? `L’offre ${plan} de ton compte était payée avec une carte ajoutée avant la vérification de cette adresse e-mail. C’est peut-être la carte d’une autre personne\u00a0: nous l’avons donc retirée et avons mis fin à l’offre. Cette carte ne sera plus débitée.`
              : `Ton offre ${plan} a pris fin. Elle ne sera plus débitée.`,
        "Ton compte et ton travail sont toujours là. Tu peux te réabonner quand tu veux.",
      ],
      button: "Choisir une offre",
    }),
    accountDeletionScheduled: ({ at }, { date }) => ({
      subject: `Ton compte Trellis sera supprimé le ${date(at)}`,
      title: "Ton compte sera supprimé",
      paragraphs: [
        `Comme tu l’as demandé, nous supprimerons ton compte et tout son contenu le ${date(at)}. Il ne pourra plus être rétabli ensuite.`,
        "Tu as changé d’avis\u00a0? Connecte-toi avant cette date et choisis «\u00a0Garder mon compte\u00a0» dans les réglages.",
        "Si ce n’était pas toi, garde ton compte et choisis tout de suite un nouveau mot de passe.",
      ],
      button: "Garder mon compte",
    }),
    accountDeleted: () => ({
      subject: "Ton compte Trellis a été supprimé",
      title: "Ton compte a été supprimé",
      paragraphs: [
        "Ton compte et tout son contenu sont maintenant supprimés, comme tu l’as demandé. Cet e-mail est le dernier à ce sujet.",
        "Merci d’avoir été des nôtres. Tu peux créer un nouveau compte quand tu veux.",
      ],
      sentTo: (address) =>
        `Cet e-mail a été envoyé à ${address} parce que cette adresse était celle d’un compte Trellis.`,
    }),
    secondFactorChanged: ({ change }) => ({
      subject: "La sécurité de ton compte Trellis a changé",
      title: secondFactor[change].title,
      paragraphs: [
        secondFactor[change].text,
        "Si ce n’était pas toi, choisis tout de suite un nouveau mot de passe et retire dans les réglages ce que tu ne reconnais pas.",
      ],
      button: "Vérifier la sécurité",
    }),
  },
};

const secondFactor = {
  passkeyAdded: {
    title: "Une clé d’accès a été ajoutée",
    text: "Une clé d’accès a été ajoutée à ton compte. Tu peux désormais te connecter avec elle.",
  },
  passkeyRemoved: {
    title: "Une clé d’accès a été retirée",
    text: "Une clé d’accès a été retirée de ton compte. Elle ne permet plus de se connecter.",
  },
  authenticatorOn: {
    title: "Ton application d’authentification est prête",
    text: "Désormais, la connexion par mot de passe demande aussi un code de ton application d’authentification.",
  },
  authenticatorOff: {
    title: "Ton application d’authentification a été retirée",
    text: "La connexion ne demande plus de code d’une application d’authentification.",
  },
  recoveryCodesRenewed: {
    title: "Tu as de nouveaux codes de récupération",
    text: "De nouveaux codes de récupération ont été créés pour ton compte. Les anciens ne fonctionnent plus.",
  },
  recoveryCodeUsed: {
    title: "Un code de récupération a été utilisé",
    text: "Quelqu’un s’est connecté à ton compte avec l’un de tes codes de récupération. Ce code ne fonctionne plus.",
  },
};
