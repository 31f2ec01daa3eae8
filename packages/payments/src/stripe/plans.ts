import type { Plan } from "@trellis/contract/plan";
import type Stripe from "stripe";
import { once } from "./client.ts";
import { failureIn, unlessMissing } from "./failures.ts";
import { planField } from "./to-server.ts";

type Interval = Stripe.Price.Recurring.Interval;

/** Returns Stripe's name for the period of a plan. */
function intervalOf({ durationDays }: Plan): Interval {
  const interval = ({ 7: "week", 30: "month", 365: "year" } as const)[durationDays];
  if (!interval) throw new Error(`Stripe has no interval of ${durationDays} days`);
  return interval;
}

const centsOf = ({ price }: Plan): number => Math.round(price * 100);
const lookupKeyOf = (plan: Plan): string => `trellis_${plan._id}_${centsOf(plan)}_${intervalOf(plan)}`;

/**
 * Gives each plan a product and a price in Stripe, and returns the plans with the ids of their prices. If the price of
 * a plan changes, the plan gets a new price in Stripe; existing subscribers keep the old one. If a plan is renamed, its
 * product is renamed too.
 */
export async function syncPlans(stripe: Stripe, plans: readonly Plan[]): Promise<Plan[]> {
  const lookup_keys = plans.map(lookupKeyOf);
  const { data } = await stripe.prices.list({ lookup_keys, limit: 100, expand: ["data.product"] });
  return Promise.all(
    plans.map(async (plan) => {
      const known = data.find(({ lookup_key }) => lookup_key === lookupKeyOf(plan));
      const price = plan.stripePriceId ? await ownPrice(stripe, plan, plan.stripePriceId) : known;
      const { id } = price ? await upToDate(stripe, price, plan) : await createPrice(stripe, plan);
      return { ...plan, stripePriceId: id };
    }),
  );
}

/** Returns the price that the operator chose. Throws if it differs from the plan's price. */
async function ownPrice(stripe: Stripe, plan: Plan, id: string): Promise<Stripe.Price> {
  const price = await stripe.prices.retrieve(id).catch(unlessMissing);
  const { unit_amount = null, currency, recurring } = price ?? {};
  const isRight =
    unit_amount === centsOf(plan) &&
    currency === "usd" &&
    recurring?.interval === intervalOf(plan) &&
    recurring.interval_count === 1;
  if (price && isRight) return price;
  throw new Error(
    `The plan ${plan._id} can’t use ${id}: it must be a Stripe price of ${plan.price} US dollars per ${intervalOf(plan)}.`,
  );
}

async function upToDate(stripe: Stripe, price: Stripe.Price, { _id, name }: Plan): Promise<Stripe.Price> {
  const { product } = price;
  if (typeof product === "object" && !product.deleted) await keepProduct(stripe, product, name);
  if (price.active && price.nickname === name && price.metadata[planField] === _id) return price;
  return stripe.prices.update(price.id, { active: true, nickname: name, metadata: { [planField]: _id } }, once());
}

async function createPrice(stripe: Stripe, plan: Plan): Promise<Stripe.Price> {
  const lookup_key = lookupKeyOf(plan);
  const product = await productOf(stripe, plan);
  const price: Stripe.PriceCreateParams = {
    product,
    currency: "usd",
    unit_amount: centsOf(plan),
    recurring: { interval: intervalOf(plan) },
    lookup_key,
    nickname: plan.name,
    metadata: { [planField]: plan._id },
  };
  return stripe.prices.create(price, once()).catch(async (error: unknown) => {
    // Another process may just have created a price with this lookup key.
    if (failureIn(error)?.type !== "StripeInvalidRequestError") throw error;
    const [created] = (await stripe.prices.list({ lookup_keys: [lookup_key] })).data;
    if (!created) throw error;
    return created;
  });
}

async function productOf(stripe: Stripe, { _id, name }: Plan): Promise<string> {
  const id = `trellis_${_id}`;
  const known = await stripe.products.retrieve(id).catch(unlessMissing);
  if (known) {
    await keepProduct(stripe, known, name);
    return id;
  }
  await stripe.products.create({ id, name }, once()).catch((error: unknown) => {
    if (failureIn(error)?.code !== "resource_already_exists") throw error;
  });
  return id;
}

/** Activates the product of a plan, and gives it the plan's name, which invoices show. */
async function keepProduct(stripe: Stripe, { id, active, name: known }: Stripe.Product, name: string): Promise<void> {
  if (!active || known !== name) await stripe.products.update(id, { active: true, name }, once());
}
