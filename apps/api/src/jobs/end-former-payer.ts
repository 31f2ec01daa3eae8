import type { Ports } from "@trellis/server-core/ports";
import type { JobData } from "@trellis/server-core/ports/jobs";
import { mailIdOf } from "../mail/mail-id.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { isAttempting } from "../routes/payment-attempt.ts";
import { syncSubscription } from "../routes/sync-subscription.ts";
import { isRunning } from "../rules/subscription.ts";

const why = "the owner of the email took the account over";

/**
 * Ends the subscription of a customer whose account was taken over by the owner of its email, and deletes the customer with
 * their card: they can no longer sign in to cancel it. The account no longer has access to the customer.
 */
export async function endFormerPayer(data: JobData["endFormerPayer"], ports: Ports): Promise<void> {
  try {
    await end(data, ports);
  } catch (cause) {
    // Operators find the customer in the log, and can end the subscription at the card provider.
    ports.log.error("former payer not ended yet", { account: data.accountId, customer: data.payer.customerId });
    throw cause;
  }
}

async function end({ accountId, language, payer }: JobData["endFormerPayer"], ports: Ports): Promise<void> {
  const { payments, log } = ports;
  const latest = await payments.latest(payer.customerId);
  if (latest && latest.status !== "ended") await payments.end(latest.id, `former payer ${latest.id}`, why);
  await payments.forget(payer.customerId);
  await settle(accountId, ports);
  log.security("former payer ended", { account: accountId, customer: payer.customerId, why });
  const to = payer.plan === null ? null : await ports.accounts.contact(accountId);
  if (!to || payer.plan === null) return;
  const id = await mailIdOf(`former payer ${payer.customerId}`, ports.tokens);
  const facts = { plan: payer.plan, reason: "unverified" } as const;
  await queueMail({ id, kind: "subscriptionEnded", email: to.email, language, facts }, ports);
}

/** A request that began before the account was taken over may have stored a subscription since. */
async function settle(accountId: string, ports: Ports): Promise<void> {
  if (await isAttempting(accountId, ports)) throw new Error("a payment of the account is still in progress");
  const known = await ports.subscriptions.latest(accountId);
  if (isRunning(known)) await syncSubscription(accountId, known.providerId, ports);
}
