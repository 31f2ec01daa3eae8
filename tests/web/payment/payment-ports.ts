import { checkSession } from "@trellis/contract/account";
import { type Purpose, type SubscriptionEmitted, viewOf } from "@trellis/machines/subscription";
import { createActor, waitFor } from "xstate";
import { paymentFlow } from "../../../apps/web/src/features/payment/payment.flow.ts";
import type { PaymentPorts } from "../../../apps/web/src/features/payment/payment-ports.ts";
import type { EnteredCard } from "../../../apps/web/src/platform/card.ts";

/** Returns a sandbox card of this kind. Its `authenticate` succeeds at once. */
export const cardOf = (kind: string): EnteredCard => ({
  createPaymentMethod: async () => `pm_sandbox_${kind}_a1b2`,
  authenticate: async () => undefined,
});

/** Returns the ports of the payment flow, without pauses. */
export const portsFor = (api: PaymentPorts["api"], more: Partial<PaymentPorts> = {}): PaymentPorts => ({
  api,
  refreshUser: async () => (await api(checkSession, {})).user,
  pause: async () => undefined,
  authenticate: async () => undefined,
  refreshTerms: async () => undefined,
  showsTrial: () => true,
  shownPrice: () => ({ prorationDate: new Date().toISOString() }),
  cancellation: () => ({}),
  ...more,
});

/** Starts the payment flow. Returns its actor, the events it emits, and a function that waits for a view. */
export function startPayment(purpose: Purpose, ports: PaymentPorts) {
  const actor = createActor(paymentFlow(ports), { input: { purpose } }).start();
  const events: SubscriptionEmitted[] = [];
  actor.on("*", (each) => events.push(each));
  const until = (is: ReturnType<typeof viewOf>["is"]) => waitFor(actor, (snapshot) => viewOf(snapshot).is === is);
  return { actor, events, until };
}
