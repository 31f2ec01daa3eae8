import { emitFailed, emitNotRefreshed } from "../setup-helpers.ts";
import { cardOf, emitSucceeded, setError, subscriptionSetup } from "./setup.ts";

/**
 * One card form for three purposes: the first subscription, a change of plan, and a new card.
 *
 * Actors: `createSetupIntent` {purpose} · `createPaymentMethod` {card} → {paymentMethodId} · `saveMethod` {paymentMethodId} ·
 * `confirm` {planId} (first subscription) · `changePlan` {planId} (plan change) · `refreshUser`.
 * Events: `plan.chosen`, `cardUpdate.requested` · `provider.ready`, `provider.failed` from the card fields · `card.submitted` ·
 * `retry.requested` · `anotherCard.requested` · `dialog.closed`.
 * Emits: `succeeded` · `failed` with its stage · `notRefreshed`: the payment succeeded, but the user could not be refreshed.
 *
 *     choosing ──▶ enteringCard: preparing (setup ∥ provider) ──▶ editing ◀─▶ readingCard
 *        ▲                                                           ▲             │
 *        │                                                    failed │             ▼
 *        │                                                     paying: savingMethod ──card update──┐
 *        │                                                                  ▼                      │
 *        │              notConfirmed ◀──failed, retry──▶ paying: confirming | changingPlan         │
 *        │                                                                  ▼                      │
 *        └──────────────────────────────────────────────────────── paying: refreshingUser ◀────────┘
 *                                                                           └──▶ subscribed (first subscription)
 *     dialog.closed returns from enteringCard and notConfirmed to choosing.
 */
export const subscriptionMachine = subscriptionSetup.createMachine({
  id: "subscription",
  context: ({ input }) => ({ purpose: input.purpose, planId: "", paymentMethodId: "", error: undefined }),
  initial: "choosing",
  states: {
    choosing: {
      entry: "clearPayment",
      on: {
        "plan.chosen": { guard: "isNewPlan", target: "enteringCard", actions: "setPlan" },
        "cardUpdate.requested": { guard: "isCardUpdate", target: "enteringCard" },
      },
    },
    enteringCard: {
      initial: "preparing",
      on: { "dialog.closed": "choosing" },
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
    },
    // Ignores all events, so that a payment is neither repeated nor abandoned.
    paying: {
      initial: "savingMethod",
      states: {
        savingMethod: {
          invoke: {
            id: "saveMethod",
            src: "saveMethod",
            input: ({ context }) => ({ paymentMethodId: context.paymentMethodId }),
            onDone: [
              { guard: "isCardUpdate", target: "refreshingUser", actions: emitSucceeded },
              { guard: "isPlanChange", target: "changingPlan" },
              { target: "confirming" },
            ],
            onError: { target: "#subscription.enteringCard.editing", actions: emitFailed("saveMethod") },
          },
        },
        confirming: {
          invoke: {
            id: "confirm",
            src: "confirm",
            input: ({ context }) => ({ planId: context.planId }),
            onDone: { target: "refreshingUser", actions: emitSucceeded },
            onError: { target: "#subscription.notConfirmed", actions: emitFailed("confirm") },
          },
        },
        changingPlan: {
          invoke: {
            id: "changePlan",
            src: "changePlan",
            input: ({ context }) => ({ planId: context.planId }),
            onDone: { target: "refreshingUser", actions: emitSucceeded },
            onError: { target: "#subscription.notConfirmed", actions: emitFailed("changePlan") },
          },
        },
        refreshingUser: {
          invoke: {
            id: "refreshUser",
            src: "refreshUser",
            onDone: [
              { guard: "isFirstSubscription", target: "#subscription.subscribed" },
              { target: "#subscription.choosing" },
            ],
            onError: [
              { guard: "isFirstSubscription", target: "#subscription.subscribed", actions: emitNotRefreshed },
              { target: "#subscription.choosing", actions: emitNotRefreshed },
            ],
          },
        },
      },
    },
    // The card is saved, so a retry only confirms.
    notConfirmed: {
      on: {
        "retry.requested": [{ guard: "isPlanChange", target: "paying.changingPlan" }, { target: "paying.confirming" }],
        // The card fields are already loaded and may not send `provider.ready` again.
        "anotherCard.requested": { target: ["enteringCard.preparing.setup", "enteringCard.preparing.provider.ready"] },
        "dialog.closed": "choosing",
      },
    },
    subscribed: { type: "final", entry: "clearPayment" },
  },
});
