import type { Subscription } from "@trellis/server-core/domain/subscription";
import type { Ports } from "@trellis/server-core/ports";
import type { SubscriptionMail } from "@trellis/server-core/ports/mail";
import type { Unit } from "@trellis/server-core/ports/unit";

const day = 86_400_000;
/** Time to wait for the webhooks of a charge: Stripe charges a card about an hour after a period has begun. */
const webhooksMs = 7_200_000;

/** A newly stored state and the previous one. */
interface Change {
  before: Subscription | null;
  after: Subscription;
}

/** Adds the jobs that follow from a change: emails to the owner, and the notice before a trial ends. */
export async function addNotices(
  accountId: string,
  { before, after }: Change,
  { jobs, newId, clock }: Pick<Unit, "jobs"> & Pick<Ports, "newId" | "clock">,
): Promise<void> {
  const { providerId, trialEndsAt } = after;
  if (!before && trialEndsAt) {
    await jobs.add("trialNotice", { accountId, providerId }, { startAt: new Date(trialEndsAt.getTime() - day) });
  }
  const mails = before ? mailsOf(before, after).map((each) => ({ ...each, id: newId() })) : [];
  if (mails.length > 0) await jobs.add("subscriptionMails", { accountId, providerId, mails });
  if (!isCharged(before, after)) return;
  await jobs.add("receipts", { accountId }, { startAt: new Date(clock.now().getTime() + webhooksMs) });
}

/** Whether a change means that a card has been charged, or soon will be. */
const isCharged = (before: Subscription | null, after: Subscription): boolean =>
  before
    ? before.periodEndsAt.getTime() !== after.periodEndsAt.getTime() || (before.isPastDue && !after.isPastDue)
    : after.trialEndsAt === null;

/** Logs the events that follow from a change. */
export function logChange(accountId: string, { before, after }: Change, { log }: Ports): void {
  const facts = { account: accountId, subscription: after.id, planId: after.plan.id };
  if (!before) log.info("subscription started", facts);
  else for (const { kind } of mailsOf(before, after)) log.info(kind, facts);
}

type WithoutId<Mail> = Mail extends unknown ? Omit<Mail, "id"> : never;

/** Returns the emails that the owner gets about a change. */
function mailsOf(before: Subscription, after: Subscription): WithoutId<SubscriptionMail>[] {
  const plan = after.plan.name;
  const amountCents = after.plan.priceCents;
  if (after.endedAt) {
    if (before.endedAt) return [];
    // The owner can end a subscription before the next attempt to charge the card.
    const isGivenUp = before.isPastDue && !(before.nextTryAt && after.endedAt < before.nextTryAt);
    const reason = isGivenUp ? "unpaid" : before.cancelsAtPeriodEnd ? "canceled" : "ended";
    return [{ kind: "subscriptionEnded", facts: { plan, reason } }];
  }
  const mails: WithoutId<SubscriptionMail>[] = [];
  if (before.plan.id !== after.plan.id) {
    mails.push({ kind: "planChanged", facts: { plan, amountCents, at: after.periodEndsAt.toISOString() } });
  }
  if (!before.cancelsAtPeriodEnd && after.cancelsAtPeriodEnd) {
    mails.push({ kind: "subscriptionCanceled", facts: { plan, endsAt: after.periodEndsAt.toISOString() } });
  }
  const hasTriedAgain = after.nextTryAt?.getTime() !== before.nextTryAt?.getTime();
  if (after.isPastDue && (!before.isPastDue || hasTriedAgain)) {
    const nextTryAt = after.nextTryAt?.toISOString() ?? null;
    mails.push({ kind: "cardFailed", facts: { plan, amountCents, nextTryAt } });
  }
  return mails;
}
