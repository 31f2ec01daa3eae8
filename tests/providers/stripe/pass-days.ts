import type Stripe from "stripe";
import { idOf, type Store } from "./store.ts";

/**
 * Lets days pass for the customers with an email, as Stripe's test clocks do: moves all their dates into the past.
 * Anything that becomes due happens on the next request.
 */
export function passDays(store: Store, email: string, days: number): void {
  const earlier = <Time extends number | null>(time: Time): Time =>
    (time === null ? null : time - days * 86_400) as Time;
  const customers = new Set([...store.customers.values()].filter((each) => each.email === email).map(({ id }) => id));
  const isOwn = ({ customer }: { customer: string | { id: string } | null }) => customers.has(idOf(customer));
  for (const each of [...store.subscriptions.values()].filter(isOwn)) {
    each.created = earlier(each.created);
    each.start_date = earlier(each.start_date);
    each.trial_start = earlier(each.trial_start);
    each.trial_end = earlier(each.trial_end);
    each.cancel_at = earlier(each.cancel_at);
    each.canceled_at = earlier(each.canceled_at);
    each.ended_at = earlier(each.ended_at);
    for (const item of each.items.data) moveItem(item, earlier);
  }
  for (const each of [...store.invoices.values()].filter(isOwn)) {
    each.created = earlier(each.created);
    each.status_transitions.paid_at = earlier(each.status_transitions.paid_at);
    each.next_payment_attempt = earlier(each.next_payment_attempt);
    for (const { period } of each.lines.data)
      Object.assign(period, { start: earlier(period.start), end: earlier(period.end) });
  }
}

function moveItem(item: Stripe.SubscriptionItem, earlier: (time: number) => number): void {
  item.current_period_start = earlier(item.current_period_start);
  item.current_period_end = earlier(item.current_period_end);
}
