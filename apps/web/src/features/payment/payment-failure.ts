import { CallFailed } from "@trellis/contract/call-failed";
import type { TFunction } from "i18next";
import { CardRefused } from "../../platform/card.ts";
import { failureText } from "../../text/failure-text.ts";

/** The sentence for a payment that failed: the card provider's, the server's, else that something unexpected happened (spec §8). */
export function paymentFailureText(error: unknown, t: TFunction<"payment">): string {
  if (error instanceof CardRefused) return error.message;
  return error instanceof CallFailed ? failureText(error) : t("unexpected");
}
