import { StorageAway } from "@trellis/server-core/ports/storage";
import { apiHeaders } from "@trellis/server-core/reply";
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
  /** The machine-readable reason, if the status is ambiguous. */
  readonly code: string | undefined;
  /** The field of the body that the message is about, if the error has a code. */
  readonly field: string | undefined;
  /** The account that the error is about, for the log only. */
  account?: string | undefined;

  constructor(
    status: number,
    text: Message,
    headers?: Readonly<Record<string, string>>,
    code?: string,
    field?: string,
  ) {
    super(`HTTP ${status}`);
    this.status = status;
    this.text = text;
    this.headers = headers;
    this.code = code;
    this.field = field;
  }
}

/** The `Retry-After` of requests during a database outage, in seconds. */
const awaySeconds = "2";

/** Returns the response to an unexpected error: 503 while the storage is unavailable. */
export function unexpectedError(thrown: unknown): HttpError {
  let cause = thrown;
  while (cause instanceof Error) {
    if (cause instanceof StorageAway) return new HttpError(503, "databaseAway", { "retry-after": awaySeconds });
    cause = cause.cause;
  }
  return new HttpError(500, "unexpected");
}

/** Returns an error response. Clients read `error` in some calls and `message` in others, so it has both (spec §8). */
export function errorResponse({ status, text, headers, code, field }: HttpError, messages: Messages): Response {
  const message = typeof text === "string" ? messages[text] : text(messages);
  return new Response(JSON.stringify({ error: message, message, code, field }), {
    status,
    headers: headers ? { ...apiHeaders, ...headers } : apiHeaders,
  });
}
