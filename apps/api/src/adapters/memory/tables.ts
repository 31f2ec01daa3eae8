/** Everything that the in-memory server stores, by name. It can be cloned, so a browser can keep it. */
export type Tables = Map<string, Map<unknown, unknown>>;

/** Returns a table, which is empty at first. */
export function tableOf<Key, Value>(tables: Tables, name: string): Map<Key, Value> {
  const table = tables.get(name) ?? new Map<unknown, unknown>();
  tables.set(name, table);
  // Each table has one user, who knows the type of its rows.
  return table as Map<Key, Value>;
}
