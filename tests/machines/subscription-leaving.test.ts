import { subscriptionMachine } from "@trellis/machines/subscription";
import { held, start } from "@trellis/machines/testing";
import { describe, expect, it } from "vitest";
import {
  begin,
  choose,
  close,
  editing,
  failing,
  hears,
  names,
  ready,
  rests,
  retry,
  submit,
  view,
  working,
} from "./subscription.ts";

describe("leaving", () => {
  it("drops a setup intent that arrives after the dialog was closed, and makes a new one next time", async () => {
    const first = held();
    const second = held();
    const intents = [first, second];
    const run = begin({ createSetupIntent: () => intents.shift()?.promise });
    await run.send(choose, ready, close);
    expect(view(run)).toEqual({ is: "choosing" });
    await run.send({ ...choose, planId: "plan_year" }, ready);
    first.answer(null);
    await run.send();
    expect(view(run)).toEqual({ is: "preparing", planId: "plan_year" });
    second.answer(null);
    await run.send();
    expect(view(run)).toEqual({ is: "editing", planId: "plan_year" });
  });

  it("closes while a refusal is shown, and forgets it", async () => {
    const run = begin({ createSetupIntent: failing("no setup") });
    await run.send(choose);
    await run.send(close);
    expect(view(run)).toEqual({ is: "choosing" });
    expect(run.actor.getSnapshot().context).toEqual({
      purpose: "firstSubscription",
      planId: "",
      paymentMethodId: "",
      refusal: undefined,
    });
  });

  it("closes while the form is open", async () => {
    const run = await editing();
    await run.send(close, submit);
    expect(view(run)).toEqual({ is: "choosing" });
    expect(names(run)).toEqual(["createSetupIntent"]);
  });

  it("closes while the card is being read, and saves nothing when it was read after all", async () => {
    const card = held<{ paymentMethodId: string }>();
    const run = await editing({ createPaymentMethod: () => card.promise });
    await run.send(submit);
    expect(view(run)).toEqual({ is: "paying", planId: "plan_month", canLeave: true });
    await run.send(close);
    card.answer({ paymentMethodId: "pm_late" });
    await run.send();
    expect(view(run)).toEqual({ is: "choosing" });
    expect(names(run)).toEqual(["createSetupIntent", "createPaymentMethod"]);
    expect(run.said).toEqual([]);
  });

  it.each(["saveMethod", "confirm", "refreshUser"] as const)("does not leave during %s", async (name) => {
    const run = await editing({ [name]: () => held().promise });
    await run.send(submit);
    expect(view(run)).toEqual({ is: "paying", planId: "plan_month", canLeave: false });
    expect(hears(run, close)).toBe(false);
  });

  it("closes after a failed confirm", async () => {
    const run = await editing({ confirm: failing("No funds") });
    await run.send(submit);
    await run.send(close);
    expect(view(run)).toEqual({ is: "choosing" });
    expect(run.actor.getSnapshot().context.planId).toBe("");
  });

  it("rests where nothing is under way, and resumes a failed confirm without paying by itself", async () => {
    const before = await editing({ confirm: failing("No funds") });
    expect(rests(before)).toBe(false);
    await before.send(submit);
    expect(rests(before)).toBe(true);
    const snapshot: unknown = JSON.parse(JSON.stringify(before.actor.getPersistedSnapshot()));
    const after = start(subscriptionMachine, working, { snapshot: snapshot as never });
    await after.send();
    expect(after.calls).toEqual([]);
    await after.send(retry);
    expect(names(after)).toEqual(["confirm", "refreshUser"]);
    expect(view(after)).toEqual({ is: "subscribed" });
    expect(rests(begin())).toBe(true);
  });
});
