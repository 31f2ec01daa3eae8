import type { BaseIssue, BaseSchema } from "valibot";

/** Any valibot schema. */
export type AnySchema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** Where a refusal's sentence stands in the body of a failed reply (spec §8). */
export type RefusalField = "error" | "message";

/** One call of the API as data: everything a client, a server and a document need to know about it. */
export interface Call<
  Body extends AnySchema | undefined = AnySchema | undefined,
  Query extends AnySchema | undefined = AnySchema | undefined,
  Reply extends AnySchema = AnySchema,
> {
  /** A verb for logs and reports, such as `logIn`. */
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path below `basePath`, without parameters. */
  readonly path: `/${string}`;
  /** `session`: answered only to a live bearer token. */
  readonly access: "public" | "session";
  /** The field of a failed reply that holds the sentence for people. */
  readonly refusal: RefusalField;
  /** `multipart`: the body's fields travel as form data, files among them. JSON unless told. */
  readonly encoding?: "multipart";
  /** Largest JSON body in bytes, where it is more than the server's usual 65,536. */
  readonly bodyMaximum?: number;
  readonly body: Body;
  readonly query: Query;
  readonly reply: Reply;
}

/** The path under which every call lives (spec §7). */
export const basePath = "/api/v1";

/** Declares a call; `body` and `query` are left out where the call has none. */
export function defineCall<
  Reply extends AnySchema,
  Body extends AnySchema | undefined = undefined,
  Query extends AnySchema | undefined = undefined,
>(call: Omit<Call<Body, Query, Reply>, "body" | "query"> & { body?: Body; query?: Query }): Call<Body, Query, Reply> {
  return { ...call, body: call.body as Body, query: call.query as Query };
}
