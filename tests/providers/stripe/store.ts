import { readFileSync } from "node:fs";
import { fingerprintOf, testCard } from "@trellis/payments/sandbox/test-cards";
import type Stripe from "stripe";

const fixtures = JSON.parse(readFileSync(new URL("fixtures.json", import.meta.url), "utf8")) as Record<string, object>;

/** Returns a copy of Stripe's published sample of an object with other values. */
export const sample = <Type extends object>(name: string, own: Partial<Type>): Type =>
  ({ ...structuredClone(fixtures[name]), ...own }) as Type;

/** Returns the id in a reference, which is empty for null. */
export const idOf = (reference: string | { id: string } | null): string =>
  typeof reference === "string" ? reference : (reference?.id ?? "");

/** Everything the stand-in knows, by id. Objects refer to each other by their ids, as in Stripe's replies. */
export class Store {
  readonly customers = new Map<string, Stripe.Customer>();
  readonly methods = new Map<string, Stripe.PaymentMethod>();
  readonly setups = new Map<string, Stripe.SetupIntent>();
  readonly payments = new Map<string, Stripe.PaymentIntent>();
  readonly products = new Map<string, Stripe.Product>();
  readonly prices = new Map<string, Stripe.Price>();
  readonly subscriptions = new Map<string, Stripe.Subscription>();
  readonly invoices = new Map<string, Stripe.Invoice>();
  /** The payment of each invoice that asks for money. */
  readonly paymentIds = new Map<string, string>();
  /** The operator's endpoints, to which Stripe sends events. */
  readonly endpoints: { url: string; status: "enabled" | "disabled"; enabled_events: string[] }[] = [];
  /** The events that webhooks deliver, oldest first. */
  readonly events: Stripe.Event[] = [];
  /** Every charge that succeeded, for tests. */
  readonly charges: {
    customer: string;
    subscription: string;
    from: number;
    to: number;
    cents: number;
    reason: string;
  }[] = [];
  readonly #now: () => Date;
  #latest = 0;
  #ids = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Seconds since 1970; never decreases. */
  now(): number {
    this.#latest = Math.max(this.#latest, Math.floor(this.#now().getTime() / 1000));
    return this.#latest;
  }

  newId(prefix: string): string {
    this.#ids += 1;
    return `${prefix}_1${String(this.#ids).padStart(6, "0")}`;
  }

  /** Records an event with a copy of the object. */
  emit(type: string, object: object): void {
    const id = this.newId("evt");
    const data = { object: structuredClone(object) };
    this.events.push(sample<Stripe.Event>("event", { id, created: this.now(), ...({ type, data } as object) }));
  }

  /** Returns a payment method; test cards are created when they are first used. */
  method(id: string): Stripe.PaymentMethod | undefined {
    const card = testCard(id);
    if (!this.methods.has(id) && card) {
      const template = sample<Stripe.PaymentMethod>("payment_method", {});
      const { brand, last4 } = card;
      const facts = { brand, last4, exp_month: 12, exp_year: 2034, fingerprint: fingerprintOf(id) };
      const known = { id, customer: null, created: this.now(), metadata: {} };
      this.methods.set(id, {
        ...template,
        ...known,
        card: { ...template.card, ...facts } as Stripe.PaymentMethod.Card,
      });
    }
    return this.methods.get(id);
  }

  subscriptionOf({ parent }: Stripe.Invoice): Stripe.Subscription | undefined {
    const id = parent?.subscription_details?.subscription;
    return typeof id === "string" ? this.subscriptions.get(id) : undefined;
  }

  invoicesOf(subscription: string): Stripe.Invoice[] {
    return [...this.invoices.values()].filter((each) => this.subscriptionOf(each)?.id === subscription);
  }
}
