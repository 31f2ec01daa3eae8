import type { Call } from "@trellis/contract/call";
import { type CallInput, send } from "@trellis/contract/client";
import type { CallReply } from "@trellis/contract/reply";
import { type Transport, asUser, defaultTransport } from "./as-user.ts";

/**
 * Calls the API as the signed-in user, in the language of the page.
 * @throws {CallFailed} See `failureText` for the message to show.
 */
export const api = <C extends Call>(
  call: C,
  input: CallInput<C>,
  signal?: AbortSignal,
  transport: Transport = defaultTransport,
): Promise<CallReply<C>> => asUser((connection) => send(connection, call, input, signal), transport);
