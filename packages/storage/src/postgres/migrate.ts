import { fileURLToPath } from "node:url";
import { StartupError } from "@trellis/server-core/startup-error";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { installJobs } from "../pg-boss/install.ts";
import { moveQueuedMails } from "../pg-boss/move-mails.ts";

/** Output folder of `npm run migrations`. */
export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** Advisory lock that lets one process migrate at a time; Drizzle's migrator has none. */
const migrating = 4_100_001;
const oldestSupported = 15;

/** Migrates the database and the job queue to their current schemas. Safe to run in several processes at once. */
export async function migrateDatabase(url: string): Promise<void> {
  await connected(url, async (lock) => {
    await refuseOldServer(lock);
    // An open transaction holds the lock, because PgBouncer may run each transaction on another connection.
    await lock.query("begin");
    await lock.query("select pg_advisory_xact_lock($1)", [migrating]);
    await connected(url, async (client) => {
      await installJobs(client);
      await moveQueuedMails(client);
      await migrate(drizzle(client), { migrationsFolder });
    });
  });
}

/** Opens a connection and closes it afterwards, which also ends its transaction. */
async function connected(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  const version = rows[0]?.version ?? 0;
  if (version >= oldestSupported) return;
  throw new StartupError(
    `DATABASE_URL points to PostgreSQL ${version}, but Trellis needs ${oldestSupported} or newer.`,
  );
}
