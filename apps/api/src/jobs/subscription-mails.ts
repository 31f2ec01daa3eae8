import type { Ports } from "@trellis/server-core/ports";
import type { JobData } from "@trellis/server-core/ports/jobs";
import type { SubscriptionMail } from "@trellis/server-core/ports/mail";
import { mailIdOf } from "../mail/mail-id.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { isRunning } from "../rules/subscription.ts";

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
