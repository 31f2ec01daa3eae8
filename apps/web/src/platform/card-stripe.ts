import type { StripeError } from "@stripe/stripe-js";
import { CardRefused } from "./card.ts";

/** One of Stripe's three fields. */
export type CardPart = "number" | "expiry" | "cvc";

type Refusal = Pick<StripeError, "type" | "code" | "message">;

/** The kinds of error whose sentences are written for the person; those of the others are for whoever set Stripe up. */
const forPeople: ReadonlySet<string> = new Set(["card_error", "validation_error", "api_connection_error"]);

/** What to throw for an error of Stripe's: a refusal in Stripe's own words, where these are meant to be shown. */
export function failureOf({ type, message }: Refusal): Error {
  if (message && forPeople.has(type)) return new CardRefused(message);
  return new Error(message ?? `Stripe made no payment method: ${type}`);
}

/** The field an error is about, that of the number where it is about the whole card; none where it is about no card. */
export function partOf({ type, code = "" }: Refusal): CardPart | undefined {
  if (type !== "card_error" && type !== "validation_error") return undefined;
  if (code.includes("expir")) return "expiry";
  return code.includes("cvc") ? "cvc" : "number";
}
