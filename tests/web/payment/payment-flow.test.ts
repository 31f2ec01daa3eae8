import type { PersonaName } from "@trellis/api/memory";
import { checkSession } from "@trellis/contract/account";
import { CallFailed } from "@trellis/contract/call-failed";
import { type SubscriptionEmitted, viewOf } from "@trellis/machines/subscription";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import { paymentFlow } from "../../../apps/web/src/features/payment/payment.flow.ts";
import { CardRefused, type EnteredCard } from "../../../apps/web/src/platform/card.ts";
import { memoryApi } from "../memory-api.ts";

const cardOf = (kind: string): EnteredCard => ({ createPaymentMethod: async () => `pm_sandbox_${kind}_a1b2` });

/** The flow over a server in memory, with the dialog of a plan open and its form ready. */
async function withOpenForm(persona: PersonaName = "unsubscribed") {
  const { world, calls, api } = await memoryApi(persona);
  const refreshUser = () => api(checkSession, {});
  const actor = createActor(paymentFlow({ api, refreshUser }), { input: { purpose: "firstSubscription" } }).start();
  const news: SubscriptionEmitted[] = [];
  actor.on("*", (each) => news.push(each));
  const until = (is: ReturnType<typeof viewOf>["is"]) => waitFor(actor, (snapshot) => viewOf(snapshot).is === is);
  actor.send({ type: "plan.chosen", planId: "plan_monthly", currentPlanId: null });
  actor.send({ type: "provider.ready" });
  return { world, calls, actor, news, until };
}

const setUp = "POST /payment/create-setup-intent";
const save = 'POST /payment/save-method {"paymentMethodId":"pm_sandbox_visa_a1b2"}';
const confirm = 'POST /payment/confirm {"planId":"plan_monthly"}';

describe("the first subscription", () => {
  it("PAY-11 creates a setup intent, without payload, when the dialog opens", async () => {
    const { calls, until } = await withOpenForm();
    await until("editing");
    expect(calls).toEqual([setUp]);
  });

  it("sends exactly the payment method, then the plan, then asks who is there", async () => {
    const { calls, actor, news, until } = await withOpenForm();
    await until("editing");
    actor.send({ type: "card.submitted", card: cardOf("visa") });
    await until("subscribed");
    expect(calls).toEqual([setUp, save, confirm, "GET /jwt/check-session"]);
    expect(news).toMatchObject([{ type: "succeeded", message: expect.stringContaining("3 days") }]);
  });

  it("saves nothing when the card provider refuses the card, and keeps the form", async () => {
    const { calls, actor, news, until } = await withOpenForm();
    await until("editing");
    const refusal = new CardRefused("Your card was declined.");
    actor.send({ type: "card.submitted", card: { createPaymentMethod: () => Promise.reject(refusal) } });
    await until("paying");
    await until("editing");
    expect(calls).toEqual([setUp]);
    expect(news).toEqual([{ type: "failed", stage: "createPaymentMethod", error: refusal }]);
  });

  it("PAY-21 does not confirm when the card can't be saved", async () => {
    const { world, calls, actor, news, until } = await withOpenForm();
    await until("editing");
    world.faults.set("savePaymentMethod", { status: 400, body: { error: "No.", message: "Not this one." } });
    actor.send({ type: "card.submitted", card: cardOf("visa") });
    await until("paying");
    await until("editing");
    expect(calls).toEqual([setUp, save]);
    expect(news).toMatchObject([{ type: "failed", stage: "saveMethod", error: { serverMessage: "No." } }]);
  });

  it("only confirms again after a charge that failed", async () => {
    const { world, calls, actor, news, until } = await withOpenForm();
    await until("editing");
    world.faults.set("confirmSubscription", { status: 402, body: { error: "No.", message: "Not now." }, times: 1 });
    actor.send({ type: "card.submitted", card: cardOf("visa") });
    await until("notConfirmed");
    expect(news).toMatchObject([{ type: "failed", stage: "confirm", error: { serverMessage: "Not now." } }]);
    actor.send({ type: "retry.requested" });
    await until("subscribed");
    expect(calls).toEqual([setUp, save, confirm, confirm, "GET /jwt/check-session"]);
  });

  it("tells the server's own sentence when the bank declines a saved card", async () => {
    const { actor, news, until } = await withOpenForm();
    await until("editing");
    actor.send({ type: "card.submitted", card: cardOf("declined") });
    await until("paying");
    await until("editing");
    const [failed] = news;
    expect(failed?.type === "failed" && failed.error).toBeInstanceOf(CallFailed);
    expect(failed).toMatchObject({ error: { serverMessage: "Your card was declined." } });
  });

  it("shows a refused setup intent in place, and asks again on request", async () => {
    const { world, calls, api } = await memoryApi("unsubscribed");
    world.faults.set("createSetupIntent", { status: 502, body: { message: "Closed." }, times: 1 });
    const actor = createActor(paymentFlow({ api, refreshUser: async () => undefined }), {
      input: { purpose: "firstSubscription" },
    }).start();
    actor.send({ type: "plan.chosen", planId: "plan_monthly", currentPlanId: null });
    actor.send({ type: "provider.ready" });
    await waitFor(actor, (snapshot) => viewOf(snapshot).is === "refused");
    expect(viewOf(actor.getSnapshot())).toMatchObject({ what: "setup", error: { serverMessage: "Closed." } });
    actor.send({ type: "retry.requested" });
    await waitFor(actor, (snapshot) => viewOf(snapshot).is === "editing");
    expect(calls).toEqual([setUp, setUp]);
  });
});
