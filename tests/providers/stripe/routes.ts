import type Stripe from "stripe";
import { authenticationRequired, cardError, charge, draftInvoice, voidInvoice } from "./invoices.ts";
import { missing, unfit } from "./refusal.ts";
import type { Requests } from "./requests.ts";
import { confirmSetup } from "./setups.ts";
import { sample, type Store } from "./store.ts";
import {
  afterPayment,
  cancelSubscription,
  createSubscription,
  isOver,
  itemOf,
  linesOfChange,
  noteCancellation,
  priceNamed,
  updateSubscription,
} from "./subscriptions.ts";

/** Answers a request; `id` is the id in its path. */
type Handlers = { [Route in keyof Requests]: (store: Store, params: Requests[Route], id: string) => object };

function found<Value>(values: ReadonlyMap<string, Value>, kind: string, id: string): Value {
  const value = values.get(id);
  if (value === undefined) throw missing(kind, id);
  return value;
}

const list = (data: readonly object[], limit: number | undefined, url: string) => ({
  object: "list",
  data: data.slice(0, limit ?? 10),
  has_more: data.length > (limit ?? 10),
  url,
});

/** Returns the objects that follow an object in a list. */
function following<Value extends { id: string }>(data: readonly Value[], kind: string, id: string | undefined) {
  const place = data.findIndex((each) => each.id === id);
  if (id !== undefined && place === -1) throw missing(kind, id, "starting_after");
  return data.slice(place + 1);
}

const newestFirst = <Value>(values: Iterable<Value>): Value[] => [...values].toReversed();

