import { CallFailed } from "@trellis/contract/call-failed";

/**
 * Retries a query once, silently, after a network error. A server's reply is final, and repeating a request
 * that timed out would only add load to a slow server.
 */
export const retry = (count: number, failure: Error): boolean =>
  count < 1 && failure instanceof CallFailed && failure.reason === "network";
