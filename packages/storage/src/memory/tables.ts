/** Everything that the in-memory server stores, by table name. The object is cloneable, so a browser can store it. */
export type Tables = Map<string, Map<unknown, unknown>>;

/** Returns the table with this name, or adds an empty one. */
export function tableOf<Key, Value>(tables: Tables, name: string): Map<Key, Value> {
  const table = tables.get(name) ?? new Map<unknown, unknown>();
  tables.set(name, table);
  // Each table is used by one module, which knows the type of its rows.
  return table as Map<Key, Value>;
}
