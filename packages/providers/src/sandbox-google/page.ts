import { basePath } from "@trellis/contract/call";
import type { Language } from "@trellis/contract/fields";
import { devFile, devPage } from "@trellis/server-core/dev-page";
import { escapeHtml } from "@trellis/server-core/escape-html";
import { preferredLanguage } from "@trellis/server-core/preferred-language";
import { sandboxUsers, sandboxTokenOf } from "./users.ts";

/** Path of the page's script. */
export const identityScriptUrl = `${basePath}/sandbox/google.js`;

/** Posts the chosen user's token to the page that opened this one. */
const script = `const { target } = document.querySelector("[data-target]").dataset;
for (const button of document.querySelectorAll("[data-token]")) {
  button.addEventListener("click", () => {
    if (!window.opener) {
      document.querySelector("[role=alert]").hidden = false;
      return;
    }
    const accessToken = button.dataset.token;
    window.opener.postMessage({ source: "trellis-sandbox-google", accessToken }, target);
    window.close();
  });
}
`;

export const identityScript = (): Response => devFile(script, "text/javascript; charset=utf-8");

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
    (user) => `<li><button class="row" type="button" data-token="${sandboxTokenOf(user)}">
<span class="initial" aria-hidden="true">${escapeHtml(user.given_name.slice(0, 1))}</span>
<span class="who"><strong>${escapeHtml(user.name)}</strong><small>${escapeHtml(user.email)}</small></span></button></li>`,
  );
  const content = `<h1>${escapeHtml(text.title)}</h1><p>${escapeHtml(text.purpose)}</p>
<ul class="rows" data-target="${escapeHtml(targetOf(self))}">${rows.join("")}</ul>
<p class="alert" role="alert" hidden>${escapeHtml(text.noOpener)}</p><p class="note">${escapeHtml(text.lead)}</p>`;
  return devPage({ language, title: text.title, badge: text.badge, content, script: identityScriptUrl });
}

/** The account chooser's text. */
interface PageText {
  title: string;
  badge: string;
  /** The purpose of the choice, below the title. */
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
