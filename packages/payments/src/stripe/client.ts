import { randomUUID } from "node:crypto";
import { ProviderError } from "@trellis/server-core/ports/payments";
import type Stripe from "stripe";
import { type StripeFailure, failureIn } from "./failures.ts";

/** Settings for reaching Stripe. */
export interface StripeAccess {
  secretKey: string;
  /** Address of a mock server. Defaults to Stripe’s. */
  apiBase?: string | undefined;
  /** Maximum number of retries after a network error or a temporary failure of Stripe. */
  retries?: number;
  /** Sends the requests. Defaults to Node's HTTP client, which keeps connections open. */
  fetch?: typeof fetch;
}

/** Whether a secret key is one of Stripe's test keys, with which no money is charged. */
export const isTestKey = (secretKey: string): boolean => /^[sr]k_test_/.test(secretKey);

/** Timeout per request, in milliseconds. The default of the package is 80 seconds. */
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

/** Returns a new key for a write that can be repeated safely. It only covers repetitions by the package after a lost reply. */
export const once = (): Stripe.RequestOptions => ({ idempotencyKey: randomUUID() });

const secrets = /\b(?:[spr]k_(?:test|live)_|whsec_)[\w*]+|_secret_\w+/g;

/** Removes keys and client secrets from a string. */
const withoutSecrets = (text: string): string => text.replaceAll(secrets, "(secret)");

/** An error for the log. It replaces the package's error, which contains requests and headers. */
class StripeError extends ProviderError {
  override readonly name = "StripeError";
  override readonly isRepeated: boolean;
  /** Whether Stripe is temporarily unavailable. */
  readonly isAway: boolean;
  constructor({ type, code, param, message, statusCode, headers }: StripeFailure) {
    super(`Stripe: ${withoutSecrets(message)} (${[type, code, param].filter(Boolean).join(" ")})`);
    // Stripe saves the reply to a write with its idempotency key, even a 500, and repeats it for a day.
    this.isRepeated = statusCode === 500 && headers?.["idempotency-key"] !== undefined;
    this.isAway = ["StripeConnectionError", "StripeAPIError", "StripeRateLimitError"].includes(type);
  }
}

/** Replaces an error of the package with one for the log. */
export function loggable(error: unknown): unknown {
  const failure = failureIn(error);
  return failure ? new StripeError(failure) : error;
}

/** Whether Stripe is temporarily unavailable. */
export const isStripeAway = (error: unknown): boolean => error instanceof StripeError && error.isAway;
