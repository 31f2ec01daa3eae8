import type { CardRefused } from "@trellis/server-core/ports/payments";
import { refused } from "../stripe/failures.ts";
import type { Invoice, SandboxCustomer, SandboxEvent, SandboxSubscription } from "./customer.ts";
import { authenticationRequired, testCard } from "./test-cards.ts";

/** The inputs of a change besides the customer. */
export interface Change {
  now: number;
  newId: () => string;
}

/** Records an event for the webhooks. */
export function note(
  customer: SandboxCustomer,
  { newId }: Change,
  type: SandboxEvent["type"],
  of: { subscriptionId?: string; invoiceId?: string } = {},
): void {
  const { subscriptionId = null, invoiceId = null } = of;
  customer.events.push({ id: `evt_sandbox_${newId()}`, type, subscriptionId, invoiceId });
}

/** Returns why the default card can't be charged; null if it can. `confirmed`: the owner has just confirmed it. */
export function refusalOf(customer: SandboxCustomer, confirmed: boolean): CardRefused | null {
  const card = customer.paymentMethodId === null ? undefined : testCard(customer.paymentMethodId);
  if (!card) return refused({});
  if (card.onCharge) return refused(card.onCharge);
  return card.confirms === "always" && !confirmed ? authenticationRequired : null;
}

/** Creates an open invoice for the current period, reduced by any credit. */
export function writeInvoice(
  customer: SandboxCustomer,
  subscription: SandboxSubscription,
  cents: number,
  { now, newId }: Change,
): Invoice {
  const used = Math.min(customer.credit, Math.max(0, cents));
  customer.credit -= used;
  const card = customer.paymentMethodId === null ? undefined : testCard(customer.paymentMethodId);
  const invoice: Invoice = {
    id: `in_${customer.id}_${newId()}`,
    number: `TRELLIS-${String(customer.invoices.length + 1).padStart(4, "0")}`,
    createdAt: now,
    cents: cents - used,
    status: "open",
    subscriptionId: subscription.id,
    planName: subscription.plan.name,
    from: subscription.periodStartsAt,
    to: subscription.periodEndsAt,
    card: card ? `${card.brand} ${card.last4}` : "",
  };
  customer.invoices.unshift(invoice);
  return invoice;
}

/** Marks an invoice as paid. */
export function pay(customer: SandboxCustomer, invoice: Invoice, change: Change): void {
  invoice.status = "paid";
  invoice.paidAt = change.now;
  const { subscriptionId } = invoice;
  if (invoice.cents > 0) note(customer, change, "invoicePaid", { subscriptionId, invoiceId: invoice.id });
}
