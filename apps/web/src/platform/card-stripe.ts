import type { StripeError } from "@stripe/stripe-js";
import { CardRefused } from "./card.ts";

/** One of Stripe's three fields. */
export type CardPart = "number" | "expiry" | "cvc";

type Refusal = Pick<StripeError, "type" | "code" | "message">;

/** Error types whose messages are meant for users. The other messages are meant for developers. */
const userFacingTypes: ReadonlySet<string> = new Set(["card_error", "validation_error", "api_connection_error"]);

/** Converts a Stripe error. A user-facing error becomes `CardRefused` with Stripe’s message. */
export function failureOf({ type, code, message }: Refusal): Error {
  // Stripe reports a failed 3-D Secure authentication as an invalid request.
  const isUserFacing = userFacingTypes.has(type) || code?.endsWith("_authentication_failure");
  if (message && isUserFacing) return new CardRefused(message);
  return new Error(message ?? `Stripe returned no payment method: ${type}`);
}

/** Returns the field an error belongs to: the number if it concerns the whole card, `undefined` if it isn’t about the card. */
export function partOf({ type, code = "" }: Refusal): CardPart | undefined {
  if (type !== "card_error" && type !== "validation_error") return undefined;
  if (code.includes("expir")) return "expiry";
  return code.includes("cvc") ? "cvc" : "number";
}
