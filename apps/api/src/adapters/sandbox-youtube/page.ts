import { devPage } from "../../dev-page.ts";
import { escapeHtml } from "../../mail/escape-html.ts";
import { preferredLanguage } from "../../text/messages.ts";
import { channelSnippet } from "./channel.ts";
import { cook } from "./pictures.ts";
import { pageTexts } from "./text.ts";

/** The authorization code of an approved request. */
export const sandboxCode = "sandbox-code";

const style = `
main{max-width:28rem}
.channel{display:flex;gap:14px;align-items:center;margin:24px 0;padding:12px 16px;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
.channel svg{flex:none;width:48px;height:48px;border-radius:999px}
.channel span{display:grid;min-width:0;overflow-wrap:anywhere}
.channel small{color:var(--text-2);font-size:.875rem}
ul{margin:0 0 24px;padding-inline-start:1.25rem}
nav{display:flex;flex-wrap:wrap;gap:12px}
nav a{display:grid;flex:1 1 10rem;place-items:center;min-height:48px;padding:8px 20px;border-radius:14px;background:var(--soft);color:var(--on-soft);font-weight:600;text-align:center;text-decoration:none}
nav a:hover{background:var(--soft-hover)}
nav a+a{border:1px solid var(--line);background:var(--surface);color:var(--text)}
`;

/** Renders the consent page, which links back to the callback either way. */
export function consentPage(request: Request, callback: string): Response {
  const asked = new URL(request.url).searchParams;
  const language = preferredLanguage(asked.get("language") ?? request.headers.get("accept-language") ?? undefined);
  const text = pageTexts[language];
  const state = asked.get("state") ?? "";
  const back = (answer: Record<string, string>) =>
    escapeHtml(`${callback}?${new URLSearchParams({ ...answer, state })}`);
  const rights = text.rights.map((right) => `<li>${escapeHtml(right)}</li>`).join("");
  const content = `<span class="badge">${escapeHtml(text.badge)}</span><h1>${escapeHtml(text.title)}</h1>
<p>${escapeHtml(text.lead)}</p>
<div class="channel">${cook.replace("<svg", '<svg aria-hidden="true"')}<span><strong>${escapeHtml(channelSnippet.title)}</strong><small>${escapeHtml(text.channel)}</small></span></div>
<p>${escapeHtml(text.wants)}</p><ul>${rights}</ul>
<nav aria-label="${escapeHtml(text.title)}"><a href="${back({ code: sandboxCode })}">${escapeHtml(text.allow)}</a><a href="${back({ error: "access_denied" })}">${escapeHtml(text.deny)}</a></nav>`;
  return devPage({ language, title: text.title, content, style });
}
