import type { Language } from "@trellis/contract/fields";
import type { Person } from "./calls.ts";

interface Texts {
  demo: string;
  note: string;
  person: string;
  people: Record<Person, string>;
  mails: string;
  mailsNote: string;
  noMails: string;
  reset: string;
  resetTitle: string;
  resetNote: string;
  cancel: string;
  close: string;
}

/** Texts of the demo bar. */
export const texts: Readonly<Record<Language, Texts>> = {
  en: {
    demo: "Demo",
    note: "This is sample data, and everything you do stays in this browser.",
    person: "Switch account",
    people: {
      creator: "Maya: in her second week",
      youtuber: "Ana: with a YouTube channel",
      newcomer: "Lucía: just subscribed",
      unsubscribed: "Noah: has no plan yet",
      trialEnding: "Zoe: her trial ends today",
      expired: "Ben: his subscription has ended",
      visitor: "Signed out: sign in or sign up",
    },
    mails: "Emails",
    mailsNote: "The demo sends no emails. It shows them here.",
    noMails: "No emails yet.",
    reset: "Reset",
    resetTitle: "Reset the demo?",
    resetNote: "Everything you did in the demo is deleted, and it starts over with its sample data.",
    cancel: "Cancel",
    close: "Close",
  },
  es: {
    demo: "Demostración",
    note: "Los datos son inventados y todo lo que hagas se queda en este navegador.",
    person: "Cambiar de cuenta",
    people: {
      creator: "Maya: en su segunda semana",
      youtuber: "Ana: con un canal de YouTube",
      newcomer: "Lucía: acaba de suscribirse",
      unsubscribed: "Noah: aún no tiene plan",
      trialEnding: "Zoe: su prueba termina hoy",
      expired: "Ben: su suscripción ha terminado",
      visitor: "Sesión cerrada: inicia sesión o crea una cuenta",
    },
    mails: "Correos",
    mailsNote: "La demostración no envía correos. Los muestra aquí.",
    noMails: "Todavía no hay correos.",
    reset: "Restablecer",
    resetTitle: "¿Restablecer la demostración?",
    resetNote: "Se borrará todo lo que hayas hecho y la demostración volverá a sus datos de ejemplo.",
    cancel: "Cancelar",
    close: "Cerrar",
  },
  fr: {
    demo: "Démo",
    note: "Les données sont fictives, et tout ce que tu fais reste dans ce navigateur.",
    person: "Changer de compte",
    people: {
      creator: "Maya\u00a0: dans sa deuxième semaine",
      youtuber: "Ana\u00a0: avec une chaîne YouTube",
      newcomer: "Lucía\u00a0: vient de s’abonner",
      unsubscribed: "Noah\u00a0: n’a pas encore d’offre",
      trialEnding: "Zoe\u00a0: son essai se termine aujourd’hui",
      expired: "Ben\u00a0: son abonnement est terminé",
      visitor: "Session fermée\u00a0: connecte-toi ou crée un compte",
    },
    mails: "E-mails",
    mailsNote: "La démo n’envoie pas d’e-mails. Elle les affiche ici.",
    noMails: "Aucun e-mail pour l’instant.",
    reset: "Réinitialiser",
    resetTitle: "Réinitialiser la démo\u00a0?",
    resetNote: "Tout ce que tu as fait dans la démo sera supprimé, et elle repartira de ses données d’exemple.",
    cancel: "Annuler",
    close: "Fermer",
  },
};
