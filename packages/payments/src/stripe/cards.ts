import type { Payments, SavedCard } from "@trellis/server-core/ports/payments";
import type Stripe from "stripe";
import { once } from "./client.ts";
import { failureIn, orRefusal, refused, unlessMissing, unusableCard } from "./failures.ts";
import { expandInList, idOf, latestInvoiceOf } from "./to-server.ts";

type Holder = Parameters<Payments["createSetup"]>[0];
type Setup = Parameters<Payments["saveCard"]>[0];
type Saved = Awaited<ReturnType<Payments["saveCard"]>>;

/** Returns the customer's id. Creates the customer if there is none, or if the operator deleted it. */
async function customerFor(stripe: Stripe, holder: Holder, key: string): Promise<string> {
  const { accountId, email, fullname, language, customerId } = holder;
  const preferred_locales = [language];
  const known = customerId === null ? null : await stripe.customers.retrieve(customerId).catch(unlessMissing);
  if (known && !known.deleted) {
    if (!known.preferred_locales?.length) await stripe.customers.update(known.id, { preferred_locales }, once());
    return known.id;
  }
  const { id } = await stripe.customers.create(
    { email, name: fullname, preferred_locales, metadata: { trellis_account: accountId } },
    { idempotencyKey: `${key}.customer` },
  );
  return id;
}

/** Creates a setup intent for cards that are charged later, without their owners (off session). */
export async function createSetup(stripe: Stripe, holder: Holder, key: string) {
  const customerId = await customerFor(stripe, holder, key);
  const { id, client_secret } = await stripe.setupIntents.create(
    {
      customer: customerId,
      usage: "off_session",
      automatic_payment_methods: { enabled: true, allow_redirects: "never" },
    },
    { idempotencyKey: `${key}.setup` },
  );
  if (client_secret === null) throw new Error(`Stripe: the setup intent ${id} has no client secret`);
  return { id, clientSecret: client_secret, customerId };
}

/** Confirms the setup intent with a card, makes it the default and charges it for a failed payment. */
export async function saveCard(stripe: Stripe, setup: Setup, key: string): Promise<Saved> {
  const { customerId, setupIntentId, paymentMethodId } = setup;
  const found = await stripe.setupIntents.retrieve(setupIntentId).catch(unlessMissing);
  if (!found?.customer || idOf(found.customer) !== customerId) return unusableCard();
  const error = found.last_setup_error;
  // The owner's bank refused the card, in the browser or in an earlier call.
  if (found.status === "requires_payment_method" && error?.payment_method?.id === paymentMethodId)
    return refused(error);
  const confirmed = await orRefusal(async () =>
    found.status === "requires_payment_method" || found.status === "requires_confirmation"
      ? stripe.setupIntents.confirm(
          setupIntentId,
          { payment_method: paymentMethodId, use_stripe_sdk: true },
          { idempotencyKey: `${key}.confirm` },
        )
      : found,
  );
  if ("is" in confirmed) return confirmed;
  const usedCard = confirmed.payment_method && idOf(confirmed.payment_method);
  if (usedCard !== paymentMethodId) return unusableCard("setup_intent_unexpected_state");
  if (confirmed.status === "requires_action" && confirmed.client_secret !== null) {
    return { is: "actionRequired", clientSecret: confirmed.client_secret };
  }
  if (confirmed.status !== "succeeded") return refused(confirmed.last_setup_error ?? {});
  return makeDefault(stripe, setup, key);
}

async function makeDefault(stripe: Stripe, { customerId, paymentMethodId }: Setup, key: string): Promise<Saved> {
  const { card, customer } = await stripe.paymentMethods.retrieve(paymentMethodId);
  if (!card || !customer || idOf(customer) !== customerId) return unusableCard();
  await stripe.customers.update(
    customerId,
    { invoice_settings: { default_payment_method: paymentMethodId } },
    { idempotencyKey: `${key}.default` },
  );
  await payFailed(stripe, customerId, key);
  return { is: "saved", card: cardOf(paymentMethodId, card) };
}

/** Returns the default card; null for a customer without one, or an unknown customer. */
export async function defaultCard(stripe: Stripe, customerId: string): ReturnType<Payments["card"]> {
  const owner = await stripe.customers.retrieve(customerId).catch(unlessMissing);
  const method = owner && !owner.deleted ? owner.invoice_settings.default_payment_method : null;
  if (!method) return null;
  const paymentMethodId = idOf(method);
  const { card } = await stripe.paymentMethods.retrieve(paymentMethodId);
  return card ? { paymentMethodId, card: cardOf(paymentMethodId, card) } : null;
}

const cardOf = (
  id: string,
  { brand, last4, exp_month, exp_year, fingerprint }: Stripe.PaymentMethod.Card,
): SavedCard => ({
  brand,
  last4,
  expMonth: exp_month,
  expYear: exp_year,
  fingerprint: fingerprint ?? id,
});

/** Charges the default card for a payment that failed. A refusal does not change Stripe's scheduled retries. */
async function payFailed(stripe: Stripe, customer: string, key: string): Promise<void> {
  const late = await stripe.subscriptions.list({ customer, status: "past_due", limit: 1, expand: expandInList });
  const [subscription] = late.data;
  const invoice = subscription && latestInvoiceOf(subscription);
  if (invoice?.status !== "open") return;
  await stripe.invoices.pay(invoice.id, {}, { idempotencyKey: `${key}.pay` }).catch((error: unknown) => {
    const failure = failureIn(error);
    const isRefused = failure?.type === "StripeCardError" || failure?.code === "invoice_payment_intent_requires_action";
    if (!isRefused) throw error;
  });
}
