import { assertEvent } from "xstate";
import { emitFailed } from "../setup-helpers.ts";
import { subscriptionSetup } from "./setup.ts";
import { setError } from "./transitions.ts";
import type { SubscriptionEvent } from "./types.ts";

/** Returns the card handle of a submission; it is passed to the actor without being stored. */
function cardOf(event: SubscriptionEvent): { card: unknown } {
  assertEvent(event, "card.submitted");
  return { card: event.card };
}

/** The card form: the server and the card provider prepare it, the user submits it, and the provider creates a payment method. */
export const enteringCard = subscriptionSetup.createStateConfig({
  initial: "preparing",
  on: { "dialog.closed": "#subscription.choosing" },
  states: {
    preparing: {
      type: "parallel",
      exit: "clearError",
      states: {
        setup: {
          initial: "creating",
          states: {
            creating: {
              invoke: {
                id: "createSetupIntent",
                src: "createSetupIntent",
                input: ({ context }) => ({ purpose: context.purpose }),
                onDone: "created",
                onError: { target: "refused", actions: setError },
              },
            },
            created: { type: "final" },
            refused: { on: { "retry.requested": "creating" } },
          },
        },
        provider: {
          initial: "loading",
          on: { "provider.ready": ".ready", "provider.failed": { target: ".failed", actions: setError } },
          states: {
            loading: {},
            ready: { type: "final" },
            failed: { on: { "retry.requested": "loading" } },
          },
        },
      },
      onDone: "editing",
    },
    editing: { on: { "card.submitted": "readingCard" } },
    readingCard: {
      invoke: {
        id: "createPaymentMethod",
        src: "createPaymentMethod",
        input: ({ event }) => cardOf(event),
        onDone: {
          target: "#subscription.paying",
          actions: { type: "setPaymentMethod", params: ({ event }) => event.output },
        },
        onError: { target: "editing", actions: emitFailed("createPaymentMethod") },
      },
    },
  },
});
