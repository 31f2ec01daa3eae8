import { type InferInput, type InferOutput, safeParse } from "valibot";
import { type AnySchema, basePath, type Call, type RefusalField } from "./call.ts";
import { CallFailed } from "./call-failed.ts";

/** What a client needs from its surroundings. */
export interface Connection {
  /** The platform's fetch, or a server's own `app.fetch`. */
  fetch: (request: Request) => Promise<Response>;
  /** Origin to which `basePath` is appended, such as `https://trellis.example`; no slash at the end. */
  origin: string;
  /** The stored bearer token, read anew for each call. */
  token: () => string | null;
  /** The language in which the server shall speak, as a BCP 47 tag. */
  language?: () => string;
  /** How long a call may stay silent, in milliseconds; 20,000 unless told. */
  timeoutMs?: number;
}

type InputOf<S> = S extends AnySchema ? InferInput<S> : undefined;

/** Input of a call: its body and its query, each only where the call has one, and headers that only this call needs. */
export type CallInput<C extends Call> = (C["body"] extends AnySchema
  ? { body: InputOf<C["body"]> }
  : { body?: never }) &
  (C["query"] extends AnySchema ? { query: InputOf<C["query"]> } : { query?: never }) & {
    headers?: Readonly<Record<string, string>>;
  };

/** What a call answers, parsed. */
export type CallReply<C extends Call> = InferOutput<C["reply"]>;

/**
 * Sends a call and parses its reply.
 * @throws {CallFailed} whatever goes wrong: a failing status, a body that is no JSON, a dropped line, silence, an abort.
 */
export async function send<C extends Call>(
  connection: Connection,
  call: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<CallReply<C>> {
  const silence = AbortSignal.timeout(connection.timeoutMs ?? 20_000);
  const either = signal ? AbortSignal.any([signal, silence]) : silence;
  const fail = (cause: unknown): never => {
    const reason = silence.aborted ? "timeout" : signal?.aborted ? "aborted" : "network";
    throw new CallFailed(call.name, reason, { cause });
  };
  const response = await connection.fetch(requestFor(connection, call, input, either)).catch(fail);
  const text = await response.text().catch(fail);
  const body = parseJson(text);
  if (!response.ok) {
    const said = sentence(body, call.refusal);
    throw new CallFailed(call.name, "refused", { status: response.status, said, body });
  }
  const reply = safeParse(call.reply, body);
  if (!reply.success) {
    throw new CallFailed(call.name, "unreadable", { status: response.status, body, cause: reply.issues });
  }
  return reply.output;
}

function requestFor(
  connection: Connection,
  call: Call,
  input: { body?: unknown; query?: unknown; headers?: Readonly<Record<string, string>> },
  signal: AbortSignal,
) {
  const headers = new Headers({ ...input.headers, accept: "application/json" });
  const token = connection.token();
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (connection.language) headers.set("accept-language", connection.language());
  const isForm = call.encoding === "multipart";
  const hasBody = input.body !== undefined;
  // A form's content type names the boundary between its parts, which only the platform knows.
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The sentence in the agreed field of a failed reply, else in the other one: servers differ (spec §8). */
function sentence(body: unknown, field: RefusalField): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const said = body as Record<string, unknown>;
  return [said[field], said["error"], said["message"]].find(
    (text): text is string => typeof text === "string" && text.trim() !== "",
  );
}
