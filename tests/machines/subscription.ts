import { subscriptionMachine, viewOf, type Purpose } from "@trellis/machines/subscription";
import { resumable } from "@trellis/machines/resume";
import { start, type Fakes, type Run } from "@trellis/machines/testing";

type SubscriptionFakes = Fakes<typeof subscriptionMachine>;
export type SubscriptionRun = Run<typeof subscriptionMachine>;

/** What a server that agrees to everything answers. */
export const working: SubscriptionFakes = {
  createSetupIntent: () => null,
  createPaymentMethod: () => ({ paymentMethodId: "pm_1" }),
  saveMethod: () => ({ message: "Card saved" }),
  confirm: () => ({ message: "Welcome aboard" }),
  changePlan: () => ({ message: "Plan changed" }),
  refreshUser: () => null,
};
export const choose = { type: "plan.chosen", planId: "plan_month", currentPlanId: null } as const;
export const cardUpdate = { type: "cardUpdate.requested" } as const;
export const ready = { type: "provider.ready" } as const;
export const submit = { type: "card.submitted", card: "the form" } as const;
export const retry = { type: "retry.requested" } as const;
export const close = { type: "dialog.closed" } as const;
export const anotherCard = { type: "anotherCard.requested" } as const;

/** A run for this purpose. */
export const begin = (fakes: SubscriptionFakes = {}, purpose: Purpose = "firstSubscription") =>
  start(subscriptionMachine, { ...working, ...fakes }, { input: { purpose } });
export const view = (run: SubscriptionRun) => viewOf(run.actor.getSnapshot());
export const names = (run: SubscriptionRun) => run.calls.map(({ name }) => name);
export const hears = (run: SubscriptionRun, event: Parameters<SubscriptionRun["send"]>[0]) =>
  run.actor.getSnapshot().can(event);
export const rests = (run: SubscriptionRun) => run.actor.getSnapshot().hasTag("rest");
export const opening = { firstSubscription: choose, planChange: choose, cardUpdate } as const;

/** A run whose card form is open and enabled. */
export const editing = async (fakes: SubscriptionFakes = {}, purpose: Purpose = "firstSubscription") => {
  const run = begin(fakes, purpose);
  await run.send(opening[purpose], ready);
  return run;
};
export const failing = (error: unknown) => async () => {
  throw error;
};
/** Fails the first time and works from then on. */
export const failingOnce = <Answer>(error: unknown, answer: Answer) => {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries === 1) throw error;
    return answer;
  };
};

/** The flow of a page loaded anew, on what was kept of the one before. */
export function resume(kept: unknown): SubscriptionRun {
  const snapshot = resumable(subscriptionMachine, kept);
  if (!snapshot) throw new Error("Nothing was kept that can be gone on with.");
  return start(subscriptionMachine, working, { snapshot });
}
