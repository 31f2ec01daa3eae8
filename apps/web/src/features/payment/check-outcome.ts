import { type Billing, readBilling, type SubscriptionStatus } from "@trellis/contract/billing";
import { previewOld, trialLost } from "@trellis/contract/refusal-codes";
import { CallFailed } from "@trellis/contract/call-failed";
import type { User } from "@trellis/contract/user";
import type { CheckedOutcome, OutcomeQuestion } from "@trellis/machines/subscription";
import type { api } from "../../platform/api.ts";
import { CardRefused } from "../../platform/card.ts";

/** Dependencies of `checkOutcome`. */
export interface OutcomePorts {
  api: typeof api;
  /** Reloads the user and returns them. Rejects on failure. */
  refreshUser: () => Promise<User | undefined>;
  /** Reloads the terms that are shown: the free trial, or the price of the plan change. */
  refreshTerms: (planId: string) => Promise<unknown>;
  pause: (milliseconds: number) => Promise<unknown>;
}

type Outcome = CheckedOutcome["outcome"];

/** Time during which the server may still receive a request after its connection was lost, in milliseconds. */
const afterDrop = 3_000;

/**
 * Finds out whether a payment call that failed took effect. A refused call did not. After any other error, asks
 * the server, which asks the card provider: only the provider's current state proves that nothing has happened. Asks
 * again if the server doesn't know, or if the failed call may not have arrived yet.
 */
export async function checkOutcome(question: OutcomeQuestion, ports: OutcomePorts): Promise<CheckedOutcome> {
  const { error, planId } = question;
  if (hasNewTerms(error)) {
    await ports.refreshTerms(planId).catch(() => undefined);
    return { outcome: "newTerms" };
  }
  if (isRefusal(error)) return { outcome: await afterRefusal(error, ports) };
  const outcome = await askServer(question, ports);
  if (outcome === "succeeded" || (outcome === "notStarted" && hasReply(error))) return { outcome };
  await ports.pause(afterDrop);
  return { outcome: await askServer(question, ports) };
}

const hasNewTerms = (error: unknown): boolean =>
  error instanceof CallFailed && (error.code === trialLost || error.code === previewOld);

/** Whether an error proves that the call had no effect. */
const isRefusal = (error: unknown): boolean =>
  error instanceof CardRefused ||
  (error instanceof CallFailed && error.reason === "refused" && (error.status ?? 500) < 500 && error.status !== 408);

/** Reloads the user after a conflict, because another tab may have paid in the meantime. */
async function afterRefusal(error: unknown, { refreshUser }: OutcomePorts): Promise<Outcome> {
  if (!(error instanceof CallFailed) || error.status !== 409) return "notStarted";
  return refreshUser().then(
    () => "notStarted",
    () => "unknown",
  );
}

const hasReply = (error: unknown): boolean => error instanceof CallFailed && error.status !== undefined;

async function askServer(question: OutcomeQuestion, { api, refreshUser }: OutcomePorts): Promise<Outcome> {
  const billing = await api(readBilling, {}).catch(() => null);
  const user = await refreshUser().catch(() => undefined);
  if (hasHappened(question, billing, user)) return "succeeded";
  return billing?.isCurrent ? "notStarted" : "unknown";
}

const isEnding = (status: SubscriptionStatus): boolean => status === "canceling" || status === "ended";

function hasHappened({ purpose, planId }: OutcomeQuestion, billing: Billing | null, user: User | undefined): boolean {
  const subscription = billing?.subscription;
  if (purpose === "cancellation" || purpose === "resumption") {
    // The state that the server has stored may be older than the call.
    if (!subscription || !billing?.isCurrent) return false;
    return isEnding(subscription.status) === (purpose === "cancellation");
  }
  if (subscription && subscription.status !== "ended" && subscription.planId === planId) return true;
  const isPlan = user?.plan?.id === planId || (purpose === "firstSubscription" && user?.plan?.id === undefined);
  return user?.isSubscribed === true && isPlan;
}
