import { describe, expect, it } from "vitest";
import {
  startFlow,
  choose,
  close,
  editing,
  rejecting,
  accepts,
  calledActors,
  ready,
  submit,
  view,
} from "./subscription.ts";

describe("the payment dialog", () => {
  it("ignores a setup intent that arrives after the dialog is closed, and creates a new one next time", async () => {
    const first = Promise.withResolvers();
    const second = Promise.withResolvers();
    const intents = [first, second];
    const run = startFlow({ createSetupIntent: () => intents.shift()?.promise });
    await run.send(choose, ready, close);
    expect(view(run)).toEqual({ is: "choosing" });
    await run.send({ ...choose, planId: "plan_year" }, ready);
    first.resolve(null);
    await run.send();
    expect(view(run)).toEqual({ is: "preparing", planId: "plan_year" });
    second.resolve(null);
    await run.send();
    expect(view(run)).toEqual({ is: "editing", planId: "plan_year" });
  });

  it("closes while an error is shown, and clears it", async () => {
    const run = startFlow({ createSetupIntent: rejecting("no setup") });
    await run.send(choose);
    await run.send(close);
    expect(view(run)).toEqual({ is: "choosing" });
    expect(run.actor.getSnapshot().context).toEqual({
      purpose: "firstSubscription",
      planId: "",
      paymentMethodId: "",
      hasAcceptedTerms: false,
      error: undefined,
      action: { stage: "saveMethod", clientSecret: "" },
      failure: { stage: "confirm", error: undefined },
    });
  });

  it("closes while the form is enabled", async () => {
    const run = await editing();
    await run.send(close, submit);
    expect(view(run)).toEqual({ is: "choosing" });
    expect(calledActors(run)).toEqual(["createSetupIntent"]);
  });

  it("closes while the card is being read, and does not save it afterwards", async () => {
    const card = Promise.withResolvers<{ paymentMethodId: string }>();
    const run = await editing({ createPaymentMethod: () => card.promise });
    await run.send(submit);
    expect(view(run)).toEqual({ is: "paying", planId: "plan_month", canLeave: true });
    await run.send(close);
    card.resolve({ paymentMethodId: "pm_late" });
    await run.send();
    expect(view(run)).toEqual({ is: "choosing" });
    expect(calledActors(run)).toEqual(["createSetupIntent", "createPaymentMethod"]);
    expect(run.emitted).toEqual([]);
  });

  it.each(["saveMethod", "confirm", "refreshUser"] as const)("stays open during %s", async (name) => {
    const run = await editing({ [name]: () => Promise.withResolvers().promise });
    await run.send(submit);
    expect(view(run)).toEqual({ is: "paying", planId: "plan_month", canLeave: false });
    expect(accepts(run, close)).toBe(false);
  });

  it("closes after a failed payment", async () => {
    const run = await editing({ confirm: rejecting("No funds") });
    await run.send(submit);
    await run.send(close);
    expect(view(run)).toEqual({ is: "choosing" });
    expect(run.actor.getSnapshot().context.planId).toBe("");
  });
});
