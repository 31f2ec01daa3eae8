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
  rejectingOnce,
  requiresAction,
  retry,
  startFlow,
  choose,
  submit,
  view,
} from "./subscription.ts";

describe("a call that requires the cardholder's action", () => {
  it("authenticates with the secret of the reply and saves the same payment method again", async () => {
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
      { name: "confirm", input: { planId: "plan_month" } },
      { name: "refreshUser", input: undefined },
    ]);
    expect(view(run)).toEqual({ is: "subscribed" });
    expect(run.actor.getSnapshot().context.action).toEqual({ stage: "saveMethod", clientSecret: "" });
  });

  it.each([
    ["confirm", "firstSubscription"],
    ["changePlan", "planChange"],
  ] as const)("repeats %s after the action", async (stage, purpose) => {
    const run = await editing({ [stage]: inTurn(requiresAction, { message: "Done" }) }, purpose);
    await run.send(submit);
    expect(calledActors(run).slice(3)).toEqual([stage, "authenticate", stage, "refreshUser"]);
    expect(run.emitted).toEqual([{ type: "succeeded", purpose, message: "Done" }]);
  });

  it("takes the action of a second reply as well", async () => {
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

describe("a card with new terms", () => {
  it("asks for consent before it confirms", async () => {
    const run = await editing({ saveMethod: () => ({ hasNewTerms: true }) });
    await run.send(submit);
    expect(view(run)).toEqual({ is: "askingConsent", planId: "plan_month" });
    expect(calledActors(run)).not.toContain("confirm");
    await run.send(acceptTerms);
    expect(calledActors(run).slice(3)).toEqual(["confirm", "refreshUser"]);
    expect(view(run)).toEqual({ is: "subscribed" });
  });

  it("offers another card, and closes without a confirmation", async () => {
    const run = await editing({ saveMethod: () => ({ hasNewTerms: true }) });
    await run.send(submit);
    await run.send(anotherCard);
    expect(view(run)).toEqual({ is: "editing", planId: "plan_month" });
    await run.send(submit);
    await run.send(close);
    expect(view(run)).toEqual({ is: "choosing" });
    expect(calledActors(run)).not.toContain("confirm");
  });

  it("ignores new terms of a plan change, whose price the user has seen", async () => {
    const run = startFlow({ saveMethod: () => ({ hasNewTerms: true }) }, "planChange");
    await run.send(choose, { type: "provider.ready" });
    await run.send(submit);
    expect(calledActors(run)).toContain("changePlan");
  });
});
