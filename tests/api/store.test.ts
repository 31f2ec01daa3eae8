import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandboxPayments } from "@trellis/payments/sandbox/sandbox-payments";
import { createWorldClock } from "@trellis/runtime/memory/clock";
import type { ObserveStatement } from "@trellis/server-core/ports/observe-statement";
import { openDatabase } from "@trellis/storage/postgres/open-database";
import { migrateDatabase, migrationsFolder } from "@trellis/storage/postgres/migrate";
import * as otherTables from "@trellis/storage/postgres/schema";
import * as accountTables from "@trellis/storage/postgres/schema-accounts";
import * as billingTables from "@trellis/storage/postgres/schema-billing";
import * as securityTables from "@trellis/storage/postgres/schema-security";
import * as secondFactorTables from "@trellis/storage/postgres/schema-second-factors";
import { createPostgresStorage } from "@trellis/storage/postgres/storage";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { day, later, newAccount, now } from "./conformance/fixtures.ts";
import { storageConformance } from "./conformance.ts";
import { createTestDatabase, startTestServer } from "./store-database.ts";

let server: Awaited<ReturnType<typeof startTestServer>> | undefined;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());
const embedded = () => server?.url ?? "";
/** The statements that the tests of this file have run. */
const statements = new Set<string>();

async function openStorage(url: string) {
  const testDatabase = await createTestDatabase(url);
  const observe: ObserveStatement = (text, work) => {
    statements.add(text);
    return work();
  };
  const database = openDatabase(testDatabase.url, { observe });
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

/** Returns the list of migrations. */
const readJournal = () =>
  JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, "utf8")) as {
    entries: { idx: number; when: number; tag: string }[];
  };

/** Words that every SQL database supports. */
const plain = `select from where and or not null is in as on join left order by desc asc limit offset group distinct union all
  insert into values update set delete case when then else end exists true false begin commit rollback default`;

