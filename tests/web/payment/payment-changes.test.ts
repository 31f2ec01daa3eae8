import { checkSession } from "@trellis/contract/account";
import { type Purpose, viewOf } from "@trellis/machines/subscription";
import { describe, expect, it, vi } from "vitest";
import { waitFor } from "xstate";
import type { PaymentPorts } from "../../../apps/web/src/features/payment/payment-ports.ts";
import { memoryApi } from "../memory-api.ts";
import { cardOf, portsFor, startPayment } from "./payment-ports.ts";

const amex = cardOf("amex");
const setUp = "POST /payment/create-setup-intent";
const updateSetUp = "POST /payment/create-update-setup-intent";
const save = 'POST /payment/save-method {"paymentMethodId":"pm_sandbox_amex_a1b2"}';
const shownAt = new Date().toISOString();
const change = `POST /payment/change-plan {"planId":"plan_yearly","prorationDate":"${shownAt}"}`;
const check = "GET /jwt/check-session";
const billing = "GET /payment/subscription";

/** Returns the flow of a subscriber with its dialog open, connected to a server in memory. */
async function withDialog(purpose: Purpose, more: Partial<PaymentPorts> = {}) {
  const { world, calls, api } = await memoryApi("creator");
  const ports = portsFor(api, { shownPrice: () => ({ prorationDate: shownAt }), ...more });
  const { actor, events, until } = startPayment(purpose, ports);
  actor.send({ type: "plan.chosen", planId: "plan_yearly", currentPlanId: "plan_monthly" });
  actor.send({ type: "cardUpdate.requested" });
  actor.send({ type: "provider.ready" });
  return { world, calls, api, actor, events, until };
}

describe("plan change", () => {
  it("SET-17 creates the setup intent and payment method, saves it and changes the plan by id", async () => {
    const { calls, api, actor, events, until } = await withDialog("planChange");
    await until("editing");
    actor.send({ type: "card.submitted", card: amex });
    await until("choosing");
    expect(calls).toEqual([setUp, save, change, check]);
    expect(events).toEqual([{ type: "succeeded", purpose: "planChange", message: "Plan updated successfully!" }]);
    expect((await api(checkSession, {})).user.plan?.id).toBe("plan_yearly");
  });

  it("asks for consent to a new price if the shown price is too old", async () => {
    const old = "2026-01-01T09:00:00.000Z";
    let date = old;
    const refreshTerms = vi.fn<PaymentPorts["refreshTerms"]>(async () => {
      date = shownAt;
    });
    const { calls, actor, events, until } = await withDialog("planChange", {
      refreshTerms,
      shownPrice: () => ({ prorationDate: date }),
    });
    await until("editing");
    actor.send({ type: "card.submitted", card: amex });
    await until("askingConsent");
    expect(refreshTerms).toHaveBeenCalledExactlyOnceWith("plan_yearly");
    expect(events).toEqual([]);
    actor.send({ type: "terms.accepted" });
    await until("choosing");
    expect(calls).toEqual([setUp, save, change.replace(shownAt, old), change, check]);
  });

  it("retries only the change after a failed change", async () => {
    const { world, calls, actor, events, until } = await withDialog("planChange");
    await until("editing");
    world.faults.set("changePlan", { status: 503, body: { error: "No.", message: "Not now." }, times: 1 });
    actor.send({ type: "card.submitted", card: amex });
    await until("notConfirmed");
    expect(events).toMatchObject([{ type: "failed", stage: "changePlan", error: { serverMessage: "Not now." } }]);
    actor.send({ type: "retry.requested" });
    await until("choosing");
    expect(calls).toEqual([setUp, save, change, billing, check, change, check]);
  });
});

describe("cancellation", () => {
  it.each([
    [{ reason: "unused" }, "POST /payment/cancel?reason=unused"],
    [{}, "POST /payment/cancel"],
  ] as const)("sends the reason %j that the user has given", async (given, call) => {
    const { calls, actor, events } = await withDialog("cancellation", { cancellation: () => given });
    actor.send({ type: "cancellation.requested" });
    actor.send({ type: "change.confirmed" });
    await waitFor(actor, () => events.length > 0);
    expect(calls).toContain(call);
    expect(events).toMatchObject([{ type: "succeeded", purpose: "cancellation" }]);
  });
});

describe("card update", () => {
  it("SET-12 creates an update setup intent, saves the card and reloads the user without confirming", async () => {
    const { calls, actor, events, until } = await withDialog("cardUpdate");
    await until("editing");
    actor.send({ type: "card.submitted", card: amex });
    await until("choosing");
    expect(calls).toEqual([updateSetUp, save, check]);
    expect(events).toMatchObject([{ type: "succeeded", purpose: "cardUpdate" }]);
  });

  it("creates the setup intent on retry if the first attempt failed", async () => {
    const { api, world } = await memoryApi("creator");
    world.faults.set("createUpdateSetupIntent", { status: 502, body: { message: "Closed." }, times: 1 });
    const { actor, until } = startPayment("cardUpdate", portsFor(api));
    actor.send({ type: "cardUpdate.requested" });
    actor.send({ type: "provider.ready" });
    const refused = await until("refused");
    expect(viewOf(refused)).toMatchObject({ what: "setup", error: { serverMessage: "Closed." } });
    actor.send({ type: "retry.requested" });
    await until("editing");
  });
});
