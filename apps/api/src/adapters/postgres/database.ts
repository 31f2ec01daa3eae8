import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as schema from "./schema.ts";

/** A PostgreSQL: its connections, and Drizzle over them. */
export interface Database {
  pool: pg.Pool;
  tables: NodePgDatabase<typeof schema>;
  close(): Promise<void>;
}

/** Opens connections as they are needed, ten at most. */
export function openDatabase(url: string, connections = 10): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    application_name: "trellis",
    keepAlive: true,
  });
  // An idle connection that breaks is replaced at the next query, which reports what is wrong.
  pool.on("error", () => undefined);
  return { pool, tables: drizzle(pool, { schema }), close: () => pool.end() };
}
