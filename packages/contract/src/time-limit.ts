import type { Call } from "./call.ts";
import { CallFailed } from "./call-failed.ts";
import type { Connection } from "./connection.ts";

/** Returns the timeout of a call in milliseconds. */
export const timeoutOf = (connection: Connection, call: Call): number =>
  connection.timeoutMs ?? call.timeoutMs ?? 20_000;

/** Returns a signal that ends a call at its timeout or with `signal`, and a function that throws the reason for its failure. */
export function limitTime(
  connection: Connection,
  call: Call,
  signal?: AbortSignal,
): { ended: AbortSignal; fail: (cause: unknown) => never } {
  const timeout = AbortSignal.timeout(timeoutOf(connection, call));
  const fail = (cause: unknown): never => {
    const reason = timeout.aborted ? "timeout" : signal?.aborted ? "aborted" : "network";
    throw new CallFailed(call.name, reason, { cause });
  };
  return { ended: signal ? AbortSignal.any([signal, timeout]) : timeout, fail };
}
