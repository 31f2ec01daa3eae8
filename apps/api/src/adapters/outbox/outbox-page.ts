import { devPage } from "../../dev-page.ts";
import { escapeHtml } from "../../mail/escape-html.ts";
import type { StoredMail, Outbox } from "./outbox.ts";

const style = `
article{margin:0 0 24px;border:1px solid var(--line);border-radius:16px;background:var(--surface);overflow:hidden}
header{padding:16px 20px}
h2{margin:0;font-size:1.0625rem;line-height:1.35;overflow-wrap:anywhere}
header p{margin:4px 0 0;font-size:.875rem;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:680px;border:0;border-top:1px solid var(--line)}
summary{padding:12px 20px;border-top:1px solid var(--line);color:var(--primary);font-size:.875rem;cursor:pointer}
pre{margin:0;padding:0 20px 16px;font:.875rem/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
`;

const article = ({ to, subject, sentAt, text, html }: StoredMail): string => `<article>
<header><h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(to.name)} &lt;${escapeHtml(to.address)}&gt; · <time datetime="${escapeHtml(sentAt)}">${escapeHtml(sentAt)}</time></p></header>
<iframe sandbox="" title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}"></iframe>
<details><summary>Plain text</summary><pre>${escapeHtml(text)}</pre></details>
</article>`;

/**
 * Creates the page that lists the emails of the outbox, newest first. It is meant for developers: it is in English only
 * and is not served in production.
 */
export const createOutboxPage = (outbox: Outbox) => async (): Promise<Response> => {
  const mails = await outbox.list();
  const content = `<span class="badge">Development</span><h1>Outbox</h1>
<p>Emails are not sent until SMTP_URL is set. This page lists them; reload it for new ones.</p>
${mails.length === 0 ? "<p><strong>No emails yet.</strong> Request a password reset, and the code appears here within a second or two.</p>" : mails.map(article).join("\n")}`;
  return devPage({ language: "en", title: "Outbox", content, style });
};
