import { devPage, devPot } from "@trellis/server-core/dev-page";
import { escapeHtml } from "@trellis/server-core/escape-html";
import type { StoredMail, Outbox } from "./outbox.ts";

const time = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "medium", timeZone: "UTC" });

/** Only the newest email is open, so that the list stays short. */
const article = (
  { to, subject, sentAt, text, html }: StoredMail,
  index: number,
): string => `<details class="mail"${index === 0 ? " open" : ""}>
<summary><h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(to.name)} &lt;${escapeHtml(to.address)}&gt; · <time datetime="${escapeHtml(sentAt)}">${escapeHtml(time.format(new Date(sentAt)))} UTC</time></p></summary>
<iframe sandbox="" loading="lazy" title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}"></iframe>
<details><summary>Plain text</summary><pre>${escapeHtml(text)}</pre></details>
</details>`;

const empty = `<div class="card center">${devPot("sprouting")}<h2>No emails yet.</h2><p>Request a password reset, and the code appears here within a second or two.</p></div>`;

/**
 * Creates the page that lists the emails of the outbox, newest first. It is meant for developers: it is in English only
 * and is not served in production.
 */
export const createOutboxPage = (outbox: Outbox) => async (): Promise<Response> => {
  const mails = await outbox.list();
  const content = `<h1>Outbox</h1>
<p>Emails are not sent until SMTP_URL is set. This page lists them; reload it for new ones.</p>
<div class="mails">${mails.length === 0 ? empty : mails.map(article).join("\n")}</div>`;
  return devPage({ language: "en", title: "Outbox", badge: "Development", content, isWide: true, hasFrames: true });
};
