import type { SubscriptionView } from "@trellis/machines/subscription";
import type { RenewalDialogProps } from "./renewal-dialog.section.tsx";

/** Maps the state of a cancellation or a resumption to the view of its dialog; `undefined` while it is closed. */
export function renewalView({ is }: SubscriptionView): RenewalDialogProps["view"] | undefined {
  if (is === "asking" || is === "notConfirmed" || is === "outcomeUnknown") return is;
  return is === "paying" || is === "checkingOutcome" ? "busy" : undefined;
}