/** The requests that the stand-in answers. */
export const handlers: Handlers = {
  "POST customers": (store, { email = "", name = "", preferred_locales = [], metadata }) => {
    const id = store.newId("cus");
    const own = { id, email: email || null, name: name || null, metadata: metadataOf(metadata), balance: 0 };
    const customer = sample<Stripe.Customer>("customer", { ...own, preferred_locales, created: store.now() });
    store.customers.set(id, customer);
    return customer;
  },
  "GET customers/:id": (store, _params, id) => found(store.customers, "customer", id),
  "POST customers/:id": (store, { invoice_settings, email, name, preferred_locales }, id) => {
    const customer = found(store.customers, "customer", id);
    Object.assign(customer, email !== undefined && { email }, name !== undefined && { name });
    Object.assign(customer, preferred_locales && { preferred_locales });
    const method = invoice_settings?.default_payment_method;
    if (method) {
      if (store.methods.get(method)?.customer !== id) throw missing("PaymentMethod", method, "payment_method");
      customer.invoice_settings.default_payment_method = method;
    }
    store.emit("customer.updated", customer);
    return customer;
  },
  "DELETE customers/:id": (store, _params, id) => {
    found(store.customers, "customer", id);
    for (const each of store.subscriptions.values()) {
      if (each.customer === id && !isOver(each)) cancelSubscription(store, each);
    }
    store.customers.delete(id);
    return { id, object: "customer", deleted: true } satisfies Stripe.DeletedCustomer;
  },

  "POST setup_intents": (store, { customer = "", usage = "off_session" }) => {
    found(store.customers, "customer", customer);
    const id = store.newId("seti");
    const own = { id, customer, usage, client_secret: `${id}_secret_${store.newId("s")}`, created: store.now() };
    const setup = sample<Stripe.SetupIntent>("setup_intent", { ...own, last_setup_error: null, next_action: null });
    store.setups.set(id, setup);
    return setup;
  },
  "GET setup_intents/:id": (store, _params, id) => found(store.setups, "setupintent", id),
  "POST setup_intents/:id/confirm": (store, { payment_method = "" }, id) =>
    confirmSetup(store, found(store.setups, "setupintent", id), payment_method),
  "GET payment_intents/:id": (store, _params, id) => found(store.payments, "payment_intent", id),
  "GET payment_methods/:id": (store, _params, id) => store.method(id) ?? found(store.methods, "PaymentMethod", id),

  "GET products/:id": (store, _params, id) => found(store.products, "product", id),
  "POST products": (store, { id = store.newId("prod"), name }) => {
    if (store.products.has(id)) throw unfit("resource_already_exists", "Product already exists.", "id");
    const product = sample<Stripe.Product>("product", { id, name, created: store.now() });
    store.products.set(id, product);
    return product;
  },
  "POST products/:id": (store, { active, name }, id) =>
    Object.assign(found(store.products, "product", id), name && { name }, active !== undefined && { active }),
  "GET prices": (store, { lookup_keys, active, limit }) => {
    const isAsked = (price: Stripe.Price) =>
      (active === undefined || price.active === active) &&
      (!lookup_keys || (price.lookup_key !== null && lookup_keys.includes(price.lookup_key)));
    return list(newestFirst(store.prices.values()).filter(isAsked), limit, "/v1/prices");
  },
  "GET prices/:id": (store, _params, id) => found(store.prices, "price", id),
  "POST prices": (store, params) => {
    const { product = "", lookup_key = null, unit_amount = null, nickname = null, recurring, metadata } = params;
    found(store.products, "product", product);
    if (lookup_key !== null && [...store.prices.values()].some((each) => each.lookup_key === lookup_key)) {
      throw unfit("resource_already_exists", "A price already uses that lookup key.", "lookup_key");
    }
    const template = sample<Stripe.Price>("price", {});
    const period = { ...template.recurring, interval: recurring?.interval ?? "month", interval_count: 1 };
    const facts = { lookup_key, unit_amount, nickname, product, currency: params.currency, transform_quantity: null };
    const price: Stripe.Price = {
      ...template,
      ...facts,
      id: store.newId("price"),
      metadata: metadataOf(metadata),
      recurring: period as Stripe.Price.Recurring,
    };
    store.prices.set(price.id, price);
    return price;
  },
  "POST prices/:id": (store, { active, nickname, metadata }, id) => {
    const price = found(store.prices, "price", id);
    if (active !== undefined) price.active = active;
    if (nickname !== undefined) price.nickname = nickname;
    Object.assign(price.metadata, metadataOf(metadata));
    return price;
  },

  "GET subscriptions": (store, { customer, status, limit }) => {
    if (customer !== undefined) found(store.customers, "customer", customer);
    const isAsked = (each: Stripe.Subscription) =>
      (customer === undefined || each.customer === customer) &&
      (status === "all" || (status === undefined ? each.status !== "canceled" : each.status === status));
    return list(newestFirst(store.subscriptions.values()).filter(isAsked), limit, "/v1/subscriptions");
  },
  "GET subscriptions/:id": (store, _params, id) => found(store.subscriptions, "subscription", id),
  "POST subscriptions": (store, params) => createSubscription(store, params),
  "POST subscriptions/:id": (store, params, id) =>
    updateSubscription(store, found(store.subscriptions, "subscription", id), params),
  "DELETE subscriptions/:id": (store, { cancellation_details: details = {} }, id) => {
    const subscription = found(store.subscriptions, "subscription", id);
    cancelSubscription(store, subscription);
    noteCancellation(subscription, details);
    return subscription;
  },

  "GET webhook_endpoints": (store, { limit }) => list(store.endpoints, limit, "/v1/webhook_endpoints"),
  "GET invoices": (store, { customer, subscription, status, limit, starting_after }) => {
    const isAsked = (each: Stripe.Invoice) =>
      (customer === undefined || each.customer === customer) &&
      (status === undefined || each.status === status) &&
      (subscription === undefined || store.subscriptionOf(each)?.id === subscription);
    const asked = newestFirst(store.invoices.values()).filter(isAsked);
    return list(following(asked, "invoice", starting_after), limit, "/v1/invoices");
  },
  "GET invoices/:id": (store, _params, id) => found(store.invoices, "invoice", id),
  "POST invoices/:id/pay": (store, _params, id) => {
    const invoice = found(store.invoices, "invoice", id);
    if (invoice.status !== "open") throw unfit("invoice_not_editable", "Invoice is not open.");
    const next = invoice.next_payment_attempt;
    const outcome = charge(store, invoice, false);
    // An attempt on request doesn't count as a scheduled attempt.
    if (outcome !== "paid")
      Object.assign(invoice, { next_payment_attempt: next, attempt_count: invoice.attempt_count - 1 });
    if (outcome === "actionRequired") throw cardError(authenticationRequired);
    if (outcome !== "paid") throw cardError(outcome);
    afterPayment(store, invoice);
    return invoice;
  },
  "POST invoices/:id/void": (store, _params, id) => {
    const invoice = found(store.invoices, "invoice", id);
    if (invoice.status !== "open") throw unfit("invoice_not_editable", "Only open invoices can be voided.");
    const subscription = store.subscriptionOf(invoice);
    if (subscription?.latest_invoice === id) subscription.pending_update = null;
    voidInvoice(store, invoice);
    return invoice;
  },
  "POST invoices/create_preview": (store, { subscription: id = "", subscription_details: change }) => {
    const subscription = found(store.subscriptions, "subscription", id);
    const { billing_cycle_anchor, items = [], proration_behavior, proration_date } = change ?? {};
    const details = {
      items,
      ...(billing_cycle_anchor && { billing_cycle_anchor }),
      ...(proration_behavior && { proration_behavior }),
      ...(proration_date !== undefined && { proration_date }),
    };
    const lines = items.length > 0 ? linesOfChange(store, subscription, details) : null;
    const { price, current_period_end: end } = itemOf(subscription);
    const { unit_amount } = items[0]?.price ? priceNamed(store, items[0].price) : price;
    const next = { amount: unit_amount ?? 0, from: end, to: end, isProration: false };
    return draftInvoice(store, subscription, lines ?? [next], "upcoming");
  },
};

/** Metadata values are strings. */
const metadataOf = (sent: object | string | null | undefined): Stripe.Metadata =>
  Object.fromEntries(Object.entries(sent || {}).map(([key, value]) => [key, String(value)]));
