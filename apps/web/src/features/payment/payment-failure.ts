import { CallFailed } from "@trellis/contract/call-failed";
import type { PaymentStage, Purpose } from "@trellis/machines/subscription";
import type { TFunction } from "i18next";
import { CardRefused } from "../../platform/card.ts";
import { failureText } from "../../text/failure-text.ts";

/** A failed step of a payment. */
export interface PaymentFailure {
  stage: PaymentStage;
  purpose: Purpose;
  error: unknown;
}

/** Returns the message of the card provider or the server, else a message about the connection or a generic message (spec §8). */
export function paymentFailureText({ stage, purpose, error }: PaymentFailure, t: TFunction<"payment">): string {
  if (error instanceof CardRefused) return error.message;
  if (error instanceof CallFailed && !(stage === "saveMethod" && hasNoMessage(error))) return failureText(error);
  return t(purpose === "cardUpdate" ? "cardUpdate.unexpected" : "unexpected");
}

/** Whether the server replied without an error message. */
const hasNoMessage = ({ status, serverMessage }: CallFailed): boolean =>
  status !== undefined && serverMessage === undefined;
