import type Stripe from "stripe";
import type { CardRefused } from "../../ports/payments.ts";

/** How to reach Stripe. */
export interface StripeAccess {
  secretKey: string;
  /** Address of a stand-in; undefined: Stripe. */
  apiBase?: string | undefined;
  /** Maximum number of retries after an attempt that got no response. */
  retries?: number;
  /** Undefined: Node's HTTP client, which keeps connections open. */
  fetch?: typeof fetch;
}

/** Longest wait for an answer, in milliseconds. The package waits for 80 seconds by default. */
const timeoutMs = 10_000;

/** Creates the client. The package takes a tenth of a second to load, so only servers that use it load it. */
export async function createClient({ secretKey, apiBase, retries = 2, fetch: send }: StripeAccess): Promise<Stripe> {
  const { default: Client } = await import("stripe");
  const { hostname, port, protocol } = new URL(apiBase ?? "https://api.stripe.com:443");
  return new Client(secretKey, {
    host: hostname,
    port: port || "443",
    protocol: protocol === "http:" ? "http" : "https",
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(send && { httpClient: Client.createFetchHttpClient(send) }),
  });
}

/** The facts of an error of the package. */
export type StripeFailure = Pick<Stripe.errors.StripeError, "type" | "code" | "decline_code" | "param" | "message">;

/** Returns the facts of an error of the package; null for other errors. */
export const failureIn = (error: unknown): StripeFailure | null =>
  error instanceof Error && "type" in error && String(error.type).startsWith("Stripe")
    ? (error as Error & StripeFailure)
    : null;

export const isMissing = (error: unknown): boolean => failureIn(error)?.code === "resource_missing";

/** Stripe's details about a payment that failed. */
interface Decline {
  code?: string | undefined;
  decline_code?: string | undefined;
  message?: string | undefined;
}

/** Returns a refusal with Stripe's message, which is written for the card's owner. */
export const refused = ({ code, decline_code, message }: Decline): CardRefused => {
  // The package sets an empty text where Stripe sends nothing.
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

const secrets = /\b(?:[spr]k_(?:test|live)_|whsec_)[\w*]+|_secret_\w+/g;

/** Removes keys and client secrets from a text. */
const withoutSecrets = (text: string): string => text.replaceAll(secrets, "(secret)");

/** An error for the log in place of the package's, which contains requests and headers. */
class StripeError extends Error {
  override readonly name = "StripeError";
  /** Whether Stripe can't be reached or doesn't work, and may do so later. */
  readonly isAway: boolean;
  constructor({ type, code, param, message }: StripeFailure) {
    super(`Stripe: ${withoutSecrets(message)} (${[type, code, param].filter(Boolean).join(" ")})`);
    this.isAway = ["StripeConnectionError", "StripeAPIError", "StripeRateLimitError"].includes(type);
  }
}

/** Returns the error for the log. */
export function loggable(error: unknown): unknown {
  const failure = failureIn(error);
  return failure ? new StripeError(failure) : error;
}

/** Whether Stripe can't be reached or doesn't work, and may do so later. */
export const isStripeAway = (error: unknown): boolean => error instanceof StripeError && error.isAway;
