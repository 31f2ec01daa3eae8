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
