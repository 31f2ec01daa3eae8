import type { ActionRequired, Payments } from "@trellis/server-core/ports/payments";
import type Stripe from "stripe";
import { orRefusal, refused, unusableCard } from "./failures.ts";
import { assertUnpaid, toConfirm } from "./payment-of.ts";
import { expand, expandInList, idOf, isRunning, itemOf, statusOf, toServer } from "./to-server.ts";

type Order = Parameters<Payments["subscribe"]>[0] & { price: string };
type Started = Awaited<ReturnType<Payments["subscribe"]>>;

/** Starts a subscription; returns the running one if there is one. */
export async function subscribe(stripe: Stripe, order: Order, key: string): Promise<Started> {
  const { customerId: customer, paymentMethodId, price, trialDays } = order;
  const [owner, known] = await Promise.all([
    stripe.customers.retrieve(customer),
    stripe.subscriptions.list({ customer, status: "all", limit: 10, expand: expandInList }),
  ]);
  const running = known.data.find(isRunning);
  if (running) return { is: "started", subscription: toServer(running) };
  const defaultCard = owner.deleted ? null : owner.invoice_settings.default_payment_method;
  if (!defaultCard || idOf(defaultCard) !== paymentMethodId) return unusableCard();

  const open = await settleOpen(stripe, known.data, price);
  if (open) return open;
  const created = await orRefusal(() =>
    stripe.subscriptions.create(
      {
        customer,
        items: [{ price }],
        // The owner may have to confirm the first payment. If it fails, `outcomeOf` cancels the subscription.
        payment_behavior: "allow_incomplete",
        ...(trialDays > 0 && {
          trial_period_days: trialDays,
          trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
        }),
        expand,
      },
      { idempotencyKey: `${key}.subscribe` },
    ),
  );
  return "is" in created ? created : outcomeOf(stripe, created);
}

/**
 * Returns the pending confirmation of an earlier start with the same plan and card. Cancels all other subscriptions
 * that could still start or be paid.
 */
async function settleOpen(
  stripe: Stripe,
  known: readonly Stripe.Subscription[],
  price: string,
): Promise<ActionRequired | null> {
  const isOpen = ({ status }: Stripe.Subscription) => ["incomplete", "unpaid", "paused"].includes(status);
  const open = known.filter(isOpen);
  const mine = open.find((each) => each.status === "incomplete" && itemOf(each).price.id === price);
  const found = mine && (await stripe.subscriptions.retrieve(mine.id, { expand }));
  const payment = found && (await assertUnpaid(stripe, found));
  const asked = payment ? await toConfirm(stripe, payment) : null;
  const left = asked ? open.filter((each) => each !== mine) : open;
  await Promise.all(left.map(({ id }) => cancel(stripe, id)));
  return asked;
}

const cancel = (stripe: Stripe, id: string) => stripe.subscriptions.cancel(id, {}, { idempotencyKey: `${id}.cancel` });

/** Returns the outcome of a start. Stripe may have repeated an earlier response, so the subscription is read again. */
async function outcomeOf(stripe: Stripe, { id }: Stripe.Subscription): Promise<Started> {
  const subscription = await stripe.subscriptions.retrieve(id, { expand });
  if (isRunning(subscription)) return { is: "started", subscription: toServer(subscription) };
  const payment = await assertUnpaid(stripe, subscription);
  if (statusOf(subscription) === "incomplete") {
    const asked = payment && (await toConfirm(stripe, payment));
    if (asked) return asked;
    await cancel(stripe, id);
  }
  return refused(payment?.last_payment_error ?? {});
}
