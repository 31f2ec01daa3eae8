import type { CancellationReason } from "@trellis/contract/cancellation";
import type { Account } from "@trellis/server-core/domain/account";
import type { Subscription } from "@trellis/server-core/domain/subscription";
import type { Ports } from "@trellis/server-core/ports";
import type { Payments } from "@trellis/server-core/ports/payments";
import { HttpError } from "../http-error.ts";
import { isRunning } from "../rules/subscription.ts";
import { askProvider, ProviderAway } from "./card-provider.ts";
import { attemptPayment } from "./payment-attempt.ts";
import { syncLatest, syncSubscription } from "./sync-subscription.ts";

/**
 * Throws a 409 if the account will be deleted: nothing more may be charged. Call it in a payment attempt, because another
 * tab may have requested the deletion while this attempt waited.
 */
export async function requireKept({ id }: Account, { accounts }: Ports): Promise<void> {
  const account = await accounts.find(id);
  if (!account || account.deletedFrom) throw new HttpError(409, "keepFirst");
}

/** Returns the account's running subscription; throws a 409 if there is none. */
export async function runningOf({ id }: Account, ports: Ports): Promise<Subscription> {
  const latest = await ports.subscriptions.latest(id);
  if (!isRunning(latest)) throw new HttpError(409, "noSubscription");
  return latest;
}

interface Input {
  account: Account;
  ports: Ports;
}

/** Cancels the running subscription at the end of its period, or resumes it, and returns its state afterwards. */
export async function setCancellation(
  { account, ports }: Input,
  purpose: "cancel" | "resume",
  reason?: CancellationReason,
): Promise<Subscription | null> {
  // A key can only be used again for the same request, which contains the reason.
  return attemptPayment(account.id, reason ? `${purpose} ${reason}` : purpose, ports, async ({ key }) => {
    if (purpose === "resume") await requireKept(account, ports);
    const { providerId } = await runningOf(account, ports);
    return write(account.id, ports, (payments) => payments[purpose](providerId, key, reason), providerId);
  });
}

/** Changes a subscription at the card provider, and returns the account's subscription afterwards. */
async function write(
  accountId: string,
  ports: Ports,
  change: (payments: Payments) => Promise<unknown>,
  providerId: string,
): Promise<Subscription | null> {
  await askProvider(ports, change).catch((error: unknown) => endUnlessKnown(accountId, providerId, error, ports));
  return syncSubscription(accountId, providerId, ports);
}

/** Throws the error of a write, unless it failed because the subscription has ended at the card provider. */
async function endUnlessKnown(accountId: string, providerId: string, error: unknown, ports: Ports): Promise<void> {
  if (!(error instanceof ProviderAway)) throw error;
  const known = await syncSubscription(accountId, providerId, ports);
  if (isRunning(known)) throw error;
}

/**
 * Cancels the running subscription at the end of its period, if there is one that is not canceled yet, and then runs
 * `schedule`. Payments wait until both are done.
 */
export async function cancelBefore<Result>(
  { account, ports }: Input,
  schedule: () => Promise<Result>,
): Promise<Result> {
  return attemptPayment(account.id, "cancel", ports, async ({ key }) => {
    const { customerId } = await ports.wallets.read(account.id);
    // If the provider's reply to a new subscription was lost, only the provider knows the subscription.
    const latest = customerId
      ? await syncLatest(account.id, customerId, ports)
      : await ports.subscriptions.latest(account.id);
    if (isRunning(latest) && !latest.cancelsAtPeriodEnd) {
      const { providerId } = latest;
      await write(account.id, ports, (payments) => payments.cancel(providerId, key), providerId);
    }
    return schedule();
  });
}
