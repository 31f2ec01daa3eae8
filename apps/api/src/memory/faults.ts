import { basePath } from "@trellis/contract/call";
import { type CallName, calls } from "@trellis/contract/calls";
import { apiHeaders } from "@trellis/server-core/reply";
import { HttpError, type Message } from "../http-error.ts";
import { errorResponse } from "../error-response.ts";
import { messagesFor } from "../text/messages.ts";

/** A response that replaces the server's own. */
export interface Fault {
  status: number;
  /** The error message. Default: the server's own message for this status. */
  sentence?: string;
  /** One of the server's messages to send instead, in the language of the request, with `code` and `field`. */
  message?: Message;
  code?: string;
  field?: string;
  /** A body to send instead: a string is sent as is, even if it is not JSON; anything else is sent as JSON. */
  body?: unknown;
  /** Number of times that the fault occurs. Default: always. */
  times?: number;
}

/** Faults by call name. */
export type Faults = Map<CallName, Fault>;

const defaultMessages: ReadonlyMap<number, Message> = new Map<number, Message>([
  [401, "sessionOver"],
  [404, "unknownAddress"],
  [413, "tooLarge"],
  [415, "wrongType"],
  [429, (messages) => messages.tooMany(30)],
]);

/** Returns the response of the fault that is set for a call, or null if there is none. */
export function faultReply(faults: Faults, request: Request): Response | null {
  const path = new URL(request.url).pathname;
  const call = Object.values(calls).find((each) => basePath + each.path === path && each.method === request.method);
  const name = call?.name as CallName | undefined;
  const fault = name && faults.get(name);
  if (!fault) return null;
  if (fault.times !== undefined) {
    if (fault.times <= 1) faults.delete(name);
    else faults.set(name, { ...fault, times: fault.times - 1 });
  }
  if (fault.body !== undefined) {
    const text = typeof fault.body === "string" ? fault.body : JSON.stringify(fault.body);
    return new Response(text, { status: fault.status, headers: apiHeaders });
  }
  const { status, sentence, code, field } = fault;
  const own = fault.message ?? defaultMessages.get(status) ?? "unexpected";
  const message = sentence === undefined ? own : () => sentence;
  const messages = messagesFor(request.headers.get("accept-language") ?? undefined);
  return errorResponse(new HttpError(status, message, undefined, code, field), messages);
}
