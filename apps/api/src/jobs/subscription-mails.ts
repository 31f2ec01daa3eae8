import type { Ports } from "@trellis/server-core/ports";
import type { JobData } from "@trellis/server-core/ports/jobs";
import type { SubscriptionMail } from "@trellis/server-core/ports/mail";
import type { ProviderInvoice } from "@trellis/server-core/ports/provider-subscription";
import { mailIdOf } from "../mail/mail-id.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { isRunning } from "../rules/subscription.ts";

/** Number of invoices to search for the paid one, which is usually the newest. */
const newestInvoices = 24;
/** Maximum age of a lost receipt to send: the server remembers for 30 days which receipts it has sent. */
const lostMs = 28 * 86_400_000;

/** Emails the owner of a subscription about its changes. */
export async function subscriptionMails(data: JobData["subscriptionMails"], ports: Ports): Promise<void> {
  const { accountId, providerId, mails } = data;
  const to = await ports.accounts.contact(accountId);
  if (!to) return;
  await Promise.all(
    mails.map(async (each) => queueMail({ ...to, ...(await withNextCharge(each, providerId, ports)) }, ports)),
  );
}

/** Adds the next or the failed charge, which credit may have reduced, unless the card provider is unavailable. */
async function withNextCharge(mail: SubscriptionMail, id: string, { payments }: Ports): Promise<SubscriptionMail> {
  if (mail.kind !== "planChanged" && mail.kind !== "cardFailed") return mail;
  const next = await payments.nextCharge(id).catch(() => null);
  if (!next) return mail;
  const { cents: amountCents } = next;
  if (mail.kind === "cardFailed") return { ...mail, facts: { ...mail.facts, amountCents } };
  return { ...mail, facts: { ...mail.facts, amountCents, at: next.at.toISOString() } };
}

/** Reminds a user the day before their trial ends, unless they canceled it. */
export async function trialNotice({ accountId, providerId }: JobData["trialNotice"], ports: Ports): Promise<void> {
  const subscription = await ports.subscriptions.latest(accountId);
  const to = await ports.accounts.contact(accountId);
  if (!to || !isRunning(subscription) || subscription.providerId !== providerId) return;
  const { plan, trialEndsAt, cancelsAtPeriodEnd } = subscription;
  if (cancelsAtPeriodEnd || trialEndsAt === null || trialEndsAt <= ports.clock.now()) return;
  const facts = { plan: plan.name, amountCents: plan.priceCents, at: trialEndsAt.toISOString() };
  const id = await mailIdOf(`trialNotice ${providerId} ${facts.at}`, ports.tokens);
  await queueMail({ id, kind: "trialEndsTomorrow", ...to, facts }, ports);
}

/** Sends the receipts of charges whose webhooks were lost. */
export async function lostReceipts({ accountId }: JobData["receipts"], ports: Ports): Promise<void> {
  const { customerId } = await ports.wallets.read(accountId);
  const since = ports.clock.now().getTime() - lostMs;
  if (customerId === null) return;
  await sendReceipts(
    { accountId, customerId },
    ports,
    ({ paidAt, createdAt }) => (paidAt ?? createdAt).getTime() > since,
  );
}

/** Sends each receipt of these invoices once, if something was charged. */
export async function sendReceipts(
  { accountId, customerId }: { accountId: string; customerId: string },
  ports: Ports,
  isAsked: (invoice: ProviderInvoice) => boolean,
): Promise<void> {
  const { invoices } = await ports.payments.invoices(customerId, { limit: newestInvoices });
  const to = await ports.accounts.contact(accountId);
  const plan = (await ports.subscriptions.latest(accountId))?.plan.name ?? "";
  const paid = invoices.filter((each) => each.status === "paid" && each.cents > 0 && isAsked(each));
  if (!to) return;
  const send = async ({ id: invoice, cents: amountCents, createdAt, paidAt, number, url }: ProviderInvoice) => {
    const cause = `receipt ${invoice}`;
    const now = ports.clock.now();
    if ((await ports.webhookEvents.claim(cause, now)) === "done") return;
    const facts = { plan, amountCents, at: (paidAt ?? createdAt).toISOString(), number, url };
    // Two handlers, or one that is repeated after a crash, queue the same email.
    await queueMail({ id: await mailIdOf(cause, ports.tokens), kind: "receipt", ...to, facts }, ports);
    await ports.webhookEvents.complete(cause, now);
  };
  await Promise.all(paid.map(send));
}
