import type { SnapshotFrom } from "xstate";
import type { subscriptionMachine } from "./subscription.machine.ts";

type SubscriptionSnapshot = SnapshotFrom<typeof subscriptionMachine>;

/**
 * The view that a UI renders for a state of the flow. The dialog is open in every view except `choosing` and `subscribed`.
 * `planId` is empty for purposes without a plan.
 */
export type SubscriptionView =
  /** The dialog is closed. */
  | { is: "choosing" }
  /** The form is disabled while the setup intent or the card fields load. */
  | { is: "preparing"; planId: string }
  /** The setup intent or the card fields failed to load; the error is shown in the dialog with a retry button. */
  | { is: "refused"; what: "setup" | "provider"; error: unknown; planId: string }
  /** The form is enabled. */
  | { is: "editing"; planId: string }
  /** A cancellation or a resumption waits for the user's confirmation. */
  | { is: "asking" }
  /** The form is disabled and busy. The dialog can be closed only while the card is being read. */
  | { is: "paying"; planId: string; canLeave: boolean }
  /** The cardholder confirms the card or the payment with their bank (3-D Secure). */
  | { is: "authenticating"; planId: string }
  /** Nothing has been charged. The user can accept the new terms that the server offers, or use another card. */
  | { is: "askingConsent"; planId: string }
  /** A call failed, and the flow finds out whether it took effect. */
  | { is: "checkingOutcome"; planId: string }
  /** It is unknown whether the call took effect; a retry checks again. */
  | { is: "outcomeUnknown"; planId: string }
  /** The call definitely had no effect. The user can retry or, if a plan was chosen, use another card. */
  | { is: "notConfirmed"; planId: string }
  /** The first subscription is complete. */
  | { is: "subscribed" };

/** Returns whether the card fields failed to load. If so, the UI must remount them before it sends `retry.requested`. */
export const isMissingCardFields = (snapshot: SubscriptionSnapshot): boolean =>
  snapshot.matches({ enteringCard: { preparing: { provider: "failed" } } });

/** Returns the view of a snapshot of the flow. */
export function viewOf(snapshot: SubscriptionSnapshot): SubscriptionView {
  const { planId, error } = snapshot.context;
  if (snapshot.matches("choosing")) return { is: "choosing" };
  if (snapshot.matches("subscribed")) return { is: "subscribed" };
  if (snapshot.matches("asking")) return { is: "asking" };
  if (snapshot.matches("askingConsent")) return { is: "askingConsent", planId };
  if (snapshot.matches("notConfirmed")) return { is: "notConfirmed", planId };
  if (snapshot.matches("outcomeUnknown")) return { is: "outcomeUnknown", planId };
  if (snapshot.matches({ paying: "authenticating" })) return { is: "authenticating", planId };
  if (snapshot.matches({ paying: "checkingOutcome" })) return { is: "checkingOutcome", planId };
  if (snapshot.matches("paying")) return { is: "paying", planId, canLeave: false };
  if (snapshot.matches({ enteringCard: "editing" })) return { is: "editing", planId };
  if (snapshot.matches({ enteringCard: "readingCard" })) return { is: "paying", planId, canLeave: true };
  if (snapshot.matches({ enteringCard: { preparing: { setup: "refused" } } }))
    return { is: "refused", what: "setup", error, planId };
  if (isMissingCardFields(snapshot)) return { is: "refused", what: "provider", error, planId };
  return { is: "preparing", planId };
}
