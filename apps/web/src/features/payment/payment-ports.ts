import type { CancellationReason } from "@trellis/contract/cancellation";
import type { OutcomePorts } from "./check-outcome.ts";

export interface PaymentPorts extends OutcomePorts {
  /** Lets the cardholder confirm with their bank. */
  authenticate: (clientSecret: string) => Promise<unknown>;
  /** Whether the page offers a free trial. If so, the server refuses to charge the card without a trial. */
  showsTrial: () => boolean;
  /** Returns the proration date of the price that the page shows for a plan. */
  shownPrice: (planId: string) => { prorationDate?: string };
  /** Returns the user's reason for the cancellation, if they gave one. */
  cancellation: () => { reason?: CancellationReason };
}
