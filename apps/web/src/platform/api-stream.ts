import type { Call } from "@trellis/contract/call";
import { CallFailed } from "@trellis/contract/call-failed";
import type { CallInput } from "@trellis/contract/client";
import type { CallReply } from "@trellis/contract/reply";
import { sendForEvents } from "@trellis/contract/client-stream";
import type { ServerEvent } from "@trellis/contract/server-events";
import { asUser } from "./as-user.ts";
import { online } from "./online.ts";

/**
 * Calls the API like `api` and passes on the events of the reply as they arrive. Returns null after the last event, or
 * the whole reply if the server does not stream.
 * @throws {CallFailed} If the call fails or the browser goes offline, even after some events.
 */
export async function apiStream<C extends Call>(
  call: C,
  input: CallInput<C>,
  onEvent: (event: ServerEvent) => void,
  signal: AbortSignal,
): Promise<CallReply<C> | null> {
  const dropped = new AbortController();
  // An open connection reports a lost network only after minutes, so cancel it as soon as the browser is offline.
  const stopWatching = online.subscribe(() => {
    if (!online.read()) dropped.abort();
  });
  const either = AbortSignal.any([signal, dropped.signal]);
  try {
    return await asUser((connection) => sendForEvents(connection, call, input, onEvent, either));
  } catch (failure) {
    if (dropped.signal.aborted && !signal.aborted) throw new CallFailed(call.name, "network", { cause: failure });
    throw failure;
  } finally {
    stopWatching();
  }
}
