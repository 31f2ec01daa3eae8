import { describe, expect, it } from "vitest";
import {
  begin,
  cardUpdate,
  choose,
  editing,
  failing,
  failingOnce,
  names,
  ready,
  retry,
  submit,
  view,
} from "./subscription.ts";

describe("changing the plan", () => {
  it("runs setup intent, payment method, save and then the change of plan", async () => {
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

  it("succeeds, refreshes the user, forgets the payment and closes the dialog", async () => {
    const run = await editing({}, "planChange");
    await run.send(submit);
    expect(run.said).toEqual([{ type: "succeeded", purpose: "planChange", message: "Plan changed" }]);
    expect(view(run)).toEqual({ is: "choosing" });
    expect(run.actor.getSnapshot()).toMatchObject({
      status: "active",
      context: { purpose: "planChange", planId: "", paymentMethodId: "" },
    });
    await run.send(choose);
    expect(view(run).is).toBe("preparing");
  });

  it.each(["createPaymentMethod", "saveMethod", "changePlan"] as const)(
    "keeps the dialog open, enabled and told when %s fails",
    async (stage) => {
      const run = await editing({ [stage]: failing("no") }, "planChange");
      await run.send(submit);
      expect(run.said).toEqual([{ type: "failed", stage, error: "no" }]);
      expect(view(run)).toEqual({
        is: stage === "changePlan" ? "notConfirmed" : "editing",
        planId: "plan_month",
      });
    },
  );

  it("only changes the plan when a failed change is tried again", async () => {
    const run = await editing({ changePlan: failingOnce("no", {}) }, "planChange");
    await run.send(submit);
    await run.send(retry);
    expect(names(run).slice(3)).toEqual(["changePlan", "changePlan", "refreshUser"]);
    expect(view(run)).toEqual({ is: "choosing" });
  });

  it("closes the dialog although the refresh failed", async () => {
    const run = await editing({ refreshUser: failing("timeout") }, "planChange");
    await run.send(submit);
    expect(run.said.map(({ type }) => type)).toEqual(["succeeded", "notRefreshed"]);
    expect(view(run)).toEqual({ is: "choosing" });
  });
});

describe("updating the card", () => {
  it("saves the new card, refreshes the user and closes the form without a confirm", async () => {
    const run = await editing({}, "cardUpdate");
    await run.send(submit);
    expect(names(run)).toEqual(["createSetupIntent", "createPaymentMethod", "saveMethod", "refreshUser"]);
    expect(run.said).toEqual([{ type: "succeeded", purpose: "cardUpdate", message: "Card saved" }]);
    expect(view(run)).toEqual({ is: "choosing" });
  });

  it("shows a refused setup intent in place, and repeats the call when asked", async () => {
    const run = begin({ createSetupIntent: failingOnce("no setup", null) }, "cardUpdate");
    await run.send(cardUpdate, ready);
    expect(view(run)).toEqual({ is: "refused", what: "setup", error: "no setup", planId: "" });
    await run.send(retry);
    expect(run.calls.map(({ input }) => input)).toEqual([{ purpose: "cardUpdate" }, { purpose: "cardUpdate" }]);
    expect(view(run)).toEqual({ is: "editing", planId: "" });
  });
});
