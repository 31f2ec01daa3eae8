import type { InferInput } from "valibot";
import type { AnySchema, Call } from "./call.ts";
import { requestFor } from "./request.ts";
import { limitTime } from "./time-limit.ts";
import type { Connection } from "./connection.ts";
import { type CallReply, replyOf } from "./reply.ts";

type InputOf<S> = S extends AnySchema ? InferInput<S> : undefined;

/** Input of a call: its body and query, if it has them, and additional headers. */
export type CallInput<C extends Call> = (C["body"] extends AnySchema
  ? { body: InputOf<C["body"]> }
  : { body?: never }) &
  QueryInput<C["query"]> & {
    headers?: Readonly<Record<string, string>>;
  };

/** A query without required fields may be omitted. */
type QueryInput<S> = S extends AnySchema
  ? object extends InputOf<S>
    ? { query?: InputOf<S> }
    : { query: InputOf<S> }
  : { query?: never };

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
  const { ended, fail } = limitTime(connection, call, signal);
  const response = await connection.fetch(requestFor(connection, call, input, ended)).catch(fail);
  return replyOf(call, response, await response.text().catch(fail));
}
