import type { Subscription } from "../domain/subscription.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { MailFacts } from "../ports/mail.ts";
import type { Ports } from "../ports.ts";

const day = 86_400_000;

type News = {
  [Kind in keyof MailFacts]: { kind: Kind; facts: MailFacts[Kind] };
}[keyof MailFacts];

/** Logs what a newly stored state means and tells the owner by email. */
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
  const news = before ? await newsOf(before, after, ports) : [];
  if (news.length === 0) return;
  const to = await ports.accounts.contact(accountId);
  for (const { kind } of news) ports.log.info(kind, facts);
  if (to) await Promise.all(news.map((each) => queueMail({ ...to, ...each }, ports)));
}

/** Returns what the owner is told about a change. */
async function newsOf(before: Subscription, after: Subscription, ports: Ports): Promise<News[]> {
  const plan = after.plan.name;
  const amountCents = after.plan.priceCents;
  if (after.endedAt) {
    if (before.endedAt) return [];
    return [{ kind: "subscriptionEnded", facts: { plan, reason: before.isPastDue ? "unpaid" : "canceled" } }];
  }
  const news: News[] = [];
  if (before.plan.id !== after.plan.id) {
    const next = await ports.payments.nextCharge(after.providerId).catch(() => null);
    const { cents, at } = next ?? { cents: amountCents, at: after.periodEndsAt };
    news.push({ kind: "planChanged", facts: { plan, amountCents: cents, at: at.toISOString() } });
  }
  if (!before.cancelsAtPeriodEnd && after.cancelsAtPeriodEnd) {
    news.push({ kind: "subscriptionCanceled", facts: { plan, endsAt: after.periodEndsAt.toISOString() } });
  }
  const hasTriedAgain = after.nextTryAt?.getTime() !== before.nextTryAt?.getTime();
  if (after.isPastDue && (!before.isPastDue || hasTriedAgain)) {
    const nextTryAt = after.nextTryAt?.toISOString() ?? null;
    news.push({ kind: "cardFailed", facts: { plan, amountCents, nextTryAt } });
  }
  return news;
}
