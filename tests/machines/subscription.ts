import { subscriptionMachine, viewOf, type PaymentReply, type Purpose } from "@trellis/machines/subscription";
import { start, type Fakes, type Run } from "@trellis/machines/testing";

type SubscriptionFakes = Fakes<typeof subscriptionMachine>;
export type SubscriptionRun = Run<typeof subscriptionMachine>;

/** Fake actors whose calls all succeed. */
export const succeeding: SubscriptionFakes = {
  createSetupIntent: () => null,
  createPaymentMethod: () => ({ paymentMethodId: "pm_1" }),
  saveMethod: () => ({ message: "Card saved" }),
  confirm: () => ({ message: "Welcome aboard" }),
  changePlan: () => ({ message: "Plan changed" }),
  authenticate: () => null,
  cancel: () => ({ message: "Canceled" }),
  resume: () => ({ message: "Resumed" }),
  checkOutcome: () => ({ outcome: "notStarted" }),
  refreshUser: () => null,
};
export const choose = { type: "plan.chosen", planId: "plan_month", currentPlanId: null } as const;
export const cardUpdate = { type: "cardUpdate.requested" } as const;
export const ready = { type: "provider.ready" } as const;
export const submit = { type: "card.submitted", card: "the form" } as const;
export const cancellation = { type: "cancellation.requested" } as const;
export const resumption = { type: "resumption.requested" } as const;
export const confirmChange = { type: "change.confirmed" } as const;
export const acceptTerms = { type: "terms.accepted" } as const;
export const retry = { type: "retry.requested" } as const;
export const close = { type: "dialog.closed" } as const;
export const anotherCard = { type: "anotherCard.requested" } as const;

/** Starts a flow whose actors all succeed, except for the given fakes. */
export const startFlow = (fakes: SubscriptionFakes = {}, purpose: Purpose = "firstSubscription") =>
  start(subscriptionMachine, { ...succeeding, ...fakes }, { input: { purpose } });
export const view = (run: SubscriptionRun) => viewOf(run.actor.getSnapshot());
export const calledActors = (run: SubscriptionRun) => run.calls.map(({ name }) => name);
export const accepts = (run: SubscriptionRun, event: Parameters<SubscriptionRun["send"]>[0]) =>
  run.actor.getSnapshot().can(event);
export const opening = {
  firstSubscription: choose,
  planChange: choose,
  cardUpdate,
  cancellation,
  resumption,
} as const;

/** Starts a flow and enables its card form. */
export const editing = async (fakes: SubscriptionFakes = {}, purpose: Purpose = "firstSubscription") => {
  const run = startFlow(fakes, purpose);
  await run.send(opening[purpose], ready);
  return run;
};
export const rejecting = (error: unknown) => async () => {
  throw error;
};
/** A reply that requires the cardholder's action. */
export const requiresAction: PaymentReply = { requiresAction: { clientSecret: "secret_1" } };
/** Creates a fake that returns these outputs in order, then keeps returning the last one. */
export const inTurn = <Output>(...outputs: [Output, ...Output[]]) => {
  let calls = 0;
  return () => {
    calls += 1;
    return outputs[Math.min(calls, outputs.length) - 1] as Output;
  };
};
/** Creates a fake that rejects the first call and resolves all later ones. */
export const rejectingOnce = <Answer>(error: unknown, answer: Answer) => {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts === 1) throw error;
    return answer;
  };
};
