import pg from "pg";

/** Key of the lock that everyone who uses an embedded server holds in common. */
const inUse = 4_100_718;

/** A connection that stays open for as long as this process uses the server. */
export interface Keeper {
  /** Stops using it. "last" when nobody else does; then nobody can begin to until the connection is closed. */
  leave(): Promise<"last" | "others">;
  close(): Promise<void>;
}

/** Registers as a user of the server; undefined when it would not have us (it is starting or stopping). */
export async function register(url: string): Promise<Keeper | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // The server going away is noticed by whoever asks it something.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select pg_advisory_lock_shared($1)", [inUse]);
  } catch (error) {
    await client.end().catch(() => undefined);
    if (isPassing(error)) return undefined;
    throw error;
  }
  return {
    async leave() {
      await client.query("select pg_advisory_unlock_shared($1)", [inUse]);
      const { rows } = await client.query<{ alone: boolean }>("select pg_try_advisory_lock($1) as alone", [inUse]);
      return rows[0]?.alone ? "last" : "others";
    },
    close: () => client.end().catch(() => undefined),
  };
}

/** Starting up, shutting down, or gone: worth another look. A wrong password is not. */
function isPassing(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code.startsWith("57P") || !/^\w{5}$/.test(code);
}
