import type { Subscription } from "../domain/subscription.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { MailFacts } from "../ports/mail.ts";
import type { Ports } from "../ports.ts";

const day = 86_400_000;

/** An email about a change, without its recipient. */
type Notice = {
  [Kind in keyof MailFacts]: { kind: Kind; facts: MailFacts[Kind] };
}[keyof MailFacts];

/** Logs what a newly stored state means, and notifies the owner by email. */
export async function announceChange(
  accountId: string,
  before: Subscription | null,
  after: Subscription,
  ports: Ports,
): Promise<void> {
  const facts = { account: accountId, subscription: after.id, planId: after.plan.id };
  if (!before) ports.log.info("subscription started", facts);
  if (!before && after.trialEndsAt) {
    const data = { accountId, providerId: after.providerId };
    await ports.jobs.add("trialNotice", data, { startAt: new Date(after.trialEndsAt.getTime() - day) });
  }
  const notices = before ? await noticesOf(before, after, ports) : [];
  if (notices.length === 0) return;
  const to = await ports.accounts.contact(accountId);
  for (const { kind } of notices) ports.log.info(kind, facts);
  if (to) await Promise.all(notices.map((each) => queueMail({ ...to, ...each }, ports)));
}

/** Returns the emails that the owner gets about a change. */
async function noticesOf(before: Subscription, after: Subscription, ports: Ports): Promise<Notice[]> {
  const plan = after.plan.name;
  const amountCents = after.plan.priceCents;
  if (after.endedAt) {
    if (before.endedAt) return [];
    return [{ kind: "subscriptionEnded", facts: { plan, reason: before.isPastDue ? "unpaid" : "canceled" } }];
  }
  const notices: Notice[] = [];
  if (before.plan.id !== after.plan.id) {
    const next = await ports.payments.nextCharge(after.providerId).catch(() => null);
    const { cents, at } = next ?? { cents: amountCents, at: after.periodEndsAt };
    notices.push({ kind: "planChanged", facts: { plan, amountCents: cents, at: at.toISOString() } });
  }
  if (!before.cancelsAtPeriodEnd && after.cancelsAtPeriodEnd) {
    notices.push({ kind: "subscriptionCanceled", facts: { plan, endsAt: after.periodEndsAt.toISOString() } });
  }
  const hasTriedAgain = after.nextTryAt?.getTime() !== before.nextTryAt?.getTime();
  if (after.isPastDue && (!before.isPastDue || hasTriedAgain)) {
    const nextTryAt = after.nextTryAt?.toISOString() ?? null;
    notices.push({ kind: "cardFailed", facts: { plan, amountCents, nextTryAt } });
  }
  return notices;
}
