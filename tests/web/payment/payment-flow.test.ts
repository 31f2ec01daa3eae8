import type { PersonaName } from "@trellis/api/memory";
import { CallFailed } from "@trellis/contract/call-failed";
import { viewOf } from "@trellis/machines/subscription";
import { describe, expect, it, vi } from "vitest";
import type { PaymentPorts } from "../../../apps/web/src/features/payment/payment-ports.ts";
import { CardRefused } from "../../../apps/web/src/platform/card.ts";
import { memoryApi } from "../memory-api.ts";
import { cardOf, portsFor, startPayment } from "./payment-ports.ts";

/** Returns the flow with the dialog open and its form ready, connected to a server in memory. */
async function withOpenForm(persona: PersonaName = "unsubscribed", more: Partial<PaymentPorts> = {}) {
  const { world, calls, api } = await memoryApi(persona);
  const { actor, events, until } = startPayment("firstSubscription", portsFor(api, more));
  actor.send({ type: "plan.chosen", planId: "plan_monthly", currentPlanId: null });
  actor.send({ type: "provider.ready" });
  return { world, calls, actor, events, until };
}

const setUp = "POST /payment/create-setup-intent";
const save = 'POST /payment/save-method {"paymentMethodId":"pm_sandbox_visa_a1b2"}';
const confirm = 'POST /payment/confirm?expectsTrial=true {"planId":"plan_monthly"}';

describe("first subscription", () => {
  it("PAY-11 creates a setup intent without a payload when the dialog opens", async () => {
    const { calls, until } = await withOpenForm();
    await until("editing");
    expect(calls).toEqual([setUp]);
  });

  it("sends the payment method, then the plan, and reloads the user", async () => {
    const { calls, actor, events, until } = await withOpenForm();
    await until("editing");
    actor.send({ type: "card.submitted", card: cardOf("visa") });
    await until("subscribed");
    expect(calls).toEqual([setUp, save, confirm, "GET /jwt/check-session"]);
    expect(events).toMatchObject([{ type: "succeeded", message: expect.stringContaining("3 days") }]);
  });

  it("saves nothing and keeps the form when the card provider rejects the card", async () => {
    const { calls, actor, events, until } = await withOpenForm();
    await until("editing");
    const refusal = new CardRefused("Your card was declined.");
    actor.send({
      type: "card.submitted",
      card: { ...cardOf("visa"), createPaymentMethod: () => Promise.reject(refusal) },
    });
    await until("paying");
    await until("editing");
    expect(calls).toEqual([setUp]);
    expect(events).toEqual([{ type: "failed", stage: "createPaymentMethod", error: refusal }]);
  });

  it("PAY-21 does not confirm when the card can't be saved", async () => {
    const { world, calls, actor, events, until } = await withOpenForm();
    await until("editing");
    world.faults.set("savePaymentMethod", { status: 400, body: { error: "No.", message: "Not this one." } });
    actor.send({ type: "card.submitted", card: cardOf("visa") });
    await until("paying");
    await until("editing");
    expect(calls).toEqual([setUp, save]);
    expect(events).toMatchObject([{ type: "failed", stage: "saveMethod", error: { serverMessage: "No." } }]);
  });

  it("retries only the confirmation after a failed charge", async () => {
    const { world, calls, actor, events, until } = await withOpenForm();
    await until("editing");
    world.faults.set("confirmSubscription", { status: 402, body: { error: "No.", message: "Not now." }, times: 1 });
    actor.send({ type: "card.submitted", card: cardOf("visa") });
    await until("notConfirmed");
    expect(events).toMatchObject([{ type: "failed", stage: "confirm", error: { serverMessage: "Not now." } }]);
    actor.send({ type: "retry.requested" });
    await until("subscribed");
    expect(calls).toEqual([setUp, save, confirm, confirm, "GET /jwt/check-session"]);
  });

  it("reports the server's message when the bank declines a saved card", async () => {
    const { actor, events, until } = await withOpenForm();
    await until("editing");
    actor.send({ type: "card.submitted", card: cardOf("chargeDeclined") });
    await until("paying");
    await until("editing");
    const [failed] = events;
    expect(failed?.type === "failed" && failed.error).toBeInstanceOf(CallFailed);
    expect(failed).toMatchObject({ error: { serverMessage: "Your card was declined." } });
  });

  it("reports a failed setup intent and creates another on retry", async () => {
    const { world, calls, api } = await memoryApi("unsubscribed");
    world.faults.set("createSetupIntent", { status: 502, body: { message: "Closed." }, times: 1 });
    const { actor, until } = startPayment("firstSubscription", portsFor(api));
    actor.send({ type: "plan.chosen", planId: "plan_monthly", currentPlanId: null });
    actor.send({ type: "provider.ready" });
    const refused = await until("refused");
    expect(viewOf(refused)).toMatchObject({ what: "setup", error: { serverMessage: "Closed." } });
    actor.send({ type: "retry.requested" });
    await until("editing");
    expect(calls).toEqual([setUp, setUp]);
  });

  it("lets the cardholder confirm a card that needs it, and saves it again", async () => {
    const authenticate = vi.fn<PaymentPorts["authenticate"]>(async () => undefined);
    const { world, calls, actor, until } = await withOpenForm("unsubscribed", { authenticate });
    await until("editing");
    const requiresAction = { clientSecret: "secret_1" };
    world.faults.set("savePaymentMethod", { status: 200, body: { requiresAction }, times: 1 });
    actor.send({ type: "card.submitted", card: cardOf("visa") });
    await until("subscribed");
    expect(authenticate).toHaveBeenCalledExactlyOnceWith("secret_1");
    expect(calls).toEqual([setUp, save, save, confirm, "GET /jwt/check-session"]);
  });

  it("asks before the card is charged when the shown trial is not available", async () => {
    const refreshTerms = vi.fn<PaymentPorts["refreshTerms"]>(async () => undefined);
    const { world, calls, actor, events, until } = await withOpenForm("unsubscribed", { refreshTerms });
    world.ports.trials.claim = async () => false;
    await until("editing");
    actor.send({ type: "card.submitted", card: cardOf("visa") });
    await until("askingConsent");
    expect(refreshTerms).toHaveBeenCalledOnce();
    expect(events).toEqual([]);
    actor.send({ type: "terms.accepted" });
    await until("subscribed");
    const consent = confirm.replace("true", "false");
    expect(calls).toEqual([setUp, save, confirm, consent, "GET /jwt/check-session"]);
  });

  it("accepts an immediate charge if the page shows no trial", async () => {
    const { calls, actor, until } = await withOpenForm("unsubscribed", { showsTrial: () => false });
    await until("editing");
    actor.send({ type: "card.submitted", card: cardOf("visa") });
    await until("subscribed");
    expect(calls).toContain(confirm.replace("true", "false"));
  });

  it.each([
    ["is empty", new Response(null, { status: 204 })],
    ["is a text", new Response("OK")],
  ])("subscribes when the reply to the confirmation %s", async (_, reply) => {
    const { world, actor, events, until } = await withOpenForm();
    await until("editing");
    const { fetch } = world;
    world.fetch = async (request) => {
      const answered = await fetch(request);
      return request.url.includes("/payment/confirm") ? reply : answered;
    };
    actor.send({ type: "card.submitted", card: cardOf("visa") });
    await until("subscribed");
    expect(events).toEqual([{ type: "succeeded", purpose: "firstSubscription", message: undefined }]);
  });
});
