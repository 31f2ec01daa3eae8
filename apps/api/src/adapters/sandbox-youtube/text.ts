import type { Language } from "@trellis/contract/fields";

/** Texts of the consent page. */
interface PageText {
  badge: string;
  title: string;
  lead: string;
  channel: string;
  wants: string;
  rights: readonly string[];
  allow: string;
  deny: string;
}

export const pageTexts: Readonly<Record<Language, PageText>> = {
  en: {
    badge: "Sandbox",
    title: "Connect a channel",
    lead: "This is not YouTube. A made-up channel stands in for yours, because this server has no YouTube client of its own.",
    channel: "A channel with a month of made-up numbers",
    wants: "Trellis would like to",
    rights: ["see your channel and your videos", "see your channel’s numbers"],
    allow: "Allow",
    deny: "Don’t allow",
  },
  es: {
    badge: "Entorno de pruebas",
    title: "Conecta un canal",
    lead: "Esto no es YouTube. Un canal inventado ocupa el lugar del tuyo, porque este servidor no tiene un cliente de YouTube propio.",
    channel: "Un canal con un mes de cifras inventadas",
    wants: "Trellis quiere",
    rights: ["ver tu canal y tus vídeos", "ver las cifras de tu canal"],
    allow: "Permitir",
    deny: "No permitir",
  },
  fr: {
    badge: "Mode test",
    title: "Connecte une chaîne",
    lead: "Ceci n’est pas YouTube. Une chaîne inventée remplace la tienne, car ce serveur n’a pas de client YouTube à lui.",
    channel: "Une chaîne avec un mois de chiffres inventés",
    wants: "Trellis souhaite",
    rights: ["voir ta chaîne et tes vidéos", "voir les chiffres de ta chaîne"],
    allow: "Autoriser",
    deny: "Ne pas autoriser",
  },
};
