import { type InferInput, type InferOutput, safeParse } from "valibot";
import { type AnySchema, basePath, type Call, type ErrorField } from "./call.ts";
import { CallFailed } from "./call-failed.ts";

/** How a client reaches the server. */
export interface Connection {
  /** `fetch`, or `app.fetch` of an in-process server. */
  fetch: (request: Request) => Promise<Response>;
  /** Origin without a trailing slash, such as `https://trellis.example`. */
  origin: string;
  /** Returns the current bearer token; called for each request. */
  token: () => string | null;
  /** Returns the language of server messages as a BCP 47 tag. */
  language?: () => string;
  /** Timeout of every call in milliseconds. Default: that of the call. */
  timeoutMs?: number;
}

type InputOf<S> = S extends AnySchema ? InferInput<S> : undefined;

/** Input of a call: its body and query, if it has them, and additional headers. */
export type CallInput<C extends Call> = (C["body"] extends AnySchema
  ? { body: InputOf<C["body"]> }
  : { body?: never }) &
  (C["query"] extends AnySchema ? { query: InputOf<C["query"]> } : { query?: never }) & {
    headers?: Readonly<Record<string, string>>;
  };

/** The parsed reply of a call. */
export type CallReply<C extends Call> = InferOutput<C["reply"]>;

/**
 * Sends a call and parses its reply.
 * @throws {CallFailed} on an error status, an invalid body, a network error, a timeout or an abort.
 */
export async function send<C extends Call>(
  connection: Connection,
  call: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<CallReply<C>> {
  const timeout = AbortSignal.timeout(timeoutOf(connection, call));
  const combined = signal ? AbortSignal.any([signal, timeout]) : timeout;
  const fail = (cause: unknown): never => {
    const reason = timeout.aborted ? "timeout" : signal?.aborted ? "aborted" : "network";
    throw new CallFailed(call.name, reason, { cause });
  };
  const response = await connection.fetch(requestFor(connection, call, input, combined)).catch(fail);
  return replyOf(call, response, await response.text().catch(fail));
}

/** Returns the timeout of a call in milliseconds. */
export const timeoutOf = (connection: Connection, call: Call): number =>
  connection.timeoutMs ?? call.timeoutMs ?? 20_000;

/**
 * Parses the reply to a call.
 * @throws {CallFailed} on an error status or an invalid body.
 */
export function replyOf<C extends Call>(call: C, response: Response, text: string): CallReply<C> {
  const body = parseJson(text);
  if (!response.ok) {
    const serverMessage = errorMessage(body, call.errorField);
    throw new CallFailed(call.name, "refused", { status: response.status, serverMessage, body });
  }
  const reply = safeParse(call.reply, body);
  if (!reply.success) {
    throw new CallFailed(call.name, "unreadable", { status: response.status, body, cause: reply.issues });
  }
  return reply.output;
}

/** Returns the request of a call. `accept` is the media type of the reply. */
export function requestFor(
  connection: Connection,
  call: Call,
  input: { body?: unknown; query?: unknown; headers?: Readonly<Record<string, string>> },
  signal: AbortSignal,
  accept = "application/json",
): Request {
  const headers = new Headers({ ...input.headers, accept });
  const token = connection.token();
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (connection.language) headers.set("accept-language", connection.language());
  const isForm = call.encoding === "multipart";
  const hasBody = input.body !== undefined;
  // The platform sets the content type of a form, because it includes the boundary between the parts.
  if (hasBody && !isForm) headers.set("content-type", "application/json");
  const query = input.query ? `?${new URLSearchParams(input.query as Record<string, string>)}` : "";
  return new Request(`${connection.origin}${basePath}${call.path}${query}`, {
    method: call.method,
    headers,
    body: hasBody ? (isForm ? formOf(input.body) : JSON.stringify(input.body)) : null,
    signal,
  });
}

function formOf(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields as Record<string, string | Blob | undefined>)) {
    if (value !== undefined) form.append(name, value);
  }
  return form;
}

/** Parses JSON; returns `undefined` for anything else. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the message of an error reply, from the declared field or else from the other one (spec §8). */
function errorMessage(body: unknown, field: ErrorField): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(body));
  return [field, "error", "message"]
    .map((name) => fields.get(name))
    .find((text): text is string => typeof text === "string" && text.trim() !== "");
}
