import type { ObserveStatement } from "@trellis/server-core/ports/observe-statement";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";

/** The target of statements: a connection pool or the connection of a transaction, and Drizzle on top of it. */
export interface Queries {
  pool: {
    query<Row extends unknown[]>(config: pg.QueryArrayConfig): Promise<Pick<pg.QueryArrayResult<Row>, "rows">>;
  };
  tables: NodePgDatabase;
}

/** A connection pool, and Drizzle on top of it. */
export interface Database extends Queries {
  pool: pg.Pool;
  /** Makes new connections use another address of the same database. */
  moveTo(url: string): void;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  connections?: number;
  /** Timeout for opening a connection and for a statement. */
  timeoutMs?: number;
  /** Measures each statement. */
  observe?: ObserveStatement | undefined;
}
