import type { Language } from "@trellis/contract/fields";

/** Texts of the account chooser. */
interface PageText {
  title: string;
  badge: string;
  lead: string;
  noOpener: string;
}

export const pageTexts: Readonly<Record<Language, PageText>> = {
  en: {
    title: "Choose an account",
    badge: "Sandbox",
    lead: "This is not Google. Three made-up people stand in for it, because this server has no Google client of its own.",
    noOpener: "Open this page with the Google button of the sign-in page.",
  },
  es: {
    title: "Elige una cuenta",
    badge: "Entorno de pruebas",
    lead: "Esto no es Google. Tres personas inventadas ocupan su lugar, porque este servidor no tiene un cliente de Google propio.",
    noOpener: "Abre esta página con el botón de Google de la página de inicio de sesión.",
  },
  fr: {
    title: "Choisis un compte",
    badge: "Mode test",
    lead: "Ceci n’est pas Google. Trois personnes inventées le remplacent, car ce serveur n’a pas de client Google à lui.",
    noOpener: "Ouvre cette page avec le bouton Google de la page de connexion.",
  },
};
