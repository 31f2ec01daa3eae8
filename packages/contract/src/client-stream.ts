import type { Call } from "./call.ts";
import { CallFailed } from "./call-failed.ts";
import type { CallInput } from "./client.ts";
import { type CallReply, replyOf } from "./reply.ts";
import { requestFor } from "./request.ts";
import { timeoutOf } from "./time-limit.ts";
import type { Connection } from "./connection.ts";
import { eventStreamType, readEvents, type ServerEvent } from "./server-events.ts";

/**
 * Sends a call and passes on the events of the reply as they arrive. Returns null after the last event, or the parsed reply
 * if the server does not stream it. Every event restarts the timeout.
 * @throws {CallFailed} on an error status, an invalid body, a network error, a timeout, an abort or an error in `onEvent`.
 */
export async function sendForEvents<C extends Call>(
  connection: Connection,
  call: C,
  input: CallInput<C>,
  onEvent: (event: ServerEvent) => void,
  signal: AbortSignal,
): Promise<CallReply<C> | null> {
  const timeout = new AbortController();
  const wait = () => setTimeout(() => timeout.abort(), timeoutOf(connection, call));
  let timer = wait();
  const fail = (cause: unknown): never => {
    const reason = signal.aborted ? "aborted" : timeout.signal.aborted ? "timeout" : "network";
    throw cause instanceof CallFailed ? cause : new CallFailed(call.name, reason, { cause });
  };
  const accept = `${eventStreamType}, application/json`;
  const either = AbortSignal.any([signal, timeout.signal]);
  const request = requestFor(connection, call, input, either, accept);
  try {
    const response = await connection.fetch(request).catch(fail);
    const isStream = response.headers.get("content-type")?.startsWith(eventStreamType);
    if (!isStream || !response.ok || !response.body) return replyOf(call, response, await response.text().catch(fail));
    const onNext = (event: ServerEvent) => {
      clearTimeout(timer);
      timer = wait();
      onEvent(event);
    };
    await readEvents(response.body, onNext, either);
    return null;
  } catch (cause) {
    return fail(cause);
  } finally {
    clearTimeout(timer);
  }
}
