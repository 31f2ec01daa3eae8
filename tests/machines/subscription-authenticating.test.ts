import type { PaymentReply } from "@trellis/machines/subscription";
import { describe, expect, it } from "vitest";
import {
  acceptTerms,
  anotherCard,
  calledActors,
  close,
  editing,
  inTurn,
  accepts,
  rejecting,
  rejectingOnce,
  requiresAction,
  retry,
  submit,
  view,
} from "./subscription.ts";

describe("a call that requires the cardholder's action", () => {
  it("authenticates with the secret in the reply and saves the same payment method again", async () => {
    const authenticated = Promise.withResolvers();
    const run = await editing({
      saveMethod: inTurn(requiresAction, {}),
      authenticate: () => authenticated.promise,
    });
    await run.send(submit);
    expect(view(run)).toEqual({ is: "authenticating", planId: "plan_month" });
    expect(accepts(run, close)).toBe(false);
    authenticated.resolve(null);
    await run.send();
    expect(run.calls.slice(2)).toEqual([
      { name: "saveMethod", input: { paymentMethodId: "pm_1" } },
      { name: "authenticate", input: { clientSecret: "secret_1" } },
      { name: "saveMethod", input: { paymentMethodId: "pm_1" } },
      { name: "confirm", input: { planId: "plan_month", hasAcceptedTerms: false } },
      { name: "refreshUser", input: undefined },
    ]);
    expect(view(run)).toEqual({ is: "subscribed" });
    expect(run.actor.getSnapshot().context.action).toEqual({ stage: "saveMethod", clientSecret: "" });
  });

  it.each([
    ["confirm", "firstSubscription"],
    ["changePlan", "planChange"],
  ] as const)("repeats %s after the authentication", async (stage, purpose) => {
    const authenticated = Promise.withResolvers();
    const run = await editing(
      { [stage]: inTurn(requiresAction, { message: "Done" }), authenticate: () => authenticated.promise },
      purpose,
    );
    await run.send(submit);
    expect(run.actor.getSnapshot().context.action).toEqual({ stage, clientSecret: "secret_1" });
    authenticated.resolve(null);
    await run.send();
    expect(calledActors(run).slice(3)).toEqual([stage, "authenticate", stage, "refreshUser"]);
    expect(run.emitted).toEqual([{ type: "succeeded", purpose, message: "Done" }]);
  });

  it("authenticates again when a second reply requires it", async () => {
    const run = await editing({
      saveMethod: inTurn(requiresAction, {}),
      confirm: inTurn<PaymentReply>({ requiresAction: { clientSecret: "secret_2" } }, {}),
    });
    await run.send(submit);
    expect(calledActors(run).slice(2)).toEqual([
      "saveMethod",
      "authenticate",
      "saveMethod",
      "confirm",
      "authenticate",
      "confirm",
      "refreshUser",
    ]);
    expect(run.calls[6]).toEqual({ name: "authenticate", input: { clientSecret: "secret_2" } });
  });

  it("enables the form again when the cardholder declines to authenticate the card", async () => {
    const run = await editing({
      saveMethod: inTurn(requiresAction, {}),
      authenticate: rejectingOnce("declined", null),
    });
    await run.send(submit);
    expect(run.emitted).toEqual([{ type: "failed", stage: "authenticate", error: "declined" }]);
    expect(view(run)).toEqual({ is: "editing", planId: "plan_month" });
  });

  it("checks the outcome when the cardholder declines to authenticate the payment", async () => {
    const run = await editing({ confirm: inTurn(requiresAction, {}), authenticate: rejectingOnce("declined", null) });
    await run.send(submit);
    expect(run.calls.at(-1)).toEqual({
      name: "checkOutcome",
      input: { purpose: "firstSubscription", planId: "plan_month", error: "declined" },
    });
    expect(run.emitted).toEqual([{ type: "failed", stage: "authenticate", error: "declined" }]);
    expect(view(run)).toEqual({ is: "notConfirmed", planId: "plan_month" });
    await run.send(retry);
    expect(view(run)).toEqual({ is: "subscribed" });
  });
});

describe("new terms", () => {
  const newTerms = { confirm: rejectingOnce("no trial", {}), checkOutcome: () => ({ outcome: "newTerms" }) as const };

  it("must be accepted by the user before the payment is repeated", async () => {
    const run = await editing(newTerms);
    await run.send(submit);
    expect(view(run)).toEqual({ is: "askingConsent", planId: "plan_month" });
    expect(run.emitted).toEqual([]);
    await run.send(acceptTerms);
    expect(run.calls.slice(3)).toEqual([
      { name: "confirm", input: { planId: "plan_month", hasAcceptedTerms: false } },
      { name: "checkOutcome", input: { purpose: "firstSubscription", planId: "plan_month", error: "no trial" } },
      { name: "confirm", input: { planId: "plan_month", hasAcceptedTerms: true } },
      { name: "refreshUser", input: undefined },
    ]);
    expect(view(run)).toEqual({ is: "subscribed" });
  });

  it("can be avoided with another card, or by closing the dialog", async () => {
    const run = await editing({ ...newTerms, confirm: rejecting("no trial") });
    await run.send(submit);
    await run.send(anotherCard);
    expect(view(run)).toEqual({ is: "editing", planId: "plan_month" });
    await run.send(submit);
    await run.send(close);
    expect(view(run)).toEqual({ is: "choosing" });
  });

  it("count as accepted only for the card for which the user accepted them", async () => {
    const run = await editing({ ...newTerms, confirm: rejecting("no trial") });
    await run.send(submit);
    await run.send(acceptTerms);
    await run.send(anotherCard);
    await run.send(submit);
    const confirmations = run.calls.filter(({ name }) => name === "confirm").map(({ input }) => input);
    expect(confirmations).toEqual(
      [false, true, false].map((hasAcceptedTerms) => ({ planId: "plan_month", hasAcceptedTerms })),
    );
  });

  it("must be accepted by the user before a plan change is repeated", async () => {
    const refreshed = Promise.withResolvers();
    const changes = { changePlan: rejectingOnce("old price", {}), refreshUser: () => refreshed.promise };
    const run = await editing({ ...newTerms, ...changes }, "planChange");
    await run.send(submit);
    expect(view(run)).toEqual({ is: "askingConsent", planId: "plan_month" });
    await run.send(acceptTerms);
    expect(run.actor.getSnapshot().context.hasAcceptedTerms).toBe(true);
    refreshed.resolve(null);
    await run.send();
    expect(calledActors(run).slice(3)).toEqual(["changePlan", "checkOutcome", "changePlan", "refreshUser"]);
  });
});
