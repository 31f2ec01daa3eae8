import * as v from "valibot";

/** Google said no, in a way that may mean something. */
export class GoogleRefusal extends Error {
  override readonly name = "GoogleRefusal";
  readonly status: number;
  /** Google's own word, such as `invalid_grant`. */
  readonly reason: string;

  constructor(status: number, reason: string) {
    super(`the provider answered ${status} ${reason}`);
    this.status = status;
    this.reason = reason;
  }
}

/** How Google is reached. */
export interface Line {
  fetch: (request: Request) => Promise<Response>;
  /** How long one question may take, in milliseconds. */
  timeoutMs: number;
}

// The token endpoint names its reason in a word, the other APIs in an object.
const refusal = v.looseObject({
  error: v.union([v.string(), v.looseObject({ status: v.optional(v.string(), "") })]),
});

/** Asks Google one question. Throws unless it answers as expected: a `GoogleRefusal` when it says no. */
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

/** A form, as the token endpoint wants it. */
export const form = (fields: Record<string, string>): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams(fields).toString(),
});
