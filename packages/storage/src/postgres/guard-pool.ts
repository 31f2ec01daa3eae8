import type { ObserveStatement } from "@trellis/server-core/ports/process";
import { StorageAway } from "@trellis/server-core/ports/storage";
import pg from "pg";
import { isAway, isCanceled, isUnreachable } from "./is-away.ts";

/** After the database did not respond, statements fail without waiting for this time, so that requests don't queue up. */
const restMs = 1_000;

type Method = (...values: unknown[]) => Promise<unknown>;
const methodOf = (of: object, name: string): Method => (Reflect.get(of, name) as Method).bind(of);
const toAway = (cause: unknown): unknown => (isAway(cause) ? new StorageAway({ cause }) : cause);

interface Guard {
  deadlineMs: number;
  /** Measures each statement. */
  observe?: ObserveStatement | undefined;
  /** Whether to send statements without their names, so that no statement is prepared. */
  isUnnamed?: boolean;
}

/**
 * Makes the pool fail with `StorageAway` when the database can't be reached: within the deadline, including the wait
 * for a connection, and immediately for a second afterwards. The driver's own timeouts apply to each step, and keep
 * using a connection whose late reply may still arrive.
 */
export function guardPool(pool: pg.Pool, { deadlineMs, observe, isUnnamed = false }: Guard): void {
  let restsUntil = Number.NEGATIVE_INFINITY;
  const rest = () => (restsUntil = performance.now() + restMs);

  const guarded = async (work: () => Promise<unknown>, discard: (late: unknown) => void): Promise<unknown> => {
    if (performance.now() < restsUntil) throw new StorageAway();
    let isLate = false;
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<never>((_done, failed) => {
      timer = setTimeout(() => {
        isLate = true;
        rest();
        failed(new StorageAway());
      }, deadlineMs);
    });
    const result = work().then((value) => {
      if (isLate) discard(value);
      return value;
    });
    try {
      return await Promise.race([result, deadline]);
    } catch (cause) {
      if (isUnreachable(cause)) rest();
      throw toAway(cause);
    } finally {
      clearTimeout(timer);
      // After the deadline, a late rejection has no other handler.
      result.catch(() => undefined);
    }
  };

  // Both methods have overloads with and without a callback; their arguments are passed on unchanged.
  const query = methodOf(pool, "query");
  const connect = methodOf(pool, "connect");
  Object.assign(pool, {
    query: (...given: unknown[]) => {
      const values = isUnnamed ? withoutName(given) : given;
      const run = () => guarded(() => query(...values), ignore);
      return observe ? observe(textOf(values), run) : run();
    },
    // The pool's own queries pass a callback.
    connect: (...values: unknown[]) => (values.length > 0 ? connect(...values) : guarded(() => connect(), release)),
  });
  pool.on("connect", (client) => guardClient(client, { observe, isUnnamed }));
}

/** Returns the text of a statement, which the driver takes as a string or as part of an object. */
function textOf([statement]: unknown[]): string {
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

const ignore = (): void => undefined;
const release = (client: unknown): void => (client as pg.PoolClient).release();

/** Makes the statements of a transaction fail with `StorageAway` as well, and closes a connection whose reply is late. */
function guardClient(client: pg.PoolClient, { observe, isUnnamed }: Omit<Guard, "deadlineMs">): void {
  const query = methodOf(client, "query");
  // The pool listens only while a connection is idle, and an error without a listener would end the process.
  client.on("error", () => undefined);
  const guardedQuery = (...given: unknown[]): unknown => {
    const values = isUnnamed ? withoutName(given) : given;
    const sent: unknown = query(...values);
    if (!(sent instanceof Promise)) return sent;
    const answered = sent.catch((cause: unknown) => {
      if (isAway(cause) && !isCanceled(cause) && client instanceof pg.Client) client.end().catch(() => undefined);
      throw toAway(cause);
    });
    return observe ? observe(textOf(values), () => answered) : answered;
  };
  Object.assign(client, { query: guardedQuery });
}
