import { devPage } from "../../dev-page.ts";
import { escapeHtml } from "../../mail/escape-html.ts";
import { preferredLanguage } from "../../text/messages.ts";
import { sandboxUsers, sandboxTokenOf } from "./users.ts";
import { pageTexts } from "./text.ts";

const style = `
main{max-width:26rem}
ul{display:grid;gap:10px;margin:24px 0 0;padding:0;list-style:none}
button{display:flex;gap:14px;align-items:center;width:100%;min-height:64px;padding:10px 16px;border:1px solid var(--line);border-radius:16px;background:var(--surface);color:inherit;font:inherit;text-align:start;cursor:pointer}
button:hover{background:var(--soft-hover)}
.initial{display:grid;flex:none;place-items:center;width:40px;height:40px;border-radius:999px;background:var(--soft);color:var(--on-soft);font-weight:700}
.who{display:grid;min-width:0;overflow-wrap:anywhere}
.who strong{font-weight:600}
.who small{color:var(--text-2);font-size:.875rem}
[role=alert]{margin:16px 0 0;color:var(--text)}
`;

/** Whether a page may receive a token: only pages of this machine or of the server itself. */
const isKnown = (origin: URL, self: URL): boolean =>
  origin.host === self.host || ["localhost", "127.0.0.1", "[::1]"].includes(origin.hostname);

function targetOf(self: URL): string {
  const asked = URL.parse(self.searchParams.get("origin") ?? self.origin);
  return asked && /^https?:$/.test(asked.protocol) && isKnown(asked, self) ? asked.origin : self.origin;
}

/** Renders the account chooser. It posts the chosen user's token to its opener and closes. */
export function identityPage(request: Request): Response {
  const self = new URL(request.url);
  const language = preferredLanguage(
    self.searchParams.get("language") ?? request.headers.get("accept-language") ?? undefined,
  );
  const text = pageTexts[language];
  const rows = sandboxUsers.map(
    (user) => `<li><button type="button" data-token="${sandboxTokenOf(user)}">
<span class="initial" aria-hidden="true">${escapeHtml(user.given_name.slice(0, 1))}</span>
<span class="who"><strong>${escapeHtml(user.name)}</strong><small>${escapeHtml(user.email)}</small></span></button></li>`,
  );
  const content = `<span class="badge">${escapeHtml(text.badge)}</span><h1>${escapeHtml(text.title)}</h1>
<p>${escapeHtml(text.lead)}</p><ul>${rows.join("")}</ul><p role="alert" hidden>${escapeHtml(text.noOpener)}</p>`;
  const script = `document.querySelectorAll("button").forEach((button) => button.addEventListener("click", () => {
  if (!window.opener) return void (document.querySelector("[role=alert]").hidden = false);
  window.opener.postMessage({ source: "trellis-sandbox-google", accessToken: button.dataset.token }, ${JSON.stringify(targetOf(self))});
  window.close();
}));`;
  return devPage({ language, title: text.title, content, style, script });
}
