import type { Account } from "../domain/account.ts";
import type { Subscription } from "../domain/subscription.ts";
import { HttpError } from "../http-error.ts";
import type { Payments } from "../ports/payments.ts";
import type { Ports } from "../ports.ts";
import { isRunning } from "../rules/subscription.ts";
import { askProvider, ProviderAway } from "./card-provider.ts";
import { attemptPayment } from "./payment-attempt.ts";
import { syncLatest, syncSubscription } from "./sync-subscription.ts";

/** Throws a 409 if the account will be deleted: nothing more may be charged. */
export function requireKept({ deletedFrom }: Account): void {
  if (deletedFrom) throw new HttpError(409, "keepFirst");
}

/** Returns the account's running subscription; throws a 409 if there is none. */
export async function runningOf({ id }: Account, ports: Ports): Promise<Subscription> {
  const latest = await ports.subscriptions.latest(id);
  if (!isRunning(latest)) throw new HttpError(409, "noSubscription");
  return latest;
}

/** Cancels a subscription at the end of its period, or resumes it, and returns its state afterwards. */
export async function setCancellation(
  { account, ports }: { account: Account; ports: Ports },
  purpose: string,
  write: (payments: Payments, subscriptionId: string, key: string) => Promise<unknown>,
): Promise<Subscription | null> {
  return attemptPayment(account.id, purpose, ports, async ({ key }) => {
    const { providerId } = await runningOf(account, ports);
    const sent = askProvider(ports, (payments) => write(payments, providerId, key));
    await sent.catch((error: unknown) => endUnlessKnown(account.id, providerId, error, ports));
    return syncSubscription(account.id, providerId, ports);
  });
}

/** Throws the error of a write, unless it failed because the subscription has ended at the card provider. */
async function endUnlessKnown(accountId: string, providerId: string, error: unknown, ports: Ports): Promise<void> {
  if (!(error instanceof ProviderAway)) throw error;
  const known = await syncSubscription(accountId, providerId, ports);
  if (isRunning(known)) throw error;
}

/** Cancels the running subscription at the end of its period, if there is one that is not canceled yet. */
export async function cancelIfRunning(input: { account: Account; ports: Ports }): Promise<void> {
  const { account, ports } = input;
  const { customerId } = await ports.wallets.read(account.id);
  // If the reply to a start was lost, only the provider knows the subscription.
  const latest = customerId
    ? await syncLatest(account.id, customerId, ports)
    : await ports.subscriptions.latest(account.id);
  if (!isRunning(latest) || latest.cancelsAtPeriodEnd) return;
  await setCancellation(input, "cancel", (payments, id, key) => payments.cancel(id, key));
}
