import { basePath, type Call } from "./call.ts";

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

/** Returns the timeout of a call in milliseconds. */
export const timeoutOf = (connection: Connection, call: Call): number =>
  connection.timeoutMs ?? call.timeoutMs ?? 20_000;

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
