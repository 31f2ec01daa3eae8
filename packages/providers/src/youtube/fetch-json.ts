import * as v from "valibot";
import { GoogleError } from "./google-error.ts";

/** Settings for reaching Google. */
export interface HttpOptions {
  fetch: (request: Request) => Promise<Response>;
  /** Timeout per request, in milliseconds. */
  timeoutMs: number;
}

// The token endpoint returns the error code as a string, the other APIs in an object.
const errorBody = v.looseObject({
  error: v.union([v.string(), v.looseObject({ status: v.optional(v.string(), "") })]),
});

/** Fetches JSON of the given shape; throws a `GoogleError` for an error response. */
export async function fetchJson<S extends v.GenericSchema>(
  { fetch, timeoutMs }: HttpOptions,
  url: string,
  schema: S,
  init: RequestInit = {},
): Promise<v.InferOutput<S>> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(new Request(url, { redirect: "error", signal, ...init }));
  if (response.ok) return v.parse(schema, await response.json());
  const parsed = v.safeParse(errorBody, await response.json().catch(() => null));
  const { error } = parsed.success ? parsed.output : { error: "" };
  throw new GoogleError(response.status, typeof error === "string" ? error : error.status);
}

/** Returns a POST request with form fields, as the token endpoint expects. */
export const postForm = (fields: Record<string, string>): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams(fields).toString(),
});
