import { emitFailed, emitNotRefreshed } from "../setup-helpers.ts";
import { enteringCard } from "./entering-card.ts";
import { emitSucceeded, emptyPayment, isOutcome, setFailure, subscriptionSetup, toAuthentication } from "./setup.ts";

/**
 * One card form for three purposes: the first subscription, a change of plan, and a new card. Two more purposes need no
 * card: cancellation and resumption.
 *
 * Actors: `createSetupIntent` {purpose} · `createPaymentMethod` {card} → {paymentMethodId} · `saveMethod` {paymentMethodId} ·
 * `confirm` {planId, hasAcceptedTerms} (first subscription) · `changePlan` {planId} (plan change) · `cancel` · `resume` ·
 * `authenticate` {clientSecret}: 3-D Secure, if the reply to `saveMethod`, `confirm` or `changePlan` has `requiresAction` ·
 * `checkOutcome` {purpose, planId, error} → {outcome}: finds out whether a call that failed took effect · `refreshUser`.
 * Events: `plan.chosen`, `cardUpdate.requested`, `cancellation.requested`, `resumption.requested` · `provider.ready`,
 * `provider.failed` from the card fields · `card.submitted` · `terms.accepted` · `change.confirmed` · `retry.requested` ·
 * `anotherCard.requested` · `dialog.closed`.
 * Emits: `succeeded` · `failed` with its stage · `notRefreshed`: the payment succeeded, but the user could not be refreshed.
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
              toAuthentication("saveMethod"),
              { guard: "isCardUpdate", target: "refreshingUser", actions: emitSucceeded },
              { guard: "isPlanChange", target: "changingPlan" },
              { target: "confirming" },
            ],
            onError: { target: "#subscription.enteringCard.editing", actions: emitFailed("saveMethod") },
          },
        },
        authenticating: {
          invoke: {
            id: "authenticate",
            src: "authenticate",
            input: ({ context }) => ({ clientSecret: context.action.clientSecret }),
            onDone: [
              { guard: "isSavingMethod", target: "savingMethod" },
              { guard: "isPlanChange", target: "changingPlan" },
              { target: "confirming" },
            ],
            onError: [
              {
                guard: "isSavingMethod",
                target: "#subscription.enteringCard.editing",
                actions: emitFailed("authenticate"),
              },
              { target: "checkingOutcome", actions: setFailure("authenticate") },
            ],
          },
        },
        confirming: {
          invoke: {
            id: "confirm",
            src: "confirm",
            input: ({ context }) => ({ planId: context.planId, hasAcceptedTerms: context.hasAcceptedTerms }),
            onDone: [toAuthentication("confirm"), { target: "refreshingUser", actions: emitSucceeded }],
            onError: { target: "checkingOutcome", actions: setFailure("confirm") },
          },
        },
        changingPlan: {
          invoke: {
            id: "changePlan",
            src: "changePlan",
            input: ({ context }) => ({ planId: context.planId }),
            onDone: [toAuthentication("changePlan"), { target: "refreshingUser", actions: emitSucceeded }],
            onError: { target: "checkingOutcome", actions: setFailure("changePlan") },
          },
        },
        canceling: {
          invoke: {
            id: "cancel",
            src: "cancel",
            onDone: { target: "refreshingUser", actions: emitSucceeded },
            onError: { target: "checkingOutcome", actions: setFailure("cancel") },
          },
        },
        resuming: {
          invoke: {
            id: "resume",
            src: "resume",
            onDone: { target: "refreshingUser", actions: emitSucceeded },
            onError: { target: "checkingOutcome", actions: setFailure("resume") },
          },
        },
        // The reply may have been lost after the call took effect.
        checkingOutcome: {
          invoke: {
            id: "checkOutcome",
            src: "checkOutcome",
            input: ({ context }) => ({
              purpose: context.purpose,
              planId: context.planId,
              error: context.failure.error,
            }),
            onDone: [
              { guard: isOutcome("succeeded"), target: "refreshingUser", actions: emitSucceeded },
              { guard: isOutcome("newTerms"), target: "#subscription.askingConsent" },
              { guard: isOutcome("notStarted"), target: "#subscription.notConfirmed", actions: "emitFailure" },
              { target: "#subscription.outcomeUnknown", actions: "emitFailure" },
            ],
            onError: { target: "#subscription.outcomeUnknown", actions: "emitFailure" },
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
    // The change has certainly not happened. The card is saved, so a retry only confirms.
    notConfirmed: {
      on: {
        "retry.requested": [
          { guard: "isPlanChange", target: "paying.changingPlan" },
          { guard: "isCancellation", target: "paying.canceling" },
          { guard: "isResumption", target: "paying.resuming" },
          { target: "paying.confirming" },
        ],
        // The card fields are already loaded and may not send `provider.ready` again.
        "anotherCard.requested": {
          guard: "hasPlan",
          target: ["enteringCard.preparing.setup", "enteringCard.preparing.provider.ready"],
        },
        "dialog.closed": "choosing",
      },
    },
    // A retry checks before anything is repeated.
    outcomeUnknown: { on: { "retry.requested": "paying.checkingOutcome", "dialog.closed": "choosing" } },
    subscribed: { type: "final", entry: "clearPayment" },
  },
});
