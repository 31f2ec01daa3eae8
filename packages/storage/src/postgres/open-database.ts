import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { guardPool } from "./guard-pool.ts";
import type { Database, DatabaseOptions } from "./database.ts";

/**
 * Creates a pool; connections open on demand. Statements fail with `StorageAway` when the database can't be reached or does
 * not answer in time.
 */
export function openDatabase(
  url: string,
  { connections = 10, timeoutMs = 5_000, observe }: DatabaseOptions = {},
): Database {
  // Other libraries recognize PgBouncer by the same parameter. PgBouncer may run each transaction on another
  // connection, and older versions support neither named statements nor startup parameters such as `statement_timeout`.
  const isPooled = new URL(url).searchParams.get("pgbouncer") === "true";
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: timeoutMs,
    idleTimeoutMillis: 60_000,
    // Ends a slow statement in the database. The deadline of `guardPool` covers a database that doesn't respond.
    ...(!isPooled && { statement_timeout: Math.round(timeoutMs * 0.9) }),
    application_name: "trellis",
    keepAlive: true,
  });
  // Ignored: the pool replaces a broken idle connection, and the next query reports errors.
  pool.on("error", () => undefined);
  guardPool(pool, { deadlineMs: Math.round(timeoutMs * 1.1), observe, isUnnamed: isPooled });
  const moveTo = (address: string) => {
    pool.options.connectionString = address;
  };
  return { pool, tables: drizzle(pool), moveTo, close: () => pool.end() };
}
