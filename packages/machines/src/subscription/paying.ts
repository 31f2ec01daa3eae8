import { emitFailed, emitNotRefreshed } from "../setup-helpers.ts";
import { subscriptionSetup } from "./setup.ts";
import { emitSucceeded, isOutcome, offersNewTerms, setFailure, toAuthentication } from "./transitions.ts";
import type { PaymentStage } from "./types.ts";

/** Transitions after the card has been saved. */
const charge = [{ guard: "isPlanChange", target: "changingPlan" }, { target: "confirming" }] as const;

const succeed = { target: "refreshingUser", actions: emitSucceeded } as const;

/** Checks the outcome of a failed call, because the reply may have been lost after the call took effect. */
const checkOutcomeOf = <const Stage extends PaymentStage>(stage: Stage) =>
  ({ target: "checkingOutcome", actions: setFailure(stage) }) as const;

/** The calls of a payment. These states ignore all events, so that a payment is neither repeated nor abandoned. */
export const paying = subscriptionSetup.createStateConfig({
  initial: "savingMethod",
  states: {
    savingMethod: {
      invoke: {
        id: "saveMethod",
        src: "saveMethod",
        input: ({ context }) => ({ paymentMethodId: context.paymentMethodId }),
        onDone: [toAuthentication("saveMethod"), { guard: "isCardUpdate", ...succeed }, ...charge],
        onError: { target: "#subscription.enteringCard.editing", actions: emitFailed("saveMethod") },
      },
    },
    authenticating: {
      invoke: {
        id: "authenticate",
        src: "authenticate",
        input: ({ context }) => ({ clientSecret: context.action.clientSecret }),
        onDone: [{ guard: "isSavingMethod", target: "savingMethod" }, ...charge],
        onError: [
          {
            guard: "isSavingMethod",
            target: "#subscription.enteringCard.editing",
            actions: emitFailed("authenticate"),
          },
          checkOutcomeOf("authenticate"),
        ],
      },
    },
    confirming: {
      invoke: {
        id: "confirm",
        src: "confirm",
        input: ({ context }) => ({ planId: context.planId, hasAcceptedTerms: context.hasAcceptedTerms }),
        onDone: [toAuthentication("confirm"), succeed],
        onError: checkOutcomeOf("confirm"),
      },
    },
    changingPlan: {
      invoke: {
        id: "changePlan",
        src: "changePlan",
        input: ({ context }) => ({ planId: context.planId }),
        onDone: [toAuthentication("changePlan"), succeed],
        onError: checkOutcomeOf("changePlan"),
      },
    },
    canceling: {
      invoke: {
        id: "cancel",
        src: "cancel",
        onDone: succeed,
        onError: checkOutcomeOf("cancel"),
      },
    },
    resuming: {
      invoke: {
        id: "resume",
        src: "resume",
        onDone: succeed,
        onError: checkOutcomeOf("resume"),
      },
    },
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
          { guard: isOutcome("succeeded"), ...succeed },
          { guard: offersNewTerms, target: "#subscription.askingConsent" },
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
});
