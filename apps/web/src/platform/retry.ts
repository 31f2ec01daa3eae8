import { CallFailed } from "@trellis/contract/call-failed";

/**
 * Retries a query once, silently, after a network error. A server's answer is final, and a server that is too slow would
 * only get more to do.
 */
export const retry = (count: number, failure: Error): boolean =>
  count < 1 && failure instanceof CallFailed && failure.reason === "network";
