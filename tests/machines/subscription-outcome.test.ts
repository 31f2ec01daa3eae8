import type { CheckedOutcome } from "@trellis/machines/subscription";
import { describe, expect, it } from "vitest";
import {
  accepts,
  anotherCard,
  calledActors,
  close,
  confirmChange,
  editing,
  inTurn,
  opening,
  rejecting,
  rejectingOnce,
  retry,
  startFlow,
  submit,
  view,
} from "./subscription.ts";

const lost = new Error("the reply was lost");
const unknown = { outcome: "unknown" } as const;
const notStarted = { outcome: "notStarted" } as const;
const succeeded = { outcome: "succeeded" } as const;

describe("a confirmation whose reply is lost", () => {
  it("is successful without a message when the check finds the subscription", async () => {
    const checked = Promise.withResolvers<typeof succeeded>();
    const run = await editing({ confirm: rejecting(lost), checkOutcome: () => checked.promise });
    await run.send(submit);
    expect(view(run)).toEqual({ is: "checkingOutcome", planId: "plan_month" });
    expect(accepts(run, close)).toBe(false);
    expect(run.calls.at(-1)).toEqual({
      name: "checkOutcome",
      input: { purpose: "firstSubscription", planId: "plan_month", error: lost },
    });
    checked.resolve(succeeded);
    await run.send();
    expect(run.emitted).toEqual([{ type: "succeeded", purpose: "firstSubscription", message: undefined }]);
    expect(calledActors(run).slice(-2)).toEqual(["checkOutcome", "refreshUser"]);
    expect(view(run)).toEqual({ is: "subscribed" });
    expect(run.actor.getSnapshot().context.failure).toEqual({ stage: "confirm", error: undefined });
  });

  it("fails with the error of the call when the check finds no subscription", async () => {
    const run = await editing({ confirm: rejecting(lost), checkOutcome: () => notStarted });
    await run.send(submit);
    expect(run.emitted).toEqual([{ type: "failed", stage: "confirm", error: lost }]);
    expect(view(run)).toEqual({ is: "notConfirmed", planId: "plan_month" });
  });

  it.each([
    ["is inconclusive", () => unknown],
    ["fails", rejecting("offline")],
  ])("has an unknown outcome when the check %s, and a retry only checks again", async (_, checkOutcome) => {
    const run = await editing({ confirm: rejecting(lost), checkOutcome });
    await run.send(submit);
    expect(run.emitted).toEqual([{ type: "failed", stage: "confirm", error: lost }]);
    expect(view(run)).toEqual({ is: "outcomeUnknown", planId: "plan_month" });
    expect(accepts(run, anotherCard)).toBe(false);
    await run.send(retry);
    expect(calledActors(run).slice(3)).toEqual(["confirm", "checkOutcome", "checkOutcome"]);
    await run.send(close);
    expect(view(run)).toEqual({ is: "choosing" });
  });

  it("is successful when a later check finds the subscription", async () => {
    const run = await editing({ confirm: rejecting(lost), checkOutcome: inTurn<CheckedOutcome>(unknown, succeeded) });
    await run.send(submit);
    await run.send(retry);
    expect(view(run)).toEqual({ is: "subscribed" });
  });
});

it("a plan change whose reply is lost emits the message of the outcome check", async () => {
  const checkOutcome = () => ({ ...succeeded, message: "Changed before" });
  const run = await editing({ changePlan: rejecting(lost), checkOutcome }, "planChange");
  await run.send(submit);
  expect(run.emitted).toEqual([{ type: "succeeded", purpose: "planChange", message: "Changed before" }]);
  expect(view(run)).toEqual({ is: "choosing" });
});

describe.each([
  ["cancellation", "cancel", "Canceled"],
  ["resumption", "resume", "Resumed"],
] as const)("a %s", (purpose, stage, message) => {
  const asking = async (fakes: Parameters<typeof startFlow>[0] = {}) => {
    const run = startFlow(fakes, purpose);
    await run.send(opening[purpose]);
    return run;
  };

  it("asks the user to confirm, then makes the call, refreshes the user and closes the dialog", async () => {
    const run = await asking();
    expect(view(run)).toEqual({ is: "asking" });
    expect(run.calls).toEqual([]);
    const reply = Promise.withResolvers<object>();
    const busy = await asking({ [stage]: () => reply.promise });
    await busy.send(confirmChange);
    expect(view(busy)).toEqual({ is: "paying", planId: "", canLeave: false });
    await run.send(confirmChange);
    expect(calledActors(run)).toEqual([stage, "refreshUser"]);
    expect(run.emitted).toEqual([{ type: "succeeded", purpose, message }]);
    expect(view(run)).toEqual({ is: "choosing" });
  });

  it("never asks the user to accept new terms, whatever the check returns", async () => {
    const run = await asking({ [stage]: rejecting(lost), checkOutcome: () => ({ outcome: "newTerms" }) });
    await run.send(confirmChange);
    expect(view(run)).toEqual({ is: "outcomeUnknown", planId: "" });
  });

  it("makes no call if the user closes the dialog instead of confirming", async () => {
    const run = await asking();
    await run.send(close, confirmChange);
    expect(view(run)).toEqual({ is: "choosing" });
    expect(run.calls).toEqual([]);
  });

  it("repeats only the call after a failure, and asks for no card", async () => {
    const run = await asking({ [stage]: rejectingOnce(lost, {}) });
    await run.send(confirmChange);
    expect(run.calls.at(-1)).toEqual({ name: "checkOutcome", input: { purpose, planId: "", error: lost } });
    expect(run.emitted).toEqual([{ type: "failed", stage, error: lost }]);
    expect(view(run)).toEqual({ is: "notConfirmed", planId: "" });
    expect(accepts(run, anotherCard)).toBe(false);
    await run.send(retry);
    expect(calledActors(run)).toEqual([stage, "checkOutcome", stage, "refreshUser"]);
  });

  it("ignores the events that start other purposes", () => {
    const run = startFlow({}, purpose);
    const others = Object.values(opening).filter((event) => event !== opening[purpose]);
    expect(others.filter((event) => accepts(run, event))).toEqual([]);
  });
});
