import { cardIn, failed, notRefreshed, refused, succeeded, vocabulary } from "./vocabulary.ts";

/**
 * One card form for three purposes: the first subscription, another plan, another card.
 *
 * Needs: `createSetupIntent` {purpose} · `createPaymentMethod` {card} → {paymentMethodId} · `saveMethod` {paymentMethodId} ·
 * `confirm` {planId} (first subscription) · `changePlan` {planId} (plan change) · `refreshUser`.
 * Hears: `plan.chosen`, `cardUpdate.requested` · `provider.ready`, `provider.failed` from the card form · `card.submitted` ·
 * `retry.requested` · `anotherCard.requested` · `dialog.closed`.
 * Says: `succeeded` · `failed` with its stage · `notRefreshed`: all went well, but the user shown is the old one.
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
 *     dialog.closed leads from enteringCard and notConfirmed back to choosing.
 */
export const subscriptionMachine = vocabulary.createMachine({
  id: "subscription",
  context: ({ input }) => ({ purpose: input.purpose, planId: "", paymentMethodId: "", refusal: undefined }),
  initial: "choosing",
  states: {
    choosing: {
      tags: "rest",
      entry: "forgetPayment",
      on: {
        "plan.chosen": { guard: "isAnotherPlan", target: "enteringCard", actions: "keepPlan" },
        "cardUpdate.requested": { guard: "isCardUpdate", target: "enteringCard" },
      },
    },
    enteringCard: {
      initial: "preparing",
      on: { "dialog.closed": "choosing" },
      states: {
        preparing: {
          type: "parallel",
          exit: "forgetRefusal",
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
                    onError: { target: "refused", actions: refused },
                  },
                },
                created: { type: "final" },
                refused: { on: { "retry.requested": "creating" } },
              },
            },
            provider: {
              initial: "loading",
              on: { "provider.ready": ".ready", "provider.failed": { target: ".failed", actions: refused } },
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
            input: ({ event }) => ({ card: cardIn(event) }),
            onDone: {
              target: "#subscription.paying",
              actions: { type: "keepMethod", params: ({ event }) => event.output },
            },
            onError: { target: "editing", actions: failed("createPaymentMethod") },
          },
        },
      },
    },
    // Nothing is heard while paying: no second submit, no way out half-way.
    paying: {
      initial: "savingMethod",
      states: {
        savingMethod: {
          invoke: {
            id: "saveMethod",
            src: "saveMethod",
            input: ({ context }) => ({ paymentMethodId: context.paymentMethodId }),
            onDone: [
              { guard: "isCardUpdate", target: "refreshingUser", actions: succeeded },
              { guard: "isPlanChange", target: "changingPlan" },
              { target: "confirming" },
            ],
            onError: { target: "#subscription.enteringCard.editing", actions: failed("saveMethod") },
          },
        },
        confirming: {
          invoke: {
            id: "confirm",
            src: "confirm",
            input: ({ context }) => ({ planId: context.planId }),
            onDone: { target: "refreshingUser", actions: succeeded },
            onError: { target: "#subscription.notConfirmed", actions: failed("confirm") },
          },
        },
        changingPlan: {
          invoke: {
            id: "changePlan",
            src: "changePlan",
            input: ({ context }) => ({ planId: context.planId }),
            onDone: { target: "refreshingUser", actions: succeeded },
            onError: { target: "#subscription.notConfirmed", actions: failed("changePlan") },
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
              { guard: "isFirstSubscription", target: "#subscription.subscribed", actions: notRefreshed },
              { target: "#subscription.choosing", actions: notRefreshed },
            ],
          },
        },
      },
    },
    // The card is saved by now, so trying again only confirms.
    notConfirmed: {
      tags: "rest",
      on: {
        "retry.requested": [{ guard: "isPlanChange", target: "paying.changingPlan" }, { target: "paying.confirming" }],
        // The card form was ready before, and may not say so again.
        "anotherCard.requested": { target: ["enteringCard.preparing.setup", "enteringCard.preparing.provider.ready"] },
        "dialog.closed": "choosing",
      },
    },
    subscribed: { type: "final", entry: "forgetPayment" },
  },
});
