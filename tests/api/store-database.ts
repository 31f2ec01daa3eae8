import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../../packages/embedded-postgres/src/index.ts";
import { isAlive } from "../../packages/embedded-postgres/src/postmaster.ts";
import { migrateDatabase, migrationsFolder } from "../../apps/api/src/adapters/postgres/migrate.ts";

const folder = fileURLToPath(new URL("../../node_modules/.cache/trellis/test-database", import.meta.url));
const preparing = 4_100_002;

/** An empty database with every table, and how to be rid of it. */
export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

const start = () => startEmbeddedPostgres({ folder, durable: false });

/** Every test file joins the one server, which the last of them stops. It survives nothing, so it is quick. */
export async function startTestServer(): Promise<EmbeddedPostgres> {
  return start().catch(() => {
    // A machine that stopped in the middle of a run leaves a broken one behind.
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

/** A migrated database to copy, made once per set of migrations. */
async function prepareTemplate(url: string): Promise<string> {
  const journal = readFileSync(`${migrationsFolder}/meta/_journal.json`, "utf8");
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] };
  const statements = entries.map(({ tag }) => readFileSync(`${migrationsFolder}/${tag}.sql`, "utf8"));
  const name = `trellis_template_${createHash("sha256").update(journal).update(statements.join()).digest("hex").slice(0, 12)}`;
  await asAdministrator(url, async (client) => {
    await client.query("select pg_advisory_lock($1)", [preparing]);
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

let made = 0;

/** Makes a database on a server, copied from the migrated one or altogether empty. */
export async function createTestDatabase(
  url: string,
  content: "migrated" | "empty" = "migrated",
): Promise<TestDatabase> {
  const template = content === "empty" ? "template0" : await prepareTemplate(url);
  made += 1;
  const name = `trellis_test_${process.pid}_${made}`;
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
