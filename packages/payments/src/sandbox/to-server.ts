import type { PlanTerms } from "@trellis/server-core/domain/subscription";
import type {
  ChangePreview,
  Charge,
  InvoicePage,
  ProviderInvoice,
  ProviderSubscription,
} from "@trellis/server-core/ports/provider-subscription";
import { day } from "./advance.ts";
import { type Invoice, runningOf, type SandboxCustomer, type SandboxSubscription } from "./customer.ts";
import { isInTrial, prorate } from "./proration.ts";

const dateOf = (time: number | null): Date | null => (time === null ? null : new Date(time));

function statusOf(subscription: SandboxSubscription, now: number): ProviderSubscription["status"] {
  if (subscription.endedAt !== null) return "ended";
  if (subscription.failed) return "pastDue";
  return subscription.trialEndsAt !== null && subscription.trialEndsAt > now ? "trialing" : "active";
}

/** Converts a subscription to the format of the port. */
export const toServer = (customerId: string, subscription: SandboxSubscription, now: number): ProviderSubscription => ({
  id: subscription.id,
  customerId,
  plan: { ...subscription.plan },
  status: statusOf(subscription, now),
  startedAt: new Date(subscription.startedAt),
  trialEndsAt: dateOf(subscription.trialEndsAt),
  periodEndsAt: new Date(subscription.periodEndsAt),
  cancelsAtPeriodEnd: subscription.cancelsAtPeriodEnd,
  endedAt: dateOf(subscription.endedAt),
  nextTryAt: dateOf(subscription.failed?.nextTryAt ?? null),
});

/** Path of the receipt page. */
export const receiptPath = "/sandbox/receipts";

const invoiceToServer = ({ createdAt, paidAt = createdAt, ...invoice }: Invoice): ProviderInvoice => {
  const { id, number, cents, planName, status } = invoice;
  const dates = { createdAt: new Date(createdAt), paidAt: status === "paid" ? new Date(paidAt) : null };
  return { id, number, ...dates, cents, planName, status, url: `${receiptPath}?invoice=${id}` };
};

/** Returns the invoices older than `after`, or the newest ones. */
export function pageOf(
  { invoices }: SandboxCustomer,
  { limit, after }: { limit: number; after?: string | undefined },
): InvoicePage {
  const place = invoices.findIndex(({ id }) => id === after);
  if (after !== undefined && place === -1) return { invoices: [], next: null };
  const page = invoices.slice(place + 1, place + 1 + limit);
  const hasMore = invoices.length > place + 1 + limit;
  return { invoices: page.map(invoiceToServer), next: hasMore ? (page.at(-1)?.id ?? null) : null };
}

/** Returns the next charge of the running subscription, reduced by earlier credit. */
export function nextChargeOf(customer: SandboxCustomer): Charge | null {
  const running = runningOf(customer);
  if (!running || running.cancelsAtPeriodEnd) return null;
  const { failed } = running;
  const owed = customer.invoices.find(({ id }) => id === failed?.invoiceId);
  if (failed && owed) return { cents: owed.cents, at: new Date(failed.nextTryAt) };
  const cents = Math.max(0, running.plan.priceCents - customer.credit);
  return { cents, at: new Date(running.periodEndsAt) };
}

/** Returns what a plan change at a time would cost. */
export function previewOf(
  customer: SandboxCustomer,
  subscription: SandboxSubscription,
  plan: PlanTerms,
  asked: number,
): ChangePreview {
  const at = Math.max(asked, subscription.periodStartsAt);
  const { unused, due } = prorate(customer, subscription, plan, at);
  const isTrial = isInTrial(subscription);
  const credit = isTrial ? customer.credit : Math.max(0, -due);
  const nextAt = isTrial ? subscription.periodEndsAt : at + plan.durationDays * day;
  return {
    dueNow: Math.max(0, due),
    credit: unused,
    next: { cents: Math.max(0, plan.priceCents - credit), at: new Date(nextAt) },
    at: new Date(at),
  };
}
