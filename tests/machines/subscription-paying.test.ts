import { subscriptionMachine } from "@trellis/machines/subscription";
import { held, start } from "@trellis/machines/testing";
import { describe, expect, it } from "vitest";
import {
  anotherCard,
  editing,
  failing,
  failingOnce,
  hears,
  names,
  opening,
  ready,
  retry,
  submit,
  view,
  working,
} from "./subscription.ts";

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
