import type { SnapshotFrom } from "xstate";
import { screens, type Screen } from "./screens.ts";
import type { subscriptionMachine } from "./subscription.machine.ts";

type SubscriptionSnapshot = SnapshotFrom<typeof subscriptionMachine>;

/**
 * Everything a UI needs to draw the flow. Every member but `choosing` and `subscribed` is the open dialog.
 * `planId` is empty for a card update.
 */
export type SubscriptionView =
  /** The dialog is closed. */
  | { is: "choosing" }
  /** The form is there, disabled: the setup intent or the card form is on its way. */
  | { is: "preparing"; planId: string }
  /** One of the two did not come: shown in place, with a way to try again. */
  | { is: "refused"; what: "setup" | "provider"; error: unknown; planId: string }
  /** The form is enabled. */
  | { is: "editing"; planId: string }
  /** The form is disabled and busy. The dialog may be closed while the card is only being read. */
  | { is: "paying"; planId: string; canLeave: boolean }
  /** The card is saved, the payment is not confirmed: try again, or use another card. */
  | { is: "notConfirmed"; planId: string }
  /** The first subscription is made. */
  | { is: "subscribed" };

/** The screen this snapshot of the flow is at. */
export const screenOf = (snapshot: SubscriptionSnapshot): Screen =>
  screens.find((screen) => snapshot.matches(screen)) ?? "choosing";

const withoutFields = { enteringCard: { preparing: { provider: "failed" } } } as const;

/** Whether the card fields did not come, whatever else failed: before trying again, a UI asks its card provider for new ones. */
export const isMissingCardFields = (snapshot: SubscriptionSnapshot): boolean => snapshot.matches(withoutFields);

/** What to show for this snapshot of the flow. */
export function viewOf(snapshot: SubscriptionSnapshot): SubscriptionView {
  const { planId, refusal: error } = snapshot.context;
  if (snapshot.matches("choosing")) return { is: "choosing" };
  if (snapshot.matches("subscribed")) return { is: "subscribed" };
  if (snapshot.matches("notConfirmed")) return { is: "notConfirmed", planId };
  if (snapshot.matches("paying")) return { is: "paying", planId, canLeave: false };
  if (snapshot.matches({ enteringCard: "editing" })) return { is: "editing", planId };
  if (snapshot.matches({ enteringCard: "readingCard" })) return { is: "paying", planId, canLeave: true };
  if (snapshot.matches({ enteringCard: { preparing: { setup: "refused" } } }))
    return { is: "refused", what: "setup", error, planId };
  if (isMissingCardFields(snapshot)) return { is: "refused", what: "provider", error, planId };
  return { is: "preparing", planId };
}
