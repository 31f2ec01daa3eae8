import { enteringCard } from "./entering-card.ts";
import { paying } from "./paying.ts";
import { emptyPayment, subscriptionSetup } from "./setup.ts";

/**
 * Uses one card form for three purposes: the first subscription, a change of plan, and a new card. Two more purposes
 * need no card: cancellation and resumption.
 *
 * Actors: `createSetupIntent` {purpose} · `createPaymentMethod` {card} → {paymentMethodId} · `saveMethod` {paymentMethodId} ·
 * `confirm` {planId, hasAcceptedTerms} (first subscription) · `changePlan` {planId} (plan change) · `cancel` · `resume` ·
 * `authenticate` {clientSecret}: 3-D Secure, if the reply to `saveMethod`, `confirm` or `changePlan` has `requiresAction` ·
 * `checkOutcome` {purpose, planId, error} → {outcome}: finds out whether a call that failed took effect · `refreshUser`.
 * Events: `plan.chosen`, `cardUpdate.requested`, `cancellation.requested`, `resumption.requested` · `provider.ready`,
 * `provider.failed` from the card fields · `card.submitted` · `terms.accepted` · `change.confirmed` · `retry.requested` ·
 * `anotherCard.requested` · `dialog.closed`.
 * Emits: `succeeded` · `failed` with its stage · `notRefreshed`: the call succeeded, but the user could not be refreshed.
 * Output: `{ planId }` of the first subscription. For other purposes, the flow returns to `choosing` and does not finish.
 *
 *     choosing ──▶ enteringCard: preparing (setup ∥ provider) ──▶ editing ◀─▶ readingCard
 *      ▲    │                                                        ▲             │
 *      │    └─▶ asking (cancellation, resumption)             failed │             ▼
 *      │           │                                          paying: savingMethod ──card update──┐
 *      │           │                                                     ▼                        │
 *      │           └────────────────────▶ paying: confirming | changingPlan | canceling | resuming │
 *      │                                      │ ▲ requires an action: authenticating     │         │
 *      │                              failed  ▼ │ retry                                  ▼         │
 *      │    outcomeUnknown ◀─▶ paying: checkingOutcome ──succeeded──▶ paying: refreshingUser ◀─────┘
 *      │                               │ not started, or new terms            │
 *      │                               ▼                                      │
 *      │                          notConfirmed, askingConsent                 │
 *      └──────────────────────────────────────────────────────────────────────┴─▶ subscribed (first subscription)
 *     dialog.closed returns to choosing from every state except paying.
 */
export const subscriptionMachine = subscriptionSetup.createMachine({
  id: "subscription",
  context: ({ input }) => ({ purpose: input.purpose, error: undefined, ...emptyPayment() }),
  initial: "choosing",
  states: {
    choosing: {
      entry: "clearPayment",
      on: {
        "plan.chosen": { guard: "isNewPlan", target: "enteringCard", actions: "setPlan" },
        "cardUpdate.requested": { guard: "isCardUpdate", target: "enteringCard" },
        "cancellation.requested": { guard: "isCancellation", target: "asking" },
        "resumption.requested": { guard: "isResumption", target: "asking" },
      },
    },
    enteringCard,
    asking: {
      on: {
        "change.confirmed": [{ guard: "isCancellation", target: "paying.canceling" }, { target: "paying.resuming" }],
        "dialog.closed": "choosing",
      },
    },
    // The card is saved, and nothing has been charged. The UI shows the terms that the server offers now.
    askingConsent: {
      on: {
        "terms.accepted": [
          { guard: "isPlanChange", target: "paying.changingPlan", actions: "acceptTerms" },
          { target: "paying.confirming", actions: "acceptTerms" },
        ],
        "anotherCard.requested": { target: ["enteringCard.preparing.setup", "enteringCard.preparing.provider.ready"] },
        "dialog.closed": "choosing",
      },
    },
    paying,
    // The change has definitely not happened. A card that was entered is saved, so a retry repeats only the failed call.
    notConfirmed: {
      on: {
        "retry.requested": [
          { guard: "isPlanChange", target: "paying.changingPlan" },
          { guard: "isCancellation", target: "paying.canceling" },
          { guard: "isResumption", target: "paying.resuming" },
          { target: "paying.confirming" },
        ],
        // The card fields are already loaded, so they might not send `provider.ready` again.
        "anotherCard.requested": {
          guard: "hasPlan",
          target: ["enteringCard.preparing.setup", "enteringCard.preparing.provider.ready"],
        },
        "dialog.closed": "choosing",
      },
    },
    // A retry only checks the outcome again.
    outcomeUnknown: { on: { "retry.requested": "paying.checkingOutcome", "dialog.closed": "choosing" } },
    subscribed: { type: "final", entry: "keepPlan" },
  },
  output: ({ context }) => ({ planId: context.planId }),
});
