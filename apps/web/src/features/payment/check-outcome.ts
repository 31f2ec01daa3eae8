import { readBilling } from "@trellis/contract/billing";
import { CallFailed } from "@trellis/contract/call-failed";
import type { User } from "@trellis/contract/user";
import type { CheckedOutcome, OutcomeQuestion } from "@trellis/machines/subscription";
import type { api } from "../../platform/api.ts";
import { CardRefused } from "../../platform/card.ts";

/** What finding out the outcome of a payment needs. */
export interface OutcomePorts {
  api: typeof api;
  /** Reloads the user and returns them. Rejects on failure. */
  refreshUser: () => Promise<User | undefined>;
  pause: (milliseconds: number) => Promise<unknown>;
}

/** How long a call that lost its connection may still be running on the server, in milliseconds. */
const afterDrop = 3_000;

/**
 * Finds out whether a payment call that failed took effect. A refusal did not. After any other error the server is asked;
 * without a reply the call may still be running, so it is asked twice.
 */
export async function checkOutcome(question: OutcomeQuestion, ports: OutcomePorts): Promise<CheckedOutcome> {
  const { error } = question;
  if (isRefusal(error)) {
    // The page may not know yet what another tab has paid for.
    if (error instanceof CallFailed && error.status === 409) await ports.refreshUser().catch(() => undefined);
    return { outcome: "notStarted" };
  }
  if (await hasHappened(question, ports)) return { outcome: "succeeded" };
  if (hasReply(error)) return { outcome: "notStarted" };
  await ports.pause(afterDrop);
  if (await hasHappened(question, ports)) return { outcome: "succeeded" };
  return { outcome: error instanceof CallFailed && error.reason === "timeout" ? "unknown" : "notStarted" };
}

/** Whether the error means that nothing has happened. */
const isRefusal = (error: unknown): boolean =>
  error instanceof CardRefused ||
  (error instanceof CallFailed && error.reason === "refused" && (error.status ?? 500) < 500 && error.status !== 408);

const hasReply = (error: unknown): boolean => error instanceof CallFailed && error.status !== undefined;

async function hasHappened({ purpose, planId }: OutcomeQuestion, { api, refreshUser }: OutcomePorts): Promise<boolean> {
  // Our server asks the card provider in this call; other servers may not offer it.
  const billing = await api(readBilling, {}).catch(() => undefined);
  const user = await refreshUser();
  if (purpose === "firstSubscription" || purpose === "planChange") {
    const isPlan = user?.plan?.id === planId || (purpose === "firstSubscription" && user?.plan?.id === undefined);
    return user?.isSubscribed === true && isPlan;
  }
  const status = billing?.subscription?.status;
  if (status === undefined) throw new Error("The server does not say whether the subscription is canceled.");
  return (status === "canceling" || status === "ended") === (purpose === "cancellation");
}
