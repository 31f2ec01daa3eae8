import { onboardingMachine, type OnboardingEvent } from "@trellis/machines/onboarding";
import { passwordResetMachine, screens, type PasswordResetEvent } from "@trellis/machines/password-reset";
import { subscriptionMachine, type SubscriptionEvent } from "@trellis/machines/subscription";
import { everyPath, follow, visitedEveryState } from "@trellis/machines/testing";
import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from "xstate";
import { getStateNodes } from "xstate/graph";
import { describe, expect, it } from "vitest";

const answering: OnboardingEvent[] = [
  { type: "answer.typed", text: "dr" },
  { type: "answer.given", text: "drawing, painting" },
  { type: "answer.given", text: "" },
  { type: "back.requested" },
];
const paying: SubscriptionEvent[] = [
  { type: "plan.chosen", planId: "plan_month", currentPlanId: null },
  { type: "cardUpdate.requested" },
  { type: "provider.ready" },
  { type: "provider.failed", error: new Error("blocked") },
  { type: "card.submitted", card: "the form" },
  { type: "retry.requested" },
  { type: "anotherCard.requested" },
  { type: "dialog.closed" },
];
const resetting: PasswordResetEvent[] = [
  { type: "email.submitted", email: "ana@example.com" },
  { type: "email.submitted", email: "ana" },
  { type: "code.submitted", code: "012345" },
  { type: "code.submitted", code: "12" },
  { type: "password.submitted", newPassword: "secret-7", confirmPassword: "secret-7" },
  { type: "password.submitted", newPassword: "secret-7", confirmPassword: "" },
  { type: "resend.requested" },
  { type: "second.passed" },
  ...screens.map((screen) => ({ type: "screen.requested" as const, screen })),
];
/** The countdown's seconds pass when a path says so, and not with the delays beside them. */
const secondsByHand = passwordResetMachine.provide({ delays: { second: 1e9 } });
const purposes = ["firstSubscription", "planChange", "cardUpdate"] as const;

/** Follows every path, checks that each ends where the chart says, and gives back the live flows. */
const followOnboarding = async () => {
  const paths = everyPath(onboardingMachine, {
    events: answering,
    answers: { saveAnswers: { message: "Saved" } },
    distinct: ({ value, context }) => [value, context.question],
  });
  const runs = await Promise.all(paths.map((path) => follow(onboardingMachine, path)));
  expect(runs.map(({ actor }) => actor.getSnapshot().value)).toEqual(paths.map(({ value }) => value));
  return runs;
};
const followSubscription = async () => {
  const perPurpose = purposes.map(async (purpose) => {
    const answers = { createPaymentMethod: { paymentMethodId: "pm_1" }, saveMethod: {}, confirm: {}, changePlan: {} };
    const paths = everyPath(subscriptionMachine, { input: { purpose }, events: paying, answers });
    const runs = await Promise.all(paths.map((path) => follow(subscriptionMachine, path, { purpose })));
    expect(runs.map(({ actor }) => actor.getSnapshot().value)).toEqual(paths.map(({ value }) => value));
    return runs;
  });
  return (await Promise.all(perPurpose)).flat();
};
const followPasswordReset = async () => {
  const perScreen = screens.map(async (screen) => {
    const input = { screen, rules: { secondsBetweenCodes: 2 } };
    const paths = everyPath(secondsByHand, {
      input,
      events: resetting,
      answers: { requestCode: {}, verifyCode: { resetToken: "token_1" }, resetPassword: {} },
      distinct: ({ value, context }) => [value, context.secondsLeft, context.email, context.resetToken],
    });
    const runs = await Promise.all(paths.map((path) => follow(secondsByHand, path, input)));
    expect(runs.map(({ actor }) => actor.getSnapshot().value)).toEqual(paths.map(({ value }) => value));
    return runs;
  });
  return (await Promise.all(perScreen)).flat();
};

const report = (machine: AnyStateMachine, runs: readonly { visited: Set<string> }[]) => {
  const coverage = visitedEveryState(
    machine,
    runs.flatMap(({ visited }) => [...visited]),
  );
  console.info(`${machine.id}: ${runs.length} generated paths reach ${coverage.percent} % of ${coverage.total} states`);
  return coverage;
};

const keyOf = (transition: AnyTransitionDefinition) => {
  const choices = transition.source.transitions.get(transition.eventType) ?? [];
  return `${transition.source.id} · ${transition.eventType} · choice ${choices.indexOf(transition) + 1}`;
};
/** The transitions of a chart that no tried event takes in any of the moments reached. */
const untaken = (
  machine: AnyStateMachine,
  events: readonly { type: string }[],
  reached: readonly AnyMachineSnapshot[],
) => {
  const all = [machine.root, ...getStateNodes(machine)]
    .flatMap((node) => [...node.transitions.values()].flat())
    // Raised by xstate itself when both halves of `preparing` are done; the paths run through it.
    .filter(({ eventType }) => !eventType.startsWith("xstate.done.state."));
  const fromActors = all.map(({ eventType: type }) => ({ type })).filter(({ type }) => type.startsWith("xstate."));
  const taken = new Set(
    reached.flatMap((snapshot) =>
      [...events, ...fromActors].flatMap((event) => snapshot.machine.getTransitionData(snapshot, event).map(keyOf)),
    ),
  );
  console.info(`${machine.id}: ${taken.size} of ${all.length} transitions can be taken`);
  return all.map(keyOf).filter((key) => !taken.has(key));
};

describe("paths generated from the chart, followed on a live flow", () => {
  it("reach every state of onboarding, and take its every transition", async () => {
    const runs = await followOnboarding();
    expect(report(onboardingMachine, runs).missed).toEqual([]);
    const reached = runs.map(({ actor }) => actor.getSnapshot());
    expect(untaken(onboardingMachine, answering, reached)).toEqual([]);
  });

  it("reach every state of subscription, and take its every transition", async () => {
    const runs = await followSubscription();
    expect(report(subscriptionMachine, runs).missed).toEqual([]);
    const reached = runs.map(({ actor }) => actor.getSnapshot());
    expect(untaken(subscriptionMachine, paying, reached)).toEqual([]);
  });

  it("reach every state of passwordReset, and take its every transition", async () => {
    const runs = await followPasswordReset();
    expect(report(passwordResetMachine, runs).missed).toEqual([]);
    const reached = runs.map(({ actor }) => actor.getSnapshot());
    expect(untaken(secondsByHand, resetting, reached)).toEqual([]);
  });
});
