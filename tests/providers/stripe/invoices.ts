import { type Decline, testCard } from "@trellis/payments/sandbox/test-cards";
import type Stripe from "stripe";
import { StripeRefusal } from "./refusal.ts";
import { idOf, sample, type Store } from "./store.ts";

/** A line of an invoice: a period of a plan, or the unused part of one. */
export interface Line {
  amount: number;
  from: number;
  to: number;
  isProration: boolean;
  /** Default: the current price of the subscription. */
  price?: Stripe.Price;
}

/** Returns which price a line charges. */
function pricingOf(subscription: Stripe.Subscription, line: Line): Stripe.InvoiceLineItem.Pricing | null {
  const { id: price, product } = line.price ?? subscription.items.data[0]?.price ?? {};
  if (price === undefined || product === undefined) return null;
  return {
    type: "price_details",
    price_details: { price, product: idOf(product) },
    unit_amount_decimal: null,
  };
}

const lineOf = (subscription: Stripe.Subscription, line: Line, id: string) => {
  const { amount, from, to, isProration } = line;
  return {
    id,
    object: "line_item",
    amount,
    currency: "usd",
    description: null,
    discount_amounts: [],
    discountable: !isProration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    parent: {
      type: "subscription_item_details",
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: subscription.items.data[0]?.id ?? "",
      },
    },
    period: { start: from, end: to },
    pretax_credit_amounts: [],
    pricing: pricingOf(subscription, line),
    quantity: 1,
    quantity_decimal: null,
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  } satisfies Stripe.InvoiceLineItem;
};

/** Returns an invoice that is not stored: a preview, or the beginning of a real one. */
export function draftInvoice(
  store: Store,
  subscription: Stripe.Subscription,
  lines: readonly Line[],
  billing_reason: Stripe.Invoice.BillingReason,
): Stripe.Invoice {
  const customer = store.customers.get(idOf(subscription.customer));
  const starting_balance = customer?.balance ?? 0;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const amount_due = Math.max(0, total + starting_balance);
  const data = lines.map((line) => lineOf(subscription, line, store.newId("il")));
  return sample<Stripe.Invoice>("invoice", {
    id: store.newId("in"),
    created: store.now(),
    customer: idOf(subscription.customer),
    billing_reason,
    currency: "usd",
    status: "draft",
    total,
    subtotal: total,
    starting_balance,
    ending_balance: null,
    amount_due,
    amount_paid: 0,
    amount_remaining: amount_due,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    next_payment_attempt: null,
    due_date: null,
    number: null,
    hosted_invoice_url: null,
    lines: { object: "list", data, has_more: false, url: "" },
    parent: {
      type: "subscription_details",
      quote_details: null,
      subscription_details: { metadata: {}, subscription: subscription.id },
    },
  });
}

/** Stores an invoice, uses up the customer's credit and creates the payment. */
export function finalize(store: Store, draft: Stripe.Invoice): Stripe.Invoice {
  const customer = store.customers.get(idOf(draft.customer));
  const number = `STANDIN-${String(store.invoices.size + 1).padStart(4, "0")}`;
  const hosted_invoice_url = `https://invoice.stripe.com/i/${draft.id}`;
  // The part that is not due is added to the balance, or taken from it.
  const ending_balance = draft.starting_balance + draft.total - draft.amount_due;
  const invoice: Stripe.Invoice = { ...draft, number, hosted_invoice_url, ending_balance, status: "open" };
  if (customer) customer.balance = ending_balance;
  store.invoices.set(invoice.id, invoice);
  if (invoice.amount_due === 0) settle(store, invoice);
  else createPayment(store, invoice);
  return invoice;
}

function createPayment(store: Store, invoice: Stripe.Invoice): void {
  const id = store.newId("pi");
  const payment = sample<Stripe.PaymentIntent>("payment_intent", {
    id,
    amount: invoice.amount_due,
    client_secret: `${id}_secret_${store.newId("s")}`,
    customer: invoice.customer,
    status: "requires_payment_method",
    payment_method: null,
    last_payment_error: null,
    next_action: null,
    created: store.now(),
  });
  store.payments.set(id, payment);
  store.paymentIds.set(invoice.id, id);
}

/** Marks an invoice as paid. */
function settle(store: Store, invoice: Stripe.Invoice): void {
  invoice.status = "paid";
  invoice.status_transitions.paid_at = store.now();
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  store.emit("invoice.paid", invoice);
}

const paymentOf = (store: Store, { id }: Stripe.Invoice): Stripe.PaymentIntent | undefined =>
  store.payments.get(store.paymentIds.get(id) ?? "");

/** How an attempt to charge the default card ended. */
export type Outcome = "paid" | "actionRequired" | Decline;

/** Tries to charge the customer's default card for an open invoice. */
export function charge(store: Store, invoice: Stripe.Invoice, isConfirmed: boolean): Outcome {
  if (invoice.status === "paid") return "paid";
  const payment = paymentOf(store, invoice);
  const customer = store.customers.get(idOf(invoice.customer));
  const methodId = customer?.invoice_settings.default_payment_method;
  const card = typeof methodId === "string" ? testCard(methodId) : undefined;
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (!payment || !card || typeof methodId !== "string")
    return { code: "resource_missing", message: "There is no card." };
  payment.payment_method = methodId;
  if (card.confirms === "always" && !isConfirmed) {
    payment.status = "requires_action";
    return "actionRequired";
  }
  if (card.onCharge) {
    failPayment(payment, card.onCharge);
    store.emit("invoice.payment_failed", invoice);
    return card.onCharge;
  }
  payment.status = "succeeded";
  payment.last_payment_error = null;
  settle(store, invoice);
  const { amount_due: cents, billing_reason: reason } = invoice;
  const period = invoice.lines.data.find((line) => line.parent?.subscription_item_details?.proration !== true)?.period;
  const subscription = store.subscriptionOf(invoice)?.id ?? "";
  store.charges.push({
    customer: idOf(invoice.customer),
    subscription,
    from: period?.start ?? 0,
    to: period?.end ?? 0,
    cents,
    reason: String(reason),
  });
  return "paid";
}

/** Records why a payment failed. */
export function failPayment(payment: Stripe.PaymentIntent, decline: Decline): void {
  payment.status = "requires_payment_method";
  payment.last_payment_error = { type: "card_error", ...decline };
}

export function voidInvoice(store: Store, invoice: Stripe.Invoice): void {
  invoice.status = "void";
  invoice.next_payment_attempt = null;
  const payment = paymentOf(store, invoice);
  if (payment && payment.status !== "succeeded") payment.status = "canceled";
  // Returns the credit that the invoice used up.
  const customer = store.customers.get(idOf(invoice.customer));
  if (customer) customer.balance += invoice.starting_balance - (invoice.ending_balance ?? 0);
  store.emit("invoice.voided", invoice);
}

export const cardError = (decline: Decline): StripeRefusal =>
  new StripeRefusal(402, { type: "card_error", ...decline });

export const authenticationRequired: Decline = {
  code: "invoice_payment_intent_requires_action",
  message: "This payment requires additional user action before it can be completed successfully.",
};
