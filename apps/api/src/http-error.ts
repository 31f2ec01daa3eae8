import { apiHeaders } from "./reply.ts";
import type { Messages } from "./text/en.ts";

type MessageKey = { [Key in keyof Messages]: Messages[Key] extends string ? Key : never }[keyof Messages];

/** The key of a message, or a function for messages with values. */
export type Message = MessageKey | ((messages: Messages) => string);

/** An error response: thrown by handlers and converted to a response in one place. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  readonly text: Message;
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** Tells clients what to do, if the status alone doesn't. */
  readonly code: string | undefined;

  constructor(status: number, text: Message, headers?: Readonly<Record<string, string>>, code?: string) {
    super(`HTTP ${status}`);
    this.status = status;
    this.text = text;
    this.headers = headers;
    this.code = code;
  }
}

/** Returns an error response. Clients read `error` in some calls and `message` in others, so it has both (spec §8). */
export function errorResponse({ status, text, headers, code }: HttpError, messages: Messages): Response {
  const message = typeof text === "string" ? messages[text] : text(messages);
  return new Response(JSON.stringify({ error: message, message, code }), {
    status,
    headers: headers ? { ...apiHeaders, ...headers } : apiHeaders,
  });
}
