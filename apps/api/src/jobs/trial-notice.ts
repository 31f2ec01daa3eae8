import type { Ports } from "@trellis/server-core/ports";
import type { JobData } from "@trellis/server-core/ports/jobs";
import { mailIdOf } from "../mail/mail-id.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { isRunning } from "../rules/subscription.ts";

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
