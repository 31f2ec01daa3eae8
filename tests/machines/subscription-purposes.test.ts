import { describe, expect, it } from "vitest";
import {
  startFlow,
  cardUpdate,
  choose,
  editing,
  rejecting,
  rejectingOnce,
  calledActors,
  ready,
  retry,
  submit,
  view,
} from "./subscription.ts";

describe("changing the plan", () => {
  it("creates a setup intent and a payment method, saves the method, then changes the plan", async () => {
    const run = await editing({}, "planChange");
    await run.send(submit);
    expect(run.calls).toEqual([
      { name: "createSetupIntent", input: { purpose: "planChange" } },
      { name: "createPaymentMethod", input: { card: "the form" } },
      { name: "saveMethod", input: { paymentMethodId: "pm_1" } },
      { name: "changePlan", input: { planId: "plan_month" } },
      { name: "refreshUser", input: undefined },
    ]);
  });

  it("emits succeeded, refreshes the user, clears the payment and closes the dialog", async () => {
    const run = await editing({}, "planChange");
    await run.send(submit);
    expect(run.emitted).toEqual([{ type: "succeeded", purpose: "planChange", message: "Plan changed" }]);
    expect(view(run)).toEqual({ is: "choosing" });
    expect(run.actor.getSnapshot()).toMatchObject({
      status: "active",
      context: { purpose: "planChange", planId: "", paymentMethodId: "" },
    });
    await run.send(choose);
    expect(view(run).is).toBe("preparing");
  });

  it.each(["createPaymentMethod", "saveMethod", "changePlan"] as const)(
    "emits the error, keeps the dialog open and allows another attempt when %s fails",
    async (stage) => {
      const run = await editing({ [stage]: rejecting("no") }, "planChange");
      await run.send(submit);
      expect(run.emitted).toEqual([{ type: "failed", stage, error: "no" }]);
      expect(view(run)).toEqual({
        is: stage === "changePlan" ? "notConfirmed" : "editing",
        planId: "plan_month",
      });
    },
  );

  it("repeats only the change of plan when the user retries a failed change", async () => {
    const run = await editing({ changePlan: rejectingOnce("no", {}) }, "planChange");
    await run.send(submit);
    await run.send(retry);
    expect(calledActors(run).slice(3)).toEqual(["changePlan", "checkOutcome", "changePlan", "refreshUser"]);
    expect(view(run)).toEqual({ is: "choosing" });
  });

  it("closes the dialog when only the refresh fails", async () => {
    const run = await editing({ refreshUser: rejecting("timeout") }, "planChange");
    await run.send(submit);
    expect(run.emitted.map(({ type }) => type)).toEqual(["succeeded", "notRefreshed"]);
    expect(view(run)).toEqual({ is: "choosing" });
  });
});

describe("updating the card", () => {
  it("saves the new card, refreshes the user and closes the dialog without confirming a plan", async () => {
    const run = await editing({}, "cardUpdate");
    await run.send(submit);
    expect(calledActors(run)).toEqual(["createSetupIntent", "createPaymentMethod", "saveMethod", "refreshUser"]);
    expect(run.emitted).toEqual([{ type: "succeeded", purpose: "cardUpdate", message: "Card saved" }]);
    expect(view(run)).toEqual({ is: "choosing" });
  });

  it("shows the error in the dialog if the setup intent fails, and repeats the call on retry", async () => {
    const run = startFlow({ createSetupIntent: rejectingOnce("no setup", null) }, "cardUpdate");
    await run.send(cardUpdate, ready);
    expect(view(run)).toEqual({ is: "refused", what: "setup", error: "no setup", planId: "" });
    await run.send(retry);
    expect(run.calls.map(({ input }) => input)).toEqual([{ purpose: "cardUpdate" }, { purpose: "cardUpdate" }]);
    expect(view(run)).toEqual({ is: "editing", planId: "" });
  });
});
