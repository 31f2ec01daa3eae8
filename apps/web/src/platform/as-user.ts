import { subscriptionRequired } from "@trellis/contract/refusal-codes";
import { CallFailed } from "@trellis/contract/call-failed";
import type { Connection } from "@trellis/contract/connection";
import { env } from "./env.ts";
import { pageLanguage } from "./language.ts";
import { takeEarlyReply } from "./early-reply.ts";
import { createEmitter } from "./emitter.ts";
import { token } from "./token.ts";

const sessionRefusals = createEmitter<CallFailed>();

/** Notifies when a 401 invalidates the session. Returns a function that stops listening. */
export const onSessionRefused = sessionRefusals.on;

const subscriptionRefusals = createEmitter<CallFailed>();

/** Notifies when a call needs a subscription that the user no longer has. Returns a function that stops listening. */
export const onSubscriptionRequired = subscriptionRefusals.on;

/** Transport overrides for a call. */
export type Transport = Pick<Connection, "fetch" | "timeoutMs">;

export const defaultTransport: Transport = { fetch: (request) => takeEarlyReply(request) ?? fetch(request) };

/** Runs `work` with a connection to the API as the signed-in user. A 401 ends the session. */
export async function asUser<T>(
  work: (connection: Connection) => Promise<T>,
  transport = defaultTransport,
): Promise<T> {
  const sent = token.read();
  try {
    return await work({ ...transport, origin: env.apiOrigin, token: () => sent, language: pageLanguage });
  } catch (failure) {
    // A 401 for an older token doesn’t apply to the session that replaced it.
    const isCurrent = sent !== null && sent === token.read();
    if (isCurrent && failure instanceof CallFailed && failure.status === 401) {
      token.forget();
      sessionRefusals.emit(failure);
    }
    if (isCurrent && failure instanceof CallFailed && failure.code === subscriptionRequired) {
      subscriptionRefusals.emit(failure);
    }
    throw failure;
  }
}
