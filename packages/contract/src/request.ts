import { basePath, type Call } from "./call.ts";
import type { Connection } from "./connection.ts";

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
