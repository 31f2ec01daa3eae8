import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { threadId } from "node:worker_threads";
import { jobNames } from "@trellis/server-core/jobs/retries";
import { jobSchemaVersion } from "@trellis/storage/pg-boss/install";
import { migrateDatabase, migrationsFolder } from "@trellis/storage/postgres/migrate";
import pg from "pg";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../../packages/embedded-postgres/src/index.ts";
import { isAlive } from "../../packages/embedded-postgres/src/is-alive.ts";

const folder = fileURLToPath(new URL("../../node_modules/.cache/trellis/test-database", import.meta.url));
const templateLock = 4_100_002;

/** A temporary database. */
export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

const start = () => startEmbeddedPostgres({ folder, durable: false });

/** Starts the shared PostgreSQL server or joins it; the last test file stops it. It is not durable, which makes it fast. */
export async function startTestServer(): Promise<EmbeddedPostgres> {
  return start().catch(() => {
    // An interrupted run may leave a damaged server behind.
    rmSync(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
    return start();
  });
}

const at = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;

async function asAdministrator<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates a migrated template database, once per set of migrations, and returns its name. */
async function prepareTemplate(url: string): Promise<string> {
  const journal = readFileSync(`${migrationsFolder}/meta/_journal.json`, "utf8");
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] };
  const statements = entries.map(({ tag }) => readFileSync(`${migrationsFolder}/${tag}.sql`, "utf8"));
  const name = `trellis_template_${createHash("sha256").update(journal).update(statements.join()).update(`${jobSchemaVersion} ${jobNames.join()}`).digest("hex").slice(0, 12)}`;
  await asAdministrator(url, async (client) => {
    await client.query("select pg_advisory_lock($1)", [templateLock]);
    const { rows } = await client.query<{ datname: string }>("select datname from pg_database");
    const abandoned = rows
      .map(({ datname }) => datname)
      .filter((each) => {
        const [, pid] = /^trellis_test_(\d+)_/.exec(each) ?? [];
        return pid && !isAlive(Number(pid));
      });
    for (const each of abandoned) await client.query(`drop database if exists ${each} with (force)`);
    if (rows.some(({ datname }) => datname === name)) return;
    await client.query(`drop database if exists ${name}_draft with (force)`);
    await client.query(`create database ${name}_draft template template0`);
    await migrateDatabase(at(url, `${name}_draft`));
    await client.query(`alter database ${name}_draft rename to ${name}`);
  });
  return name;
}

let created = 0;

/** Creates a database on a server, either migrated or empty. */
export async function createTestDatabase(
  url: string,
  content: "migrated" | "empty" = "migrated",
): Promise<TestDatabase> {
  const template = content === "empty" ? "template0" : await prepareTemplate(url);
  created += 1;
  // Test files run in threads of one process.
  const name = `trellis_test_${process.pid}_${threadId}_${created}`;
  await asAdministrator(url, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  return {
    url: at(url, name),
    drop: async () => {
      await asAdministrator(url, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}
