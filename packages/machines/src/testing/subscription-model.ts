import { subscriptionMachine, viewOf, type Purpose, type SubscriptionView } from "../subscription/index.ts";
import type { TestModel } from "./test-model.ts";

const requiresAction = { requiresAction: { clientSecret: "secret_1" } };

/** Returns a model of the flow with this purpose. Its paths include successful, failed, retried and abandoned steps. */
export const subscriptionModel = (purpose: Purpose): TestModel<typeof subscriptionMachine, SubscriptionView> => ({
  machine: subscriptionMachine,
  viewOf,
  input: { purpose },
  events: [
    { type: "plan.chosen", planId: "plan_month", currentPlanId: null },
    { type: "cardUpdate.requested" },
    { type: "cancellation.requested" },
    { type: "resumption.requested" },
    { type: "provider.ready" },
    { type: "provider.failed", error: new Error("blocked") },
    { type: "card.submitted", card: "the form" },
    { type: "terms.accepted" },
    { type: "change.confirmed" },
    { type: "retry.requested" },
    { type: "anotherCard.requested" },
    { type: "dialog.closed" },
  ],
  outputs: {
    createPaymentMethod: [{ paymentMethodId: "pm_1" }],
    saveMethod: [{}, requiresAction],
    confirm: [{}, requiresAction],
    changePlan: [{}, requiresAction],
    cancel: [{}],
    resume: [{}],
    checkOutcome: [
      { outcome: "succeeded" },
      { outcome: "notStarted" },
      // A cancellation or resumption has no terms to agree to.
      ...(["cancellation", "resumption"].includes(purpose) ? [] : [{ outcome: "newTerms" }]),
      { outcome: "unknown" },
    ],
  },
  // The next state also depends on the call that is repeated after 3-D Secure.
  stateKey: ({ value, context }) => [value, context.action.stage],
});
