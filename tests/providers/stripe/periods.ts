import type Stripe from "stripe";

/** Returns the end of a period that starts at a time, in seconds. Months and years end on the same day, if there is one. */
export function periodEnd(from: number, { recurring }: Stripe.Price): number {
  const count = recurring?.interval_count ?? 1;
  if (recurring?.interval === "day") return from + count * 86_400;
  if (recurring?.interval === "week") return from + count * 604_800;
  const start = new Date(from * 1000);
  const months = recurring?.interval === "year" ? 12 * count : count;
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(start.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end.getTime() / 1000;
}
