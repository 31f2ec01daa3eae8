import { advance, day } from "@trellis/payments/sandbox/advance";
import { subscribe } from "@trellis/payments/sandbox/changes";
import { saveCard } from "@trellis/payments/sandbox/cards";
import { newCustomer } from "@trellis/payments/sandbox/customer";
import type { Ports } from "@trellis/server-core/ports";
import { storedCard } from "../routes/trial.ts";
import { defaultPlans, termsOf } from "../rules/plans.ts";
import { stateOf, trialDays } from "../rules/subscription.ts";

/** Gives an account a monthly plan that began `daysAgo` days ago with a trial, which was followed by paid periods or canceled. */
export async function subscribePersona(
  accountId: string,
  ports: Ports,
  daysAgo: number,
  isCanceled = false,
): Promise<void> {
  const { clock, newId, payments, sandboxDocuments, subscriptions, wallets } = ports;
  const plan = defaultPlans.find(({ durationDays }) => durationDays === 30);
  if (!plan) throw new Error("there is no monthly plan");
  const now = clock.now().getTime();
  const setupIntentId = "seti_sandbox_used";
  const paymentMethodId = `pm_sandbox_visa_${accountId}`;
  const customer = newCustomer(`cus_sandbox_${accountId}`);
  const start = { now: now - daysAgo * day, newId };
  customer.setups.push({ id: setupIntentId, clientSecret: `${setupIntentId}_secret`, paymentMethodId: null });
  const saved = saveCard(customer, { setupIntentId, paymentMethodId }, start);
  if (saved.is !== "saved") throw new Error("the persona's card was refused");
  const started = subscribe(customer, { paymentMethodId, plan: termsOf(plan), trialDays }, start);
  if ("cancelsAtPeriodEnd" in started) started.cancelsAtPeriodEnd = isCanceled;
  for (let days = trialDays; days <= daysAgo; days += plan.durationDays) {
    advance(customer, { now: start.now + days * day, newId });
  }
  customer.events = [];
  await sandboxDocuments.write(customer.id, customer, 0);

  const card = await storedCard(saved.card, ports);
  await wallets.keepSetup(accountId, { customerId: customer.id, setupIntentId });
  await wallets.keepMethod(accountId, setupIntentId, { paymentMethodId, card });
  const fetch = await subscriptions.nextFetch();
  const state = await payments.latest(customer.id);
  if (state) await subscriptions.mirror(accountId, stateOf(state), fetch);
}
