import type { Language } from "@trellis/contract/fields";
import { devPage } from "@trellis/server-core/dev-page";
import { escapeHtml } from "@trellis/server-core/escape-html";
import { preferredLanguage } from "@trellis/server-core/preferred-language";
import { channelSnippet } from "./channel.ts";
import { cook } from "./pictures.ts";

/** The authorization code of an approved request. */
export const sandboxCode = "sandbox-code";

const check =
  '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M20 6 9 17l-5-5"/></svg>';

/** Renders the consent page. Both of its buttons link to the callback. */
export function consentPage(request: Request, callback: string): Response {
  const asked = new URL(request.url).searchParams;
  const language = preferredLanguage(asked.get("language") ?? request.headers.get("accept-language") ?? undefined);
  const text = pageTexts[language];
  const state = asked.get("state") ?? "";
  const back = (answer: Record<string, string>) =>
    escapeHtml(`${callback}?${new URLSearchParams({ ...answer, state })}`);
  const rights = text.rights.map((right) => `<li>${check}${escapeHtml(right)}</li>`).join("");
  const content = `<h1>${escapeHtml(text.title)}</h1>
<div class="rows"><div class="row">${cook.replace("<svg", '<svg aria-hidden="true"')}<span class="who"><strong>${escapeHtml(channelSnippet.title)}</strong><small>${escapeHtml(text.channel)}</small></span></div></div>
<p class="label">${escapeHtml(text.wants)}</p><ul class="rights">${rights}</ul>
<nav class="actions" aria-label="${escapeHtml(text.title)}"><a href="${back({ code: sandboxCode })}" class="button">${escapeHtml(text.allow)}</a><a href="${back({ error: "access_denied" })}" class="button quiet">${escapeHtml(text.deny)}</a></nav>
<p class="note">${escapeHtml(text.lead)}</p>`;
  return devPage({ language, title: text.title, badge: text.badge, content });
}

/** The consent page's text. */
export const pageTexts = {
  en: {
    badge: "Sandbox",
    title: "Connect a channel",
    lead: "This is not YouTube. You can connect a fictional channel, because no YouTube client is configured on this server.",
    channel: "A fictional channel with a month of data",
    wants: "Trellis wants to",
    rights: ["view your channel and videos", "view your channel’s analytics"],
    allow: "Allow",
    deny: "Don’t allow",
  },
  es: {
    badge: "Entorno de pruebas",
    title: "Conecta un canal",
    lead: "Esto no es YouTube. Puedes conectar un canal ficticio, porque este servidor no tiene configurado un cliente de YouTube.",
    channel: "Un canal ficticio con un mes de datos",
    wants: "Trellis quiere",
    rights: ["ver tu canal y tus vídeos", "ver las estadísticas de tu canal"],
    allow: "Permitir",
    deny: "No permitir",
  },
  fr: {
    badge: "Mode test",
    title: "Connecte une chaîne",
    lead: "Ceci n’est pas YouTube. Tu peux connecter une chaîne fictive, car aucun client YouTube n’est configuré sur ce serveur.",
    channel: "Une chaîne fictive avec un mois de données",
    wants: "Trellis souhaite",
    rights: ["voir ta chaîne et tes vidéos", "consulter les statistiques de ta chaîne"],
    allow: "Autoriser",
    deny: "Ne pas autoriser",
  },
} satisfies Record<Language, Readonly<Record<string, string | string[]>>>;
