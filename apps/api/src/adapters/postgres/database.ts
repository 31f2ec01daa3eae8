import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

/** What statements run on: a connection pool or the connection of a transaction, and Drizzle on top of it. */
export interface Queries {
  pool: {
    query<Row extends unknown[]>(config: pg.QueryArrayConfig): Promise<pg.QueryArrayResult<Row>>;
  };
  tables: NodePgDatabase;
}

/** A connection pool, and Drizzle on top of it. */
export interface Database extends Queries {
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Creates a pool; connections open on demand. */
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
  // Ignored: the pool replaces a broken idle connection, and the next query reports errors.
  pool.on("error", () => undefined);
  return { pool, tables: drizzle(pool), close: () => pool.end() };
}
