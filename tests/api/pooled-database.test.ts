import { openDatabase } from "@trellis/storage/postgres/open-database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer } from "./store-database.ts";

const held: { server?: Awaited<ReturnType<typeof startTestServer>> } = {};
beforeAll(async () => {
  held.server = await startTestServer();
});
afterAll(() => held.server?.stop());

/** Runs two named statements, and returns the connection's prepared statements and time limit. */
async function keptBy(parameter: string): Promise<{ names: unknown[]; limit: unknown }> {
  const database = openDatabase(`${held.server?.url}${parameter}`, { connections: 1 });
  await database.pool.query({ name: "one", text: "select 1" });
  const client = await database.pool.connect();
  await client.query({ name: "two", text: "select 2" });
  const names = await client.query("select name from pg_prepared_statements order by name");
  const limit = await client.query<{ statement_timeout: string }>("show statement_timeout");
  client.release();
  await database.close();
  return { names: names.rows, limit: limit.rows[0]?.statement_timeout };
}

describe("a database", () => {
  it("prepares statements by name and limits their time", async () => {
    expect(await keptBy("")).toEqual({ names: [{ name: "one" }, { name: "two" }], limit: "4500ms" });
  });

  it("prepares no statement and sets no limit behind PgBouncer, whose connections change with each transaction", async () => {
    expect(await keptBy("?pgbouncer=true")).toEqual({ names: [], limit: "0" });
  });
});