describe("the SQL of the storage", () => {
  it("has only the keywords, functions and types that docs/operating.md lists for distributed databases", async () => {
    const guide = readFileSync("docs/operating.md", "utf8");
    const section = /A distributed database[^]*?Four operations/.exec(guide)?.[0] ?? "";
    const listed = [...section.matchAll(/`([^`]+)`/g)].flatMap(([, code = ""]) => code.match(/\w+/g) ?? []);
    const { url, drop } = await createTestDatabase(embedded());
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const query = async (text: string) => (await client.query<{ word: string }>(text)).rows.map(({ word }) => word);
    const ours = await query(
      "select unnest(array[table_name, column_name]) as word from information_schema.columns where table_schema = 'public'",
    );
    const known = new Set(await query("select word from pg_get_keywords() union select typname from pg_type"));
    await client.end();
    await drop();
    const migrations = readJournal().entries.map(({ tag }) => readFileSync(`${migrationsFolder}/${tag}.sql`, "utf8"));
    const texts = [...statements, ...migrations].map((text) =>
      text.replaceAll(/--.*|'[^']*'|"[^"]*"/g, " ").toLowerCase(),
    );
    const named = texts.flatMap((text) => [...text.matchAll(/(\w+) as \(/g)].map(([, name = ""]) => name));
    const allowed = new Set([...plain.split(/\s+/), ...listed, ...ours, ...named]);
    const used = texts.flatMap((text) =>
      [...text.matchAll(/([a-z]\w*)(\(?)/g)].filter(([, word = "", call]) => call || known.has(word)),
    );
    expect([...new Set(used.map(([, word = ""]) => word))].filter((word) => !allowed.has(word))).toEqual([]);
  });
});

describe("the set of migrations", () => {
  it("runs once when eight processes migrate an empty database simultaneously", async () => {
    const { url, drop } = await createTestDatabase(embedded(), "empty");
    await Promise.all(Array.from({ length: 8 }, () => migrateDatabase(url)));
    expect(await tablesOf(url)).toContain("accounts");
    await drop();
  });

  it("turns running subscriptions of earlier versions into subscriptions of the sandbox card provider", async () => {
    const { url, drop } = await createTestDatabase(embedded(), "empty");
    const earlier = mkdtempSync(join(tmpdir(), "trellis-migrations-"));
    cpSync(migrationsFolder, earlier, { recursive: true });
    const journal = readJournal();
    const entries = journal.entries.filter(({ tag }) => tag < "0007");
    writeFileSync(join(earlier, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await migrate(drizzle(client), { migrationsFolder: earlier });
    const id = crypto.randomUUID();
    await client.query(
      `insert into accounts (id, fullname, email, signs_in_with, created_at) values ($1, 'Maya', 'm@example.com', 'password', $2)`,
      [id, now],
    );
    await client.query("insert into wallets values ($1, $2, null, 'pm_sandbox_visa_1a2b')", [id, `cus_sandbox_${id}`]);
    await client.query(
      `insert into subscriptions (id, account_id, plan_id, started_at, trial_ends_at, period_ends_at)
       values ($1, $1, 'plan_weekly', $2, $3, $4)`,
      [id, now, later(3 * day), later(10 * day)],
    );
    await client.end();
    await migrateDatabase(url);
    const database = openDatabase(url);
    const storage = createPostgresStorage(database, createWorldClock());
    const stored = await storage.subscriptions.latest(id);
    const at = { now: () => later(11 * day), newId: () => crypto.randomUUID() };
    const payments = createSandboxPayments({
      ...at,
      documents: storage.sandboxDocuments,
      schedule: async () => undefined,
      sign: (text) => text,
      planOf: () => undefined,
    });
    expect(await payments.read(stored?.providerId ?? "")).toMatchObject({
      plan: { id: "plan_weekly", name: "Weekly", priceCents: 400, durationDays: 7 },
      status: "active",
      trialEndsAt: later(3 * day),
      periodEndsAt: later(17 * day),
    });
    const { invoices } = await payments.invoices(`cus_sandbox_${id}`, { limit: 10 });
    expect(invoices).toMatchObject([{ cents: 400, status: "paid" }]);
    await database.close();
    await drop();
    rmSync(earlier, { recursive: true });
  });

  it("matches the schema: every change has a migration", async () => {
    const last = String(readJournal().entries.at(-1)?.idx).padStart(4, "0");
    const snapshot = JSON.parse(readFileSync(`${migrationsFolder}/meta/${last}_snapshot.json`, "utf8"));
    const tables = { ...accountTables, ...billingTables, ...securityTables, ...secondFactorTables, ...otherTables };
    expect(await generateMigration(snapshot, generateDrizzleJson(tables, snapshot.id))).toEqual([]);
  });

  it("is in chronological order, because older ones would be skipped", () => {
    const { entries } = readJournal();
    expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_entry, index) => index));
    expect(entries.map(({ when }) => when)).toEqual(entries.map(({ when }) => when).toSorted((a, b) => a - b));
  });
});

it("storage that is moved to another address opens its connections there", async () => {
  const [first, second] = [await createTestDatabase(embedded()), await createTestDatabase(embedded())];
  const database = openDatabase(first.url);
  database.moveTo(second.url);
  const { rows } = await database.pool.query<{ name: string }>("select current_database() as name");
  expect(rows).toEqual([{ name: new URL(second.url).pathname.slice(1) }]);
  await database.close();
  await first.drop();
  await second.drop();
});

describe("the hourly cleanup", () => {
  /** Inserts into each table a row that is older than the table keeps and, with id "kept", one that is not. */
  const rows = (accountId: string): [table: string, id: string, columns: Record<string, unknown>][] => {
    const expiring = { account_id: accountId, expires_at: later(-1) };
    const lasting = { account_id: accountId, expires_at: later(1) };
    const reset = { mac: "mac", tries_left: 5 };
    const proof = { kind: "secondFactor", data: "" };
    return [
      ["sessions", "token_digest", { ...expiring, opened_at: later(-day), seen_at: later(-day) }],
      ["sessions", "token_digest", { ...lasting, opened_at: later(-day), seen_at: later(-day) }],
      ["resets", "email", { ...reset, expires_at: later(-day / 24 - 1) }],
      ["resets", "email", { ...reset, expires_at: later(-day / 24 + 1) }],
      ["proofs", "digest", { ...proof, ...expiring }],
      ["proofs", "digest", { ...proof, ...lasting }],
      ["webhook_events", "id", { received_at: later(-30 * day - 1) }],
      ["webhook_events", "id", { received_at: later(-30 * day + 1) }],
      ["youtube_visits", "state_digest", expiring],
      ["youtube_visits", "state_digest", lasting],
      ["limits", "key", { taken: 1, resets_at: later(-1) }],
      ["limits", "key", { taken: 1, resets_at: later(1) }],
      ["token_budgets", "day", { account_id: accountId, tokens: 1 }],
      ["token_budgets", "day", { account_id: accountId, tokens: 1 }],
    ];
  };

  it("deletes what is older than each table keeps, and nothing else", async () => {
    const { ports, database, close } = await openStorage(embedded());
    const { id, digest } = await newAccount(ports);
    await database.pool.query("delete from sessions where token_digest = $1", [digest]);
    for (const [index, [table, key, columns]] of rows(id).entries()) {
      const isKept = index % 2 === 1;
      const today = now.toISOString().slice(0, 10);
      const row = { [key]: key === "day" ? (isKept ? today : "2026-11-20") : isKept ? "kept" : "old", ...columns };
      const names = Object.keys(row);
      const places = names.map((_name, place) => `$${place + 1}`);
      await database.pool.query(`insert into ${table} (${names.join()}) values (${places.join()})`, Object.values(row));
    }
    await ports.deleteExpired(now);
    const left = new Map<string, unknown[]>();
    for (const [table, key] of rows(id)) {
      const { rows: found } = await database.pool.query<{ id: unknown }>(`select ${key}::text as id from ${table}`);
      left.set(
        table,
        found.map((row) => row.id),
      );
    }
    expect([...left]).toEqual([
      ["sessions", ["kept"]],
      ["resets", ["kept"]],
      ["proofs", ["kept"]],
      ["webhook_events", ["kept"]],
      ["youtube_visits", ["kept"]],
      ["limits", ["kept"]],
      ["token_budgets", ["2026-11-21"]],
    ]);
    await close();
  });
});
