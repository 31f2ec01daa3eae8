import type { BaseIssue, BaseSchema } from "valibot";

/** Any valibot schema. */
export type AnySchema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** The property of an error reply that holds the message for the user (spec §8). */
export type ErrorField = "error" | "message";

/** The declaration of an API call, shared by the client, the server and the documentation. */
export interface Call<
  Body extends AnySchema | undefined = AnySchema | undefined,
  Query extends AnySchema | undefined = AnySchema | undefined,
  Reply extends AnySchema = AnySchema,
> {
  /** The name in logs and errors, such as `logIn`. */
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path below `basePath`, without parameters. */
  readonly path: `/${string}`;
  /** `session`: requires a valid bearer token. `subscription`: also requires a running subscription. */
  readonly access: "public" | "session" | "subscription";
  readonly errorField: ErrorField;
  /** Whether the call is not in the specification (spec §7), so other servers might not offer it. */
  readonly isExtra?: boolean;
  /** `multipart`: the body is sent as form data, which may contain files. Default: JSON. */
  readonly encoding?: "multipart";
  /** Maximum size of the JSON body in bytes. Default 65,536. */
  readonly bodyMaximum?: number;
  /** How long clients wait for a reply, in milliseconds. Default 20,000. */
  readonly timeoutMs?: number;
  readonly body: Body;
  readonly query: Query;
  readonly reply: Reply;
}

/** The path prefix of every call (spec §7). */
export const basePath = "/api/v1";

/** How long clients wait for a reply that an AI model writes, and for each part of a streamed reply. */
export const aiTimeoutMs = 60_000;

const defaults = { access: "session", errorField: "error" } as const;

type Declaration<C extends Call> = Omit<C, "body" | "query" | keyof typeof defaults> &
  Partial<Pick<C, "body" | "query" | keyof typeof defaults>>;

/** Declares a call; omit `body` and `query` if it has none. By default, it requires a session and its `errorField` is `error`. */
export function defineCall<
  Reply extends AnySchema,
  Body extends AnySchema | undefined = undefined,
  Query extends AnySchema | undefined = undefined,
>(call: Declaration<Call<Body, Query, Reply>>): Call<Body, Query, Reply> {
  return { ...defaults, ...call, body: call.body as Body, query: call.query as Query };
}
