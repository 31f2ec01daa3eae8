import { describe, expect, it } from "vitest";
import {
  cancellation,
  resumption,
  startFlow,
  cardUpdate,
  choose,
  rejectingOnce,
  accepts,
  calledActors,
  ready,
  retry,
  submit,
  view,
} from "./subscription.ts";

describe("choosing a plan", () => {
  it("PAY-26 does not open the dialog for the current plan", async () => {
    const run = startFlow({}, "planChange");
    const current = { type: "plan.chosen", planId: "plan_month", currentPlanId: "plan_month" } as const;
    expect(accepts(run, current)).toBe(false);
    await run.send(current);
    expect(view(run)).toEqual({ is: "choosing" });
    expect(run.calls).toEqual([]);
  });

  it("opens the dialog for another plan", async () => {
    const run = startFlow({}, "planChange");
    await run.send({ type: "plan.chosen", planId: "plan_year", currentPlanId: "plan_month" });
    expect(view(run)).toEqual({ is: "preparing", planId: "plan_year" });
  });

  it("accepts only the event that matches the purpose of the flow", async () => {
    expect(accepts(startFlow({}, "cardUpdate"), choose)).toBe(false);
    expect(accepts(startFlow({}, "cardUpdate"), cardUpdate)).toBe(true);
    expect(accepts(startFlow({}, "firstSubscription"), cardUpdate)).toBe(false);
    expect(accepts(startFlow({}, "planChange"), cardUpdate)).toBe(false);
    expect(accepts(startFlow({}, "firstSubscription"), cancellation)).toBe(false);
    expect(accepts(startFlow({}, "planChange"), resumption)).toBe(false);
  });
});

describe("preparing the card form", () => {
  it("PAY-11 creates a setup intent when the dialog opens", async () => {
    const run = startFlow();
    expect(run.calls).toEqual([]);
    await run.send(choose);
    expect(run.calls).toEqual([{ name: "createSetupIntent", input: { purpose: "firstSubscription" } }]);
  });

  it("PAY-12 shows the error in the dialog if the setup intent fails, and repeats the call on retry", async () => {
    const error = new Error("no setup");
    const run = startFlow({ createSetupIntent: rejectingOnce(error, null) });
    await run.send(choose, ready);
    expect(view(run)).toEqual({ is: "refused", what: "setup", error, planId: "plan_month" });
    expect(run.emitted).toEqual([]);
    await run.send(retry);
    expect(calledActors(run)).toEqual(["createSetupIntent", "createSetupIntent"]);
    expect(view(run)).toEqual({ is: "editing", planId: "plan_month" });
    expect(run.actor.getSnapshot().context.error).toBeUndefined();
  });

  it("enables the form when the card fields are ready, and not before", async () => {
    const run = startFlow();
    await run.send(choose);
    expect(view(run)).toEqual({ is: "preparing", planId: "plan_month" });
    await run.send(submit);
    expect(calledActors(run)).toEqual(["createSetupIntent"]);
    await run.send(ready);
    expect(view(run)).toEqual({ is: "editing", planId: "plan_month" });
  });

  it("waits for the setup intent when the card fields are ready first", async () => {
    const setup = Promise.withResolvers();
    const run = startFlow({ createSetupIntent: () => setup.promise });
    await run.send(choose, ready, submit);
    expect(view(run).is).toBe("preparing");
    setup.resolve(null);
    await run.send();
    expect(view(run).is).toBe("editing");
    expect(calledActors(run)).toEqual(["createSetupIntent"]);
  });

  it("shows the error in the dialog if the card fields fail to load, and waits for them again on retry", async () => {
    const error = new Error("blocked");
    const run = startFlow();
    await run.send(choose, { type: "provider.failed", error });
    expect(view(run)).toEqual({ is: "refused", what: "provider", error, planId: "plan_month" });
    await run.send(retry);
    expect(view(run).is).toBe("preparing");
    await run.send(ready);
    expect(view(run).is).toBe("editing");
    expect(calledActors(run)).toEqual(["createSetupIntent"]);
  });

  it("shows an error if the card fields fail after they were ready, and clears it once they are ready", async () => {
    const setup = Promise.withResolvers();
    const run = startFlow({ createSetupIntent: () => setup.promise });
    await run.send(choose, ready, { type: "provider.failed", error: "gone" });
    expect(view(run)).toMatchObject({ is: "refused", what: "provider", error: "gone" });
    await run.send(ready);
    expect(view(run).is).toBe("preparing");
    setup.resolve(null);
    await run.send();
    expect(view(run).is).toBe("editing");
  });

  it("retries the setup intent and the card fields if both have failed", async () => {
    const run = startFlow({ createSetupIntent: rejectingOnce("no setup", null) });
    await run.send(choose);
    await run.send({ type: "provider.failed", error: "blocked" });
    expect(view(run)).toMatchObject({ is: "refused", what: "setup" });
    await run.send(retry, ready);
    expect(view(run).is).toBe("editing");
  });
});
