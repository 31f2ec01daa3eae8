import { subscriptionMachine, viewOf, type Purpose } from "@trellis/machines/subscription";
import { held, start, type Fakes, type Run } from "@trellis/machines/testing";
import { describe, expect, it } from "vitest";

type SubscriptionFakes = Fakes<typeof subscriptionMachine>;
type SubscriptionRun = Run<typeof subscriptionMachine>;

const working: SubscriptionFakes = {
  createSetupIntent: () => null,
  createPaymentMethod: () => ({ paymentMethodId: "pm_1" }),
  saveMethod: () => ({ message: "Card saved" }),
  confirm: () => ({ message: "Welcome aboard" }),
  changePlan: () => ({ message: "Plan changed" }),
  refreshUser: () => null,
};
const choose = { type: "plan.chosen", planId: "plan_month", currentPlanId: null } as const;
const cardUpdate = { type: "cardUpdate.requested" } as const;
const ready = { type: "provider.ready" } as const;
const submit = { type: "card.submitted", card: "the form" } as const;
const retry = { type: "retry.requested" } as const;
const close = { type: "dialog.closed" } as const;
const anotherCard = { type: "anotherCard.requested" } as const;

const begin = (fakes: SubscriptionFakes = {}, purpose: Purpose = "firstSubscription") =>
  start(subscriptionMachine, { ...working, ...fakes }, { input: { purpose } });
const view = (run: SubscriptionRun) => viewOf(run.actor.getSnapshot());
const names = (run: SubscriptionRun) => run.calls.map(({ name }) => name);
const hears = (run: SubscriptionRun, event: Parameters<SubscriptionRun["send"]>[0]) =>
  run.actor.getSnapshot().can(event);
const rests = (run: SubscriptionRun) => run.actor.getSnapshot().hasTag("rest");
const opening = { firstSubscription: choose, planChange: choose, cardUpdate } as const;

/** A run whose card form is open and enabled. */
const editing = async (fakes: SubscriptionFakes = {}, purpose: Purpose = "firstSubscription") => {
  const run = begin(fakes, purpose);
  await run.send(opening[purpose], ready);
  return run;
};
const failing = (error: unknown) => async () => {
  throw error;
};
/** Fails the first time and works from then on. */
const failingOnce = <Answer>(error: unknown, answer: Answer) => {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries === 1) throw error;
    return answer;
  };
};

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

