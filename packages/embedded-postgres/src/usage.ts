import pg from "pg";

/** Key of the advisory lock that all processes using an embedded server share. */
const usageLock = 4_100_718;

/** A connection that marks the server as in use while it is open. */
export interface Usage {
  /** Releases the lock. After "last" no other process can register until the connection is closed. */
  release(): Promise<"last" | "others">;
  close(): Promise<void>;
  /** Resolves when the connection has ended for any reason. */
  lost: Promise<void>;
}

/** Registers this process as a user of the server; undefined if the server refuses connections (starting or stopping). */
export async function registerUsage(url: string): Promise<Usage | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  // Ignored: the next query reports a lost connection.
  client.on("error", () => undefined);
  const lost = new Promise<void>((resolve) => client.once("end", () => resolve()));
  try {
    await client.connect();
    await client.query("select pg_advisory_lock_shared($1)", [usageLock]);
  } catch (error) {
    await client.end().catch(() => undefined);
    if (isTransient(error)) return undefined;
    throw error;
  }
  return {
    async release() {
      await client.query("select pg_advisory_unlock_shared($1)", [usageLock]);
      const { rows } = await client.query<{ alone: boolean }>("select pg_try_advisory_lock($1) as alone", [usageLock]);
      return rows[0]?.alone ? "last" : "others";
    },
    close: () => client.end().catch(() => undefined),
    lost,
  };
}

/** Whether a retry can help: the server is starting up, shutting down or gone. A wrong password is not transient. */
function isTransient(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code.startsWith("57P") || !/^\w{5}$/.test(code);
}
