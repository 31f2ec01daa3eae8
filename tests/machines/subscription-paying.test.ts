import { subscriptionMachine } from "@trellis/machines/subscription";
import { start } from "@trellis/machines/testing";
import { describe, expect, it } from "vitest";
import {
  anotherCard,
  editing,
  rejecting,
  rejectingOnce,
  requiresAction,
  accepts,
  calledActors,
  confirmChange,
  opening,
  ready,
  retry,
  submit,
  view,
  succeeding,
} from "./subscription.ts";

describe("paying for a subscription", () => {
  it("PAY-16 disables the form during the payment, and ignores every further submit", async () => {
    const card = Promise.withResolvers<{ paymentMethodId: string }>();
    const save = Promise.withResolvers<object>();
    const confirm = Promise.withResolvers<object>();
    const refresh = Promise.withResolvers();
    const run = await editing({
      createPaymentMethod: () => card.promise,
      saveMethod: () => save.promise,
      confirm: () => confirm.promise,
      refreshUser: () => refresh.promise,
    });
    const submitTwice = async () => {
      expect(view(run).is).toBe("paying");
      expect(accepts(run, submit)).toBe(false);
      await run.send(submit, submit);
    };
    await run.send(submit, submit);
    await submitTwice();
    card.resolve({ paymentMethodId: "pm_1" });
    await submitTwice();
    save.resolve({});
    await submitTwice();
    confirm.resolve({});
    await submitTwice();
    refresh.resolve(null);
    await run.send();
    expect(calledActors(run)).toEqual([
      "createSetupIntent",
      "createPaymentMethod",
      "saveMethod",
      "confirm",
      "refreshUser",
    ]);
    expect(view(run)).toEqual({ is: "subscribed" });
  });

  it("PAY-17 emits an error if the card is declined, saves nothing and enables the form again", async () => {
    const error = new Error("Your card was declined.");
    const run = await editing({ createPaymentMethod: rejecting(error) });
    await run.send(submit);
    expect(run.emitted).toEqual([{ type: "failed", stage: "createPaymentMethod", error }]);
    expect(calledActors(run)).toEqual(["createSetupIntent", "createPaymentMethod"]);
    expect(view(run)).toEqual({ is: "editing", planId: "plan_month" });
  });

  it("passes the submitted card handle to the card provider without storing it", async () => {
    const confirm = Promise.withResolvers<object>();
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

  it("PAY-19 saves the payment method's id and nothing else", async () => {
    const run = await editing();
    await run.send(submit);
    expect(run.calls[2]).toEqual({ name: "saveMethod", input: { paymentMethodId: "pm_1" } });
  });

  it("PAY-20 confirms the chosen plan after the payment method is saved", async () => {
    const save = Promise.withResolvers<object>();
    const run = await editing({ saveMethod: () => save.promise });
    await run.send(submit);
    expect(calledActors(run)).not.toContain("confirm");
    save.resolve({});
    await run.send();
    expect(run.calls[3]).toEqual({ name: "confirm", input: { planId: "plan_month", hasAcceptedTerms: false } });
  });

  it("PAY-21 does not confirm the plan when saving the payment method fails", async () => {
    const run = await editing({ saveMethod: rejecting("refused") });
    await run.send(submit);
    expect(calledActors(run)).toEqual(["createSetupIntent", "createPaymentMethod", "saveMethod"]);
  });

  it("PAY-22 emits the server's message, refreshes the user, clears the payment and finishes with the plan", async () => {
    const refresh = Promise.withResolvers();
    const run = await editing({ refreshUser: () => refresh.promise });
    await run.send(submit);
    expect(run.emitted).toEqual([{ type: "succeeded", purpose: "firstSubscription", message: "Welcome aboard" }]);
    expect(calledActors(run).at(-1)).toBe("refreshUser");
    expect(view(run).is).toBe("paying");
    refresh.resolve(null);
    await run.send();
    expect(view(run)).toEqual({ is: "subscribed" });
    expect(run.actor.getSnapshot()).toMatchObject({
      status: "done",
      output: { planId: "plan_month" },
      context: { paymentMethodId: "" },
    });
  });

  it("PAY-23 emits an error if the card can't be saved, and enables the form again", async () => {
    const error = new Error("Card not accepted");
    const run = await editing({ saveMethod: rejectingOnce(error, {}) });
    await run.send(submit);
    expect(run.emitted).toEqual([{ type: "failed", stage: "saveMethod", error }]);
    expect(view(run)).toEqual({ is: "editing", planId: "plan_month" });
    await run.send(submit);
    expect(view(run)).toEqual({ is: "subscribed" });
  });

  it("PAY-24 emits an error if the confirmation fails, and allows a retry", async () => {
    const error = new Error("No funds");
    const run = await editing({ confirm: rejectingOnce(error, { message: "Welcome" }) });
    await run.send(submit);
    expect(run.emitted).toEqual([{ type: "failed", stage: "confirm", error }]);
    expect(view(run)).toEqual({ is: "notConfirmed", planId: "plan_month" });
    await run.send(retry);
    expect(view(run)).toEqual({ is: "subscribed" });
  });

  it("repeats only the confirmation when the user retries a failed confirmation", async () => {
    const run = await editing({ confirm: rejectingOnce("No funds", {}) });
    await run.send(submit);
    await run.send(submit, retry, retry);
    expect(calledActors(run)).toEqual([
      "createSetupIntent",
      "createPaymentMethod",
      "saveMethod",
      "confirm",
      "checkOutcome",
      "confirm",
      "refreshUser",
    ]);
  });

  it("repeats every step with another card after a failed confirmation", async () => {
    let created = 0;
    const run = await editing({
      createPaymentMethod: () => ({ paymentMethodId: `pm_${(created += 1)}` }),
      confirm: rejectingOnce("No funds", {}),
    });
    await run.send(submit);
    await run.send(anotherCard);
    expect(view(run)).toEqual({ is: "editing", planId: "plan_month" });
    await run.send(submit);
    expect(calledActors(run).slice(5)).toEqual([
      "createSetupIntent",
      "createPaymentMethod",
      "saveMethod",
      "confirm",
      "refreshUser",
    ]);
    expect(run.calls.at(-3)).toEqual({ name: "saveMethod", input: { paymentMethodId: "pm_2" } });
  });

  it("completes the subscription and emits notRefreshed when only the refresh fails", async () => {
    const error = new Error("timeout");
    const run = await editing({ refreshUser: rejecting(error) });
    await run.send(submit);
    expect(run.emitted.map(({ type }) => type)).toEqual(["succeeded", "notRefreshed"]);
    expect(run.emitted[1]).toEqual({ type: "notRefreshed", error });
    expect(view(run)).toEqual({ is: "subscribed" });
  });

  it("emits succeeded without a message if the server sends none", async () => {
    const run = await editing({ confirm: () => ({}) });
    await run.send(submit);
    expect(run.emitted).toEqual([{ type: "succeeded", purpose: "firstSubscription", message: undefined }]);
  });
});

it.each([
  ["createSetupIntent", "firstSubscription"],
  ["createPaymentMethod", "firstSubscription"],
  ["saveMethod", "cardUpdate"],
  ["confirm", "firstSubscription"],
  ["changePlan", "planChange"],
  ["refreshUser", "planChange"],
  ["cancel", "cancellation"],
  ["resume", "resumption"],
] as const)("reports an error that names the missing actor %s", async (name, purpose) => {
  const { [name]: _, ...others } = succeeding;
  const run = start(subscriptionMachine, others, { input: { purpose } });
  await run.send(opening[purpose], ready);
  await run.send(submit, confirmChange);
  const shown = view(run);
  const errors = run.emitted.flatMap((event) => ("error" in event ? [event.error] : []));
  expect(String(shown.is === "refused" ? shown.error : errors[0])).toContain(`The actor "${name}" is not provided`);
});

it("reports an error that names the missing actor authenticate", async () => {
  const { authenticate: _, ...others } = succeeding;
  const saveMethod = () => requiresAction;
  const run = start(subscriptionMachine, { ...others, saveMethod }, { input: { purpose: "firstSubscription" } });
  await run.send(opening.firstSubscription, ready);
  await run.send(submit);
  expect(String(run.emitted.map((event) => "error" in event && event.error))).toContain('The actor "authenticate" is');
});
