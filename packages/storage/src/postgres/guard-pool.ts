import type { ObserveStatement } from "@trellis/server-core/ports/observe-statement";
import { StorageAway } from "@trellis/server-core/ports/storage-away";
import type pg from "pg";
import { ArrayQuery, isArrayConfig } from "./array-query.ts";
import { isAway, isCanceled, isUnreachable } from "./is-away.ts";

/** For this time after the database did not respond, statements fail immediately, so that requests don't queue up. */
const restMs = 1_000;

type Method = (...values: unknown[]) => unknown;
/** The driver's methods have overloads with and without a callback. */
const methodOf = (of: object, name: string): Method => (Reflect.get(of, name) as Method).bind(of);
const toAway = (cause: unknown): unknown => (isAway(cause) ? new StorageAway({ cause }) : cause);
/** Whether the connection of a failed statement must be closed. */
const isBroken = (cause: unknown): boolean => isAway(cause) && !isCanceled(cause);

interface Guard {
  deadlineMs: number;
  /** Measures each statement. */
  observe?: ObserveStatement | undefined;
  /** Whether to send statements without their names, so that no statement is prepared. */
  isUnnamed?: boolean;
}

/**
 * Makes the pool fail with `StorageAway` when the database can't be reached: within the deadline, including the wait
 * for a connection, and immediately for a second afterwards. Closes connections whose reply is late. The driver's own
 * `query_timeout` is not used: with it, most results stayed in memory until the next full garbage collection.
 */
export function guardPool(pool: pg.Pool, { deadlineMs, observe, isUnnamed = false }: Guard): void {
  let restsUntil = Number.NEGATIVE_INFINITY;
  const rest = () => (restsUntil = performance.now() + restMs);
  const connect = pool.connect.bind(pool);

  /** Passes a connection to `use`, which settles the promise. The connection is released then, unless it is the result. */
  const withClient = <Result>(
    use: (client: pg.PoolClient, settle: (cause: unknown, result?: Result) => void) => unknown,
  ): Promise<Result> =>
    new Promise((done, failed) => {
      if (performance.now() < restsUntil) return failed(new StorageAway());
      let isOver = false;
      let client: pg.PoolClient | undefined;
      const timer = setTimeout(() => {
        isOver = true;
        rest();
        client?.release(true);
        failed(new StorageAway());
      }, deadlineMs);
      const settle = (cause: unknown, result?: Result) => {
        if (isOver) return;
        isOver = true;
        clearTimeout(timer);
        if (result !== client) client?.release(isBroken(cause));
        if (!cause) return done(result as Result);
        if (isUnreachable(cause)) rest();
        failed(toAway(cause));
      };
      connect((cause, connected) => {
        if (isOver) return connected?.release();
        client = connected;
        if (client) use(client, settle);
        else settle(cause);
      });
    });

  const query = (...given: unknown[]): Promise<unknown> => {
    const [statement, parameters] = isUnnamed ? withoutName(given) : given;
    const sent = isArrayConfig(statement) ? new ArrayQuery(statement) : statement;
    const run = () => withClient((client, settle) => methodOf(client, "query")(sent, parameters, settle));
    return observe ? observe(textOf(statement), run) : run();
  };
  Object.assign(pool, { query, connect: () => withClient<pg.PoolClient>((client, settle) => settle(null, client)) });
  pool.on("connect", (client) => guardClient(client, { deadlineMs, observe, isUnnamed }));
}

/** Returns the SQL of a statement, which the driver takes as a string or as part of an object. */
function textOf(statement: unknown): string {
  const text: unknown =
    typeof statement === "object" && statement !== null ? Reflect.get(statement, "text") : statement;
  return typeof text === "string" ? text : "";
}

/** Returns the arguments of a call without the name of the statement. */
function withoutName([statement, ...others]: unknown[]): unknown[] {
  const isNamed = typeof statement === "object" && statement !== null && "name" in statement;
  // The driver's own statement objects are class instances whose name was removed in an earlier call.
  if (!isNamed || Object.getPrototypeOf(statement) !== Object.prototype) return [statement, ...others];
  const { name: _name, ...unnamed } = statement;
  return [unnamed, ...others];
}

/** Makes the statements of a transaction fail with `StorageAway` as well, and closes a connection whose reply is late. */
function guardClient(client: pg.PoolClient, { deadlineMs, observe, isUnnamed }: Guard): void {
  const query = methodOf(client, "query");
  const close = () => void client.end().catch(() => undefined);
  // The pool listens only while a connection is idle, and an error without a listener would end the process.
  client.on("error", () => undefined);
  const guardedQuery = (...given: unknown[]): unknown => {
    const values = isUnnamed ? withoutName(given) : given;
    const sent = query(...values);
    // The pool's own statements pass a callback.
    if (!(sent instanceof Promise)) return sent;
    const timer = setTimeout(close, deadlineMs);
    const answered = sent
      .catch((cause: unknown) => {
        if (isBroken(cause)) close();
        throw toAway(cause);
      })
      .finally(() => clearTimeout(timer));
    return observe ? observe(textOf(values[0]), () => answered) : answered;
  };
  Object.assign(client, { query: guardedQuery });
}
