import type { Language } from "@trellis/contract/fields";

/** Texts of the consent page. */
export const pageTexts = {
  en: {
    badge: "Sandbox",
    title: "Connect a channel",
    lead: "This is not YouTube. You can connect a fictional channel, because no YouTube client is configured on this server.",
    channel: "A fictional channel with a month of numbers",
    wants: "Trellis wants to",
    rights: ["view your channel and videos", "view your channel’s analytics"],
    allow: "Allow",
    deny: "Don’t allow",
  },
  es: {
    badge: "Entorno de pruebas",
    title: "Conecta un canal",
    lead: "Esto no es YouTube. Puedes conectar un canal ficticio, porque este servidor no tiene configurado un cliente de YouTube.",
    channel: "Un canal ficticio con un mes de cifras",
    wants: "Trellis quiere",
    rights: ["ver tu canal y tus vídeos", "ver las cifras de tu canal"],
    allow: "Permitir",
    deny: "No permitir",
  },
  fr: {
    badge: "Mode test",
    title: "Connecte une chaîne",
    lead: "Ceci n’est pas YouTube. Tu peux connecter une chaîne fictive, car aucun client YouTube n’est configuré sur ce serveur.",
    channel: "Une chaîne fictive avec un mois de chiffres",
    wants: "Trellis souhaite",
    rights: ["voir ta chaîne et tes vidéos", "voir les chiffres de ta chaîne"],
    allow: "Autoriser",
    deny: "Ne pas autoriser",
  },
} satisfies Record<Language, Readonly<Record<string, string | string[]>>>;
