import { readFileSync } from "node:fs";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorldClock } from "../../apps/api/src/adapters/memory/clock.ts";
import { openDatabase } from "../../apps/api/src/adapters/postgres/database.ts";
import { migrateDatabase, migrationsFolder } from "../../apps/api/src/adapters/postgres/migrate.ts";
import * as accountTables from "../../apps/api/src/adapters/postgres/schema-accounts.ts";
import * as billingTables from "../../apps/api/src/adapters/postgres/schema-billing.ts";
import * as securityTables from "../../apps/api/src/adapters/postgres/schema-security.ts";
import * as otherTables from "../../apps/api/src/adapters/postgres/schema.ts";
import { createPostgresStorage } from "../../apps/api/src/adapters/postgres/storage.ts";
import { day, later, newAccount, newSession, now } from "./conformance/fixtures.ts";
import { storageConformance } from "./conformance.ts";
import { createTestDatabase, startTestServer } from "./store-database.ts";

let server: Awaited<ReturnType<typeof startTestServer>> | undefined;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());
const embedded = () => server?.url ?? "";

async function openStorage(url: string) {
  const testDatabase = await createTestDatabase(url);
  const database = openDatabase(testDatabase.url);
  const close = async () => {
    await database.close();
    await testDatabase.drop();
  };
  const clock = createWorldClock();
  return {
    ports: createPostgresStorage(database, clock),
    advance: (milliseconds: number) => clock.advance(milliseconds),
    database,
    close,
  };
}

const own = process.env["TEST_DATABASE_URL"];
const servers: [name: string, url: () => string][] = [
  ["the embedded PostgreSQL", embedded],
  ...(own ? [["the PostgreSQL of TEST_DATABASE_URL", () => own] satisfies [string, () => string]] : []),
];

describe.each(servers)("storage in %s", (_name, url) => {
  storageConformance(() => openStorage(url()));
});

async function tablesOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  await client.end();
  return rows.map(({ name }) => name);
}

describe("database migrations", () => {
  it("run once when eight processes migrate an empty database simultaneously", async () => {
    const { url, drop } = await createTestDatabase(embedded(), "empty");
    await Promise.all(Array.from({ length: 8 }, () => migrateDatabase(url)));
    expect(await tablesOf(url)).toContain("accounts");
    await drop();
  });

  it("match the schema: every change has a migration", async () => {
    const journal = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, "utf8")) as {
      entries: { idx: number; when: number; tag: string }[];
    };
    const last = String(journal.entries.at(-1)?.idx).padStart(4, "0");
    const snapshot = JSON.parse(readFileSync(`${migrationsFolder}/meta/${last}_snapshot.json`, "utf8"));
    const tables = { ...accountTables, ...billingTables, ...securityTables, ...otherTables };
    expect(await generateMigration(snapshot, generateDrizzleJson(tables, snapshot.id))).toEqual([]);
  });

  it("are in chronological order, because older ones would be skipped", () => {
    const { entries } = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, "utf8")) as {
      entries: { idx: number; when: number }[];
    };
    expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_entry, index) => index));
    expect(entries.map(({ when }) => when)).toEqual(entries.map(({ when }) => when).toSorted((a, b) => a - b));
  });
});

describe("expired rows", () => {
  it("are deleted, and nothing else", async () => {
    const { ports, database, close } = await openStorage(embedded());
    const { id, digest } = await newAccount(ports);
    await ports.sessions.open(newSession(id, { tokenDigest: "old", openedAt: later(-day), expiresAt: later(-1) }));
    await ports.deleteExpired(now);
    const { rows } = await database.pool.query("select token_digest from sessions");
    expect(rows).toEqual([{ token_digest: digest }]);
    await close();
  });
});
