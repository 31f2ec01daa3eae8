import { StorageAway } from "@trellis/server-core/ports/storage-away";
import { apiHeaders } from "@trellis/server-core/reply";
import type { Messages } from "./text/en.ts";
import { HttpError } from "./http-error.ts";

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