describe("paying", () => {
  it("PAY-16 disables the form while submitting, and a second submit starts nothing", async () => {
    const card = held<{ paymentMethodId: string }>();
    const save = held<object>();
    const confirm = held<object>();
    const refresh = held();
    const run = await editing({
      createPaymentMethod: () => card.promise,
      saveMethod: () => save.promise,
      confirm: () => confirm.promise,
      refreshUser: () => refresh.promise,
    });
    const submitTwice = async () => {
      expect(view(run).is).toBe("paying");
      expect(hears(run, submit)).toBe(false);
      await run.send(submit, submit);
    };
    await run.send(submit, submit);
    await submitTwice();
    card.answer({ paymentMethodId: "pm_1" });
    await submitTwice();
    save.answer({});
    await submitTwice();
    confirm.answer({});
    await submitTwice();
    refresh.answer(null);
    await run.send();
    expect(names(run)).toEqual(["createSetupIntent", "createPaymentMethod", "saveMethod", "confirm", "refreshUser"]);
    expect(view(run)).toEqual({ is: "subscribed" });
  });

  it("PAY-17 tells a declined card with its own error, saves nothing and enables the form again", async () => {
    const error = new Error("Your card was declined.");
    const run = await editing({ createPaymentMethod: failing(error) });
    await run.send(submit);
    expect(run.said).toEqual([{ type: "failed", stage: "createPaymentMethod", error }]);
    expect(names(run)).toEqual(["createSetupIntent", "createPaymentMethod"]);
    expect(view(run)).toEqual({ is: "editing", planId: "plan_month" });
  });

  it("asks the card provider with the handle of the submit, and never keeps it", async () => {
    const confirm = held<object>();
    const run = await editing({ confirm: () => confirm.promise });
    const card = { number: "4242 4242 4242 4242" };
    const contexts: string[] = [];
    run.actor.subscribe((snapshot) => {
      contexts.push(JSON.stringify(snapshot.context));
    });
    await run.send({ type: "card.submitted", card });
    expect(run.calls[1]).toEqual({ name: "createPaymentMethod", input: { card } });
    expect(contexts.join()).not.toContain("4242");
    expect(JSON.stringify(run.actor.getPersistedSnapshot())).not.toContain("4242");
  });

  it("PAY-19 saves exactly the payment method's id", async () => {
    const run = await editing();
    await run.send(submit);
    expect(run.calls[2]).toEqual({ name: "saveMethod", input: { paymentMethodId: "pm_1" } });
  });

  it("PAY-20 confirms exactly the chosen plan once the method is saved", async () => {
    const save = held<object>();
    const run = await editing({ saveMethod: () => save.promise });
    await run.send(submit);
    expect(names(run)).not.toContain("confirm");
    save.answer({});
    await run.send();
    expect(run.calls[3]).toEqual({ name: "confirm", input: { planId: "plan_month" } });
  });

  it("PAY-21 does not confirm when the save fails", async () => {
    const run = await editing({ saveMethod: failing("refused") });
    await run.send(submit);
    expect(names(run)).toEqual(["createSetupIntent", "createPaymentMethod", "saveMethod"]);
  });

  it("PAY-22 tells the message, refreshes the user, forgets the payment and is subscribed", async () => {
    const refresh = held();
    const run = await editing({ refreshUser: () => refresh.promise });
    await run.send(submit);
    expect(run.said).toEqual([{ type: "succeeded", purpose: "firstSubscription", message: "Welcome aboard" }]);
    expect(names(run).at(-1)).toBe("refreshUser");
    expect(view(run).is).toBe("paying");
    refresh.answer(null);
    await run.send();
    expect(view(run)).toEqual({ is: "subscribed" });
    expect(run.actor.getSnapshot()).toMatchObject({ status: "done", context: { planId: "", paymentMethodId: "" } });
  });

  it("PAY-23 tells a failed save with its own error and enables the form again", async () => {
    const error = new Error("Card not accepted");
    const run = await editing({ saveMethod: failingOnce(error, {}) });
    await run.send(submit);
    expect(run.said).toEqual([{ type: "failed", stage: "saveMethod", error }]);
    expect(view(run)).toEqual({ is: "editing", planId: "plan_month" });
    await run.send(submit);
    expect(view(run)).toEqual({ is: "subscribed" });
  });

  it("PAY-24 tells a failed confirm with its own error and can be tried again", async () => {
    const error = new Error("No funds");
    const run = await editing({ confirm: failingOnce(error, { message: "Welcome" }) });
    await run.send(submit);
    expect(run.said).toEqual([{ type: "failed", stage: "confirm", error }]);
    expect(view(run)).toEqual({ is: "notConfirmed", planId: "plan_month" });
    await run.send(retry);
    expect(view(run)).toEqual({ is: "subscribed" });
  });

  it("only confirms when a failed confirm is tried again", async () => {
    const run = await editing({ confirm: failingOnce("No funds", {}) });
    await run.send(submit);
    await run.send(submit, retry, retry);
    expect(names(run)).toEqual([
      "createSetupIntent",
      "createPaymentMethod",
      "saveMethod",
      "confirm",
      "confirm",
      "refreshUser",
    ]);
  });

  it("goes through all steps again with another card after a failed confirm", async () => {
    let made = 0;
    const run = await editing({
      createPaymentMethod: () => ({ paymentMethodId: `pm_${(made += 1)}` }),
      confirm: failingOnce("No funds", {}),
    });
    await run.send(submit);
    await run.send(anotherCard);
    expect(view(run)).toEqual({ is: "editing", planId: "plan_month" });
    await run.send(submit);
    expect(names(run).slice(4)).toEqual([
      "createSetupIntent",
      "createPaymentMethod",
      "saveMethod",
      "confirm",
      "refreshUser",
    ]);
    expect(run.calls.at(-3)).toEqual({ name: "saveMethod", input: { paymentMethodId: "pm_2" } });
  });

  it("is subscribed although the refresh failed, and does not call it a failed payment", async () => {
    const error = new Error("timeout");
    const run = await editing({ refreshUser: failing(error) });
    await run.send(submit);
    expect(run.said.map(({ type }) => type)).toEqual(["succeeded", "notRefreshed"]);
    expect(run.said[1]).toEqual({ type: "notRefreshed", error });
    expect(view(run)).toEqual({ is: "subscribed" });
  });

  it("says nothing of a message the server did not send", async () => {
    const run = await editing({ confirm: () => ({}) });
    await run.send(submit);
    expect(run.said).toEqual([{ type: "succeeded", purpose: "firstSubscription", message: undefined }]);
  });
});

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

it.each([
  ["createSetupIntent", "firstSubscription"],
  ["createPaymentMethod", "firstSubscription"],
  ["saveMethod", "cardUpdate"],
  ["confirm", "firstSubscription"],
  ["changePlan", "planChange"],
  ["refreshUser", "planChange"],
] as const)("says that %s is missing when it is reached", async (name, purpose) => {
  const { [name]: _, ...others } = working;
  const run = start(subscriptionMachine, others, { input: { purpose } });
  await run.send(opening[purpose], ready);
  await run.send(submit);
  const shown = view(run);
  const told = run.said.flatMap((said) => ("error" in said ? [said.error] : []));
  expect(String(shown.is === "refused" ? shown.error : told[0])).toContain(`The actor "${name}" is not provided`);
});
