import pg from "pg";

type Parser = (value: string) => unknown;

/** Collects rows as arrays. The driver's own result also builds an object with every column name for each execution. */
class ArrayRows {
  readonly rows: unknown[][] = [];
  #parsers: Parser[] = [];

  addFields(fields: readonly { dataTypeID: number }[]): void {
    this.#parsers = fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID) as Parser);
  }

  parseRow(values: readonly (string | null)[]): unknown[] {
    return values.map((value, index) => (value === null ? null : this.#parsers[index]?.(value)));
  }

  addRow(row: unknown[]): void {
    this.rows.push(row);
  }

  addCommandComplete(): void {
    // The number of rows and the name of the command are not used.
  }
}

/**
 * A statement whose result has only `rows`, as arrays. The driver takes much longer for one given as an object. This relies
 * on the fields `_result` and `_results` of the driver's class, which it doesn't document, so its version is pinned.
 */
export class ArrayQuery extends pg.Query {
  constructor({ name, text, values }: Pick<pg.QueryArrayConfig, "name" | "text" | "values">) {
    super(text, values);
    const result = new ArrayRows();
    Object.assign(this, { name, _result: result, _results: result });
  }
}

/** Whether a statement asks for arrays, converted by the driver's usual parsers. */
export const isArrayConfig = (statement: unknown): statement is pg.QueryArrayConfig =>
  typeof statement === "object" &&
  statement !== null &&
  "rowMode" in statement &&
  statement.rowMode === "array" &&
  !("types" in statement);
