import type { Language } from "@trellis/contract/fields";

/** Texts of the account chooser. */
interface PageText {
  title: string;
  badge: string;
  /** What the choice is for, below the title. */
  purpose: string;
  lead: string;
  noOpener: string;
}

export const pageTexts: Readonly<Record<Language, PageText>> = {
  en: {
    title: "Choose an account",
    badge: "Sandbox",
    purpose: "to continue to Trellis",
    lead: "This is not Google. Choose one of three fictional users, because no Google client is configured on this server.",
    noOpener: "Open this page with the Google button on the sign-in page.",
  },
  es: {
    title: "Elige una cuenta",
    badge: "Entorno de pruebas",
    purpose: "para continuar en Trellis",
    lead: "Esto no es Google. Elige una de estas tres personas ficticias, porque este servidor no tiene configurado un cliente de Google.",
    noOpener: "Abre esta página con el botón de Google de la página de inicio de sesión.",
  },
  fr: {
    title: "Choisis un compte",
    badge: "Mode test",
    purpose: "pour continuer sur Trellis",
    lead: "Ceci n’est pas Google. Choisis l’une de ces trois personnes fictives, car aucun client Google n’est configuré sur ce serveur.",
    noOpener: "Ouvre cette page avec le bouton Google de la page de connexion.",
  },
};
