import type { CancellationReason } from "@trellis/contract/cancellation";
import type { subscriptionMachine, SubscriptionEvent, SubscriptionView } from "@trellis/machines/subscription";
import type { Actor } from "xstate";
import type { EnteredCard } from "../../platform/card.ts";

/** A running payment flow, its state, and setters for what the user enters. */
export interface PaymentFlow {
  actor: Actor<typeof subscriptionMachine>;
  step: SubscriptionView;
  send: (event: SubscriptionEvent) => void;
  setCard: (card: EnteredCard) => void;
  setReason: (reason: CancellationReason | undefined) => void;
}
