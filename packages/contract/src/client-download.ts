import type { Call } from "./call.ts";
import { CallFailed } from "./call-failed.ts";
import type { CallInput } from "./client.ts";
import { replyOf } from "./reply.ts";
import { requestFor, timeoutOf } from "./request.ts";
import type { Connection } from "./connection.ts";

/**
 * Sends a call whose reply is a file.
 * @throws {CallFailed} on an error status, a network error, a timeout or an abort.
 */
export async function download<C extends Call>(
  connection: Connection,
  call: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<Blob> {
  const timeout = AbortSignal.timeout(timeoutOf(connection, call));
  const combined = signal ? AbortSignal.any([signal, timeout]) : timeout;
  const fail = (cause: unknown): never => {
    const reason = timeout.aborted ? "timeout" : signal?.aborted ? "aborted" : "network";
    throw new CallFailed(call.name, reason, { cause });
  };
  const request = requestFor(connection, call, input, combined, "application/zip, application/json");
  const response = await connection.fetch(request).catch(fail);
  if (!response.ok) replyOf(call, response, await response.text().catch(fail));
  return response.blob().catch(fail);
}
