import type { Call } from "./call.ts";
import type { CallInput } from "./client.ts";
import { replyOf } from "./reply.ts";
import { requestFor } from "./request.ts";
import { limitTime } from "./time-limit.ts";
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
  const { ended, fail } = limitTime(connection, call, signal);
  const request = requestFor(connection, call, input, ended, "application/zip, application/json");
  const response = await connection.fetch(request).catch(fail);
  if (!response.ok) replyOf(call, response, await response.text().catch(fail));
  return response.blob().catch(fail);
}
