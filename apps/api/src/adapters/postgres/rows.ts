import type pg from "pg";

/** A statement that PostgreSQL prepares once per connection under its name. */
export interface Statement {
  name: string;
  text: string;
}

/** Runs a prepared statement; rows come as arrays, in the order of its columns. */
export async function rowsOf<Row extends unknown[]>(
  pool: pg.Pool,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await pool.query<Row>({ ...statement, values, rowMode: "array" });
  return rows;
}
