import * as v from "valibot";

/** An error response of Google. */
export class GoogleRefusal extends Error {
  override readonly name = "GoogleRefusal";
  readonly status: number;
  /** Google's error code, such as `invalid_grant`. */
  readonly reason: string;

  constructor(status: number, reason: string) {
    super(`the provider answered ${status} ${reason}`);
    this.status = status;
    this.reason = reason;
  }
}

/** How to reach Google. */
export interface Line {
  fetch: (request: Request) => Promise<Response>;
  /** Timeout per request, in milliseconds. */
  timeoutMs: number;
}

// The token endpoint returns the error code as a string, the other APIs in an object.
const refusal = v.looseObject({
  error: v.union([v.string(), v.looseObject({ status: v.optional(v.string(), "") })]),
});

/** Fetches JSON of the given shape; throws a `GoogleError` for an error response. */
export async function ask<S extends v.GenericSchema>(
  { fetch, timeoutMs }: Line,
  url: string,
  schema: S,
  init: RequestInit = {},
): Promise<v.InferOutput<S>> {
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(new Request(url, { redirect: "error", signal, ...init }));
  if (answer.ok) return v.parse(schema, await answer.json());
  const said = v.safeParse(refusal, await answer.json().catch(() => null));
  const { error } = said.success ? said.output : { error: "" };
  throw new GoogleRefusal(answer.status, typeof error === "string" ? error : error.status);
}

/** Returns a POST request with form fields, as the token endpoint expects. */
export const form = (fields: Record<string, string>): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams(fields).toString(),
});
