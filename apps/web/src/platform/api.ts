import type { Call } from "@trellis/contract/call";
import { CallFailed } from "@trellis/contract/call-failed";
import { type CallInput, type CallReply, type Connection, send } from "@trellis/contract/client";
import { env } from "./env.ts";
import { pageLanguage } from "./language.ts";
import { token } from "./token.ts";

type Listener = (failure: CallFailed) => void;
const listeners = new Set<Listener>();

/** Tells of the 401 by which the server no longer knows the session; returns how to stop listening. */
export function onSessionRefused(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How a call travels, where it is not the usual way. */
export type Transport = Pick<Connection, "fetch" | "timeoutMs">;

const usual: Transport = { fetch: (request) => fetch(request) };

/**
 * Calls the API as the signed-in person, in the language of the page.
 * @throws {CallFailed} See `failureText` for the sentence to show.
 */
export async function api<C extends Call>(
  call: C,
  input: CallInput<C>,
  signal?: AbortSignal,
  carriage: Transport = usual,
): Promise<CallReply<C>> {
  const sent = token.read();
  const connection = {
    ...carriage,
    origin: env.apiOrigin,
    token: () => sent,
    language: pageLanguage,
  };
  try {
    return await send(connection, call, input, signal);
  } catch (failure) {
    // The answer to an older token says nothing about the session that has replaced it.
    const isCurrent = sent !== null && sent === token.read();
    if (isCurrent && failure instanceof CallFailed && failure.status === 401) {
      token.forget();
      listeners.forEach((tell) => tell(failure));
    }
    throw failure;
  }
}
