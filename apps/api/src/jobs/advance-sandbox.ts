import type { JobData } from "../ports/jobs.ts";
import type { Ports } from "../ports.ts";
import { paymentWebhook } from "../routes/payment-webhook.ts";

/** Makes time pass for a customer of the sandbox card provider, which sends the webhooks of what happened. */
export async function advanceSandbox({ customerId }: JobData["advanceSandbox"], ports: Ports): Promise<void> {
  await ports.payments.run?.(customerId, (webhook) => paymentWebhook(webhook, ports));
}
