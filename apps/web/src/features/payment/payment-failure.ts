import { CallFailed } from "@trellis/contract/call-failed";
import type { PaymentStage, Purpose } from "@trellis/machines/subscription";
import type { TFunction } from "i18next";
import { CardRefused } from "../../platform/card.ts";
import { failureText } from "../../text/failure-text.ts";

/** What failed: which step, of what, and how. */
export interface PaymentFailure {
  stage: PaymentStage;
  purpose: Purpose;
  error: unknown;
}

/** The sentence for a payment that failed: the card provider's, the server's, else that something unexpected happened (spec §8). */
export function paymentFailureText({ stage, purpose, error }: PaymentFailure, t: TFunction<"payment">): string {
  if (error instanceof CardRefused) return error.message;
  if (error instanceof CallFailed && !(stage === "saveMethod" && isMute(error))) return failureText(error);
  return t(purpose === "cardUpdate" ? "cardUpdate.unexpected" : "unexpected");
}

/** Whether an answer came, and no words with it: a card that is not saved has nothing to fall back on but our own. */
const isMute = ({ status, serverMessage }: CallFailed): boolean => status !== undefined && serverMessage === undefined;
