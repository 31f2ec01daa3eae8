import { webhookPath } from "@trellis/contract/billing";
import { basePath } from "@trellis/contract/call";
import type { Ports } from "@trellis/server-core/ports";
import type { PaymentEvent } from "@trellis/server-core/ports/payments";
import { reply } from "@trellis/server-core/reply";
import { HttpError } from "../http-error.ts";
import { errorResponse } from "../error-response.ts";
import { sendReceipts } from "../jobs/subscription-mails.ts";
import { messagesFor } from "../text/messages.ts";
import { limitBody } from "./limit-body.ts";
import { syncSubscription } from "./sync-subscription.ts";
import { storedCard } from "./trial.ts";

/** Path to which the card provider sends its webhooks. */
export const webhookAddress = basePath + webhookPath;
const maxBytes = 1_048_576;

/**
 * Handles a webhook of the card provider once, however often it is sent. The webhook only says what may have changed: the
 * current state is fetched, so the order of webhooks doesn't matter. After any reply but 200, the provider sends it again.
 */
export async function paymentWebhook(request: Request, ports: Ports): Promise<Response> {
  const messages = messagesFor(undefined);
  const body = await limitBody(request, maxBytes, () => new Error("too large"))
    .text()
    .catch(() => null);
  if (body === null) return errorResponse(new HttpError(413, "tooLarge"), messages);
  const event = await ports.payments.readEvent(body, request.headers);
  if (!event) return errorResponse(new HttpError(400, "webhookUnsigned"), messages);
  const claim = await ports.webhookEvents.claim(event.id, ports.clock.now());
  if (claim === "done") return reply({ received: true });
  if (claim === "busy") return errorResponse(new HttpError(409, "paymentBusy"), messages);
  try {
    await handle(event, ports);
    await ports.webhookEvents.complete(event.id, ports.clock.now());
    return reply({ received: true });
  } catch (cause) {
    ports.log.error("webhook failed", { event: event.id, cause });
    await ports.webhookEvents.abandon(event.id);
    return errorResponse(new HttpError(503, "unexpected", { "retry-after": "60" }), messages);
  }
}

/** Handles an event, unless it is about the customer of a deleted account. */
async function handle(event: PaymentEvent, ports: Ports): Promise<void> {
  const { kind, customerId, subscriptionId, invoiceId } = event;
  const accountId = customerId === null ? null : await ports.wallets.ownerOf(customerId);
  if (accountId === null || customerId === null || kind === "other") return;
  if (kind === "card") await refreshCard(accountId, customerId, ports);
  if (subscriptionId === null) return;
  await syncSubscription(accountId, subscriptionId, ports);
  if (kind === "invoicePaid") await sendReceipts({ accountId, customerId }, ports, ({ id }) => id === invoiceId);
}

/** Stores what banks and the operator have changed about the saved card, such as its expiry date. */
async function refreshCard(accountId: string, customerId: string, ports: Ports): Promise<void> {
  const { paymentMethodId: before } = await ports.wallets.read(accountId);
  const current = before === null ? null : await ports.payments.card(customerId);
  if (before === null || !current) return;
  const { paymentMethodId, card } = current;
  await ports.wallets.replaceMethod(accountId, before, { paymentMethodId, card: await storedCard(card, ports) });
}
