import { readBilling, type SubscriptionStatus } from "@trellis/contract/billing";
import { invoicesPerPage, listInvoices } from "@trellis/contract/invoices";
import type { Subscription } from "@trellis/server-core/domain/subscription";
import type { Ports } from "@trellis/server-core/ports";
import type { Charge } from "@trellis/server-core/ports/provider-subscription";
import { isRunning, trialIsActive } from "../rules/subscription.ts";
import { askProvider } from "./card-provider.ts";
import { chargeOnWire, dollars } from "./charge-on-wire.ts";
import { signedInRoute } from "./route.ts";
import { isAttempting } from "./payment-attempt.ts";
import { syncLatest } from "./sync-subscription.ts";
import { hasTrial } from "./trial.ts";

export const billingRoutes = [
  signedInRoute(readBilling, async ({ account, ports, now }) => {
    const { customerId, card } = await ports.wallets.read(account.id);
    // Check this before fetching, so that the fetched state includes any attempt that is already over.
    const isChanging = await isAttempting(account.id, ports);
    // If the provider doesn't respond, the reply contains the stored subscription.
    const fetched = customerId
      ? await syncLatest(account.id, customerId, ports).catch(() => undefined)
      : account.subscription;
    const subscription = fetched === undefined ? account.subscription : fetched;
    const nextCharge = isRunning(subscription) && fetched ? await nextChargeOf(subscription, ports) : null;
    return {
      subscription: subscription && subscriptionOnWire(subscription, nextCharge, now),
      card: card && { brand: card.brand, last4: card.last4, expMonth: card.expMonth, expYear: card.expYear },
      hasTrial: await hasTrial(account, card, ports),
      isSandbox: ports.payments.isTest,
      isCurrent: fetched !== undefined && !isChanging,
    };
  }),

  signedInRoute(listInvoices, async ({ account, query: { after }, ports }) => {
    const { customerId } = await ports.wallets.read(account.id);
    if (!customerId) return { invoices: [] };
    const page = { limit: invoicesPerPage, after };
    const { invoices, next } = await askProvider(ports, (payments) => payments.invoices(customerId, page));
    return {
      next,
      invoices: invoices.map(({ id, number, createdAt, paidAt, cents, planName, status, url }) => ({
        id,
        number,
        createdAt: createdAt.toISOString(),
        paidAt: paidAt?.toISOString() ?? null,
        amount: dollars(cents),
        planName,
        status,
        url,
      })),
    };
  }),
];

const nextChargeOf = ({ providerId }: Subscription, ports: Ports): Promise<Charge | null> =>
  askProvider(ports, (payments) => payments.nextCharge(providerId)).catch(() => null);

function statusOf(subscription: Subscription, now: Date): SubscriptionStatus {
  if (subscription.endedAt) return "ended";
  if (subscription.isPastDue) return "pastDue";
  if (subscription.cancelsAtPeriodEnd) return "canceling";
  return trialIsActive(subscription.trialEndsAt, now) ? "trialing" : "active";
}

const day = 86_400_000;
const daysUntil = (date: Date, now: Date): number => Math.max(0, Math.ceil((date.getTime() - now.getTime()) / day));

function subscriptionOnWire(subscription: Subscription, nextCharge: Charge | null, now: Date) {
  const { plan, trialEndsAt, periodEndsAt, endedAt, cancelsAtPeriodEnd, isPastDue, nextTryAt } = subscription;
  const endsAt = endedAt ?? (cancelsAtPeriodEnd ? periodEndsAt : null);
  return {
    planId: plan.id,
    planName: plan.name,
    price: dollars(plan.priceCents),
    durationDays: plan.durationDays,
    status: statusOf(subscription, now),
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    trialDaysLeft: trialEndsAt && daysUntil(trialEndsAt, now),
    periodEndsAt: periodEndsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    nextCharge: nextCharge && chargeOnWire(nextCharge),
    pastDue: isPastDue ? { nextTryAt: nextTryAt?.toISOString() ?? null } : null,
  };
}
