import type { CardRefused } from "@trellis/server-core/ports/payments";
import type Stripe from "stripe";

/** The relevant fields of an error that the package throws. */
export type StripeFailure = Pick<
  Stripe.errors.StripeError,
  "type" | "code" | "decline_code" | "param" | "message" | "statusCode" | "headers"
>;

/** Returns the error if the package threw it; null for other errors. */
export const failureIn = (error: unknown): StripeFailure | null =>
  error instanceof Error && "type" in error && String(error.type).startsWith("Stripe")
    ? (error as Error & StripeFailure)
    : null;

const isMissing = (error: unknown): boolean => failureIn(error)?.code === "resource_missing";

/** Handles an error: returns null if the object doesn't exist, and throws any other error again. */
export function unlessMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

/** Stripe's details about a payment that failed. */
interface Decline {
  code?: string | undefined;
  decline_code?: string | undefined;
  message?: string | undefined;
}

/** Returns a refusal with Stripe's message, which is written for the card's owner. */
export const refused = ({ code, decline_code, message }: Decline): CardRefused => {
  // The package sets an empty string for fields that Stripe doesn't send.
  const reason = decline_code === "generic_decline" ? "" : decline_code;
  return {
    is: "refused",
    code: reason || code || "card_declined",
    message: message || "Your card was declined.",
  };
};

/** Refuses a card that is unknown or belongs to another customer; Stripe's own message is for developers. */
export const unusableCard = (code = "resource_missing"): CardRefused => ({
  is: "refused",
  code,
  message: "This card can’t be used. Enter it again.",
});

/** Returns what `work` returns, or the refusal if Stripe refuses the card. Throws everything else. */
export async function orRefusal<Result>(work: () => Promise<Result>): Promise<Result | CardRefused> {
  try {
    return await work();
  } catch (error) {
    const failure = failureIn(error);
    if (failure?.type === "StripeCardError") return refused(failure);
    if (failure?.type === "StripeInvalidRequestError" && failure.param === "payment_method") {
      return unusableCard(failure.code);
    }
    throw error;
  }
}
