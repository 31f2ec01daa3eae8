import { basePath } from "@trellis/contract/call";
import { paths } from "@trellis/contract/paths";
import { devPage, devPageFiles, devPot } from "@trellis/server-core/dev-page";
import { escapeHtml } from "@trellis/server-core/escape-html";
import type { Ports } from "@trellis/server-core/ports";
import { preferredLanguage } from "@trellis/server-core/preferred-language";
import { apiHeaders } from "@trellis/server-core/reply";
import { formatDate, formatMoney, texts } from "./page-text.ts";
import type { SandboxPayments } from "./sandbox-payments.ts";
import { receiptPath } from "./to-server.ts";

/** Path to which the sandbox's card form posts the owner's decision. */
const confirmationPath = `${basePath}/sandbox/card-confirmations`;

/** Returns the sandbox's receipt page and the endpoint of its card form, by path. */
export const sandboxPaymentPages = (payments: SandboxPayments): Pick<Ports, "pages" | "posts"> => ({
  pages: new Map<string, (request: Request) => Response | Promise<Response>>([
    ...devPageFiles,
    [receiptPath, (request) => receiptPage(request, payments)],
  ]),
  posts: new Map([[confirmationPath, (request: Request) => confirmationReply(request, payments)]]),
});

/** Shows the receipt of an invoice. The id can’t be guessed, so anyone with the link may read it. */
async function receiptPage(request: Request, payments: SandboxPayments): Promise<Response> {
  const language = preferredLanguage(request.headers.get("accept-language") ?? undefined);
  const text = texts[language];
  const id = new URL(request.url).searchParams.get("invoice") ?? "";
  const invoice = await payments.receipt(id);
  if (!invoice) {
    const content = `<div class="center">${devPot("wilted")}<h1>${text.missing}</h1><p>${text.whereElse}</p></div>
<div class="actions"><a class="button" href="${paths.settings}">${text.settings}</a></div>`;
    return devPage({ language, title: text.missing, badge: text.badge, content, status: 404 });
  }
  const date = (time: number) => formatDate(language, time);
  const rows: [string, string][] = [
    [text.number, invoice.number],
    [text.date, date(invoice.paidAt ?? invoice.createdAt)],
    [text.plan, invoice.planName],
    [text.period, `${date(invoice.from)} – ${date(invoice.to)}`],
    [text.card, invoice.card],
    [text.status, text.statuses[invoice.status]],
  ];
  const listed = rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join("");
  const content = `<h1>${text.title}</h1><p class="amount">${formatMoney(language, invoice.cents)}</p>
<dl class="facts">${listed}</dl><p class="note">${text.note}</p>`;
  return devPage({ language, title: text.title, badge: text.badge, content });
}

/** Records the owner's decision: a POST of `{ clientSecret, outcome }` by the sandbox's card form. */
async function confirmationReply(request: Request, payments: SandboxPayments): Promise<Response> {
  const body: unknown = await request.json().catch(() => null);
  const { clientSecret, outcome } = Object(body) as { clientSecret?: unknown; outcome?: unknown };
  const isValid = typeof clientSecret === "string" && (outcome === "approved" || outcome === "declined");
  const isDone = isValid && (await payments.confirm(clientSecret, outcome));
  return new Response(JSON.stringify({ isDone }), { status: isDone ? 200 : 404, headers: apiHeaders });
}
