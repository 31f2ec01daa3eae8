import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { StartupError } from "../../startup-error.ts";

/** Where `npm run migrations` puts them. */
export const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url));

/** Key of the lock under which one process at a time migrates: Drizzle's migrator takes none. */
const migrating = 4_100_001;
const oldestSupported = 15;

/** Brings the database up to the schema. Any number of processes may do so at once. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await refuseOldServer(client);
    await client.query("select pg_advisory_lock($1)", [migrating]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  const version = rows[0]?.version ?? 0;
  if (version >= oldestSupported) return;
  throw new StartupError(`DATABASE_URL leads to PostgreSQL ${version}: Trellis needs ${oldestSupported} or newer.`);
}
