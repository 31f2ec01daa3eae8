import type { Queries } from "./database.ts";

/** A prepared statement, cached per connection by name. */
export interface Statement {
  name: string;
  text: string;
}

/** Runs a prepared statement and returns its rows as arrays, in column order. */
export async function rowsOf<Row extends unknown[]>(
  pool: Queries["pool"],
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await pool.query<Row>({ ...statement, values, rowMode: "array" });
  return rows;
}

/** Whether a statement failed because it would have broken a unique constraint. */
export const isConflict = (cause: unknown): boolean =>
  cause instanceof Error && "code" in cause && cause.code === "23505";
