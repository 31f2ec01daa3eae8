import { held } from "@trellis/machines/testing";
import { describe, expect, it } from "vitest";
import { begin, cardUpdate, choose, failingOnce, hears, names, ready, retry, submit, view } from "./subscription.ts";

describe("choosing", () => {
  it("PAY-26 opens nothing for the plan that is current already", async () => {
    const run = begin({}, "planChange");
    const current = { type: "plan.chosen", planId: "plan_month", currentPlanId: "plan_month" } as const;
    expect(hears(run, current)).toBe(false);
    await run.send(current);
    expect(view(run)).toEqual({ is: "choosing" });
    expect(run.calls).toEqual([]);
  });

  it("lets another plan be chosen", async () => {
    const run = begin({}, "planChange");
    await run.send({ type: "plan.chosen", planId: "plan_year", currentPlanId: "plan_month" });
    expect(view(run)).toEqual({ is: "preparing", planId: "plan_year" });
  });

  it("chooses a plan for a plan's purposes, and a card for the card's", async () => {
    expect(hears(begin({}, "cardUpdate"), choose)).toBe(false);
    expect(hears(begin({}, "cardUpdate"), cardUpdate)).toBe(true);
    expect(hears(begin({}, "firstSubscription"), cardUpdate)).toBe(false);
    expect(hears(begin({}, "planChange"), cardUpdate)).toBe(false);
  });
});

describe("preparing the form", () => {
  it("PAY-11 creates a setup intent when the dialog opens", async () => {
    const run = begin();
    expect(run.calls).toEqual([]);
    await run.send(choose);
    expect(run.calls).toEqual([{ name: "createSetupIntent", input: { purpose: "firstSubscription" } }]);
  });

  it("PAY-12 shows a refused setup intent in place, and repeats the call when asked", async () => {
    const error = new Error("no setup");
    const run = begin({ createSetupIntent: failingOnce(error, null) });
    await run.send(choose, ready);
    expect(view(run)).toEqual({ is: "refused", what: "setup", error, planId: "plan_month" });
    expect(run.said).toEqual([]);
    await run.send(retry);
    expect(names(run)).toEqual(["createSetupIntent", "createSetupIntent"]);
    expect(view(run)).toEqual({ is: "editing", planId: "plan_month" });
    expect(run.actor.getSnapshot().context.refusal).toBeUndefined();
  });

  it("enables the form only once the card provider is ready", async () => {
    const run = begin();
    await run.send(choose);
    expect(view(run)).toEqual({ is: "preparing", planId: "plan_month" });
    await run.send(submit);
    expect(names(run)).toEqual(["createSetupIntent"]);
    await run.send(ready);
    expect(view(run)).toEqual({ is: "editing", planId: "plan_month" });
  });

  it("waits for the setup intent when the card provider is the quicker one", async () => {
    const setup = held();
    const run = begin({ createSetupIntent: () => setup.promise });
    await run.send(choose, ready, submit);
    expect(view(run).is).toBe("preparing");
    setup.answer(null);
    await run.send();
    expect(view(run).is).toBe("editing");
    expect(names(run)).toEqual(["createSetupIntent"]);
  });

  it("shows a card provider that failed in place, and waits for it again when asked", async () => {
    const error = new Error("blocked");
    const run = begin();
    await run.send(choose, { type: "provider.failed", error });
    expect(view(run)).toEqual({ is: "refused", what: "provider", error, planId: "plan_month" });
    await run.send(retry);
    expect(view(run).is).toBe("preparing");
    await run.send(ready);
    expect(view(run).is).toBe("editing");
    expect(names(run)).toEqual(["createSetupIntent"]);
  });

  it("takes a card provider's recovery, and its late failure", async () => {
    const setup = held();
    const run = begin({ createSetupIntent: () => setup.promise });
    await run.send(choose, ready, { type: "provider.failed", error: "gone" });
    expect(view(run)).toMatchObject({ is: "refused", what: "provider", error: "gone" });
    await run.send(ready);
    expect(view(run).is).toBe("preparing");
    setup.answer(null);
    await run.send();
    expect(view(run).is).toBe("editing");
  });

  it("tries both again when both failed", async () => {
    const run = begin({ createSetupIntent: failingOnce("no setup", null) });
    await run.send(choose);
    await run.send({ type: "provider.failed", error: "blocked" });
    expect(view(run)).toMatchObject({ is: "refused", what: "setup" });
    await run.send(retry, ready);
    expect(view(run).is).toBe("editing");
  });
});
