import { exportAccount } from "@trellis/contract/account-data";
import { download } from "@trellis/contract/client-download";
import { languages } from "@trellis/contract/fields";
import { updateProfile } from "@trellis/contract/profile";
import { recordSections } from "@trellis/server-core/ports/account-records";
import { exportedTables, tablesNotExported } from "@trellis/storage/postgres/account-records";
import * as otherTables from "@trellis/storage/postgres/schema";
import * as accountTables from "@trellis/storage/postgres/schema-accounts";
import * as billingTables from "@trellis/storage/postgres/schema-billing";
import * as securityTables from "@trellis/storage/postgres/schema-security";
import * as secondFactorTables from "@trellis/storage/postgres/schema-second-factors";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { csvOf } from "../../apps/api/src/export/csv.ts";
import { readmes } from "../../apps/api/src/export/readme.ts";
import { withInvoices } from "./billing-client.ts";
import { address, createClient, hour, type TestClient } from "./test-client.ts";

/** Returns the files of the archive as text. */
async function filesOf({ world, token }: TestClient, language = "en") {
  const connection = {
    fetch: world.fetch,
    origin: "https://trellis.test",
    token: () => token ?? null,
    language: () => language,
  };
  const blob = await download(connection, exportAccount, {});
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

describe("the export of an account", () => {
  it("is an archive with JSON data, tables and an explanation in the user's language", async () => {
    const client = await createClient("creator");
    const files = await filesOf(client, "fr");
    expect(files["README.txt"]).toContain("Trellis : données de Maya Torres");
    const data: unknown = JSON.parse(files["account.json"] ?? "");
    expect(data).toMatchObject({
      exportedAt: "2026-11-21T09:00:00.000Z",
      account: { email: "maya@example.com", answers: { topics: ["home workouts", "healthy habits"] } },
      sessions: [{}, {}],
      subscriptions: [{ planId: "plan_monthly" }],
      roadmaps: [{ language: "en" }],
    });
    expect(Object.keys(Object(data))).toEqual(expect.arrayContaining([...recordSections]));
    const tasks = (files["tasks.csv"] ?? "").split("\r\n");
    expect(tasks[0]).toBe("week,day,task,description,completedAt");
    expect(tasks.filter((line) => /2026-11-\d\dT/.test(line))).toHaveLength(11);
    expect(files["sessions.csv"]).toContain("Pixel 9");
    expect(files["subscriptions.csv"]).toContain("plan_monthly");
    expect(data).toMatchObject({ cards: [{ card: { brand: "visa" } }], invoices: [{ dollars: 12, status: "paid" }] });
    expect(files["invoices.csv"]).toMatch(/^[^\r]+\r\n[\w-]+,2026-11-\d\d[^,]+,12,paid,/);
  });

  it("contains all invoices, however many there are", async () => {
    const client = await createClient("creator");
    withInvoices(client, 230);
    const lines = (await filesOf(client))["invoices.csv"]?.trim().split("\r\n") ?? [];
    expect(lines).toHaveLength(1 + 230);
    expect(new Set(lines).size).toBe(1 + 230);
  });

  it("contains no token, digest or password hash", async () => {
    const client = await createClient("youtuber");
    const { tokens, passwords } = client.world.ports;
    const text = Object.values(await filesOf(client)).join("\n");
    const { password } = client.world.personas.youtuber;
    for (const secret of [client.token ?? "", await tokens.digest(client.token ?? ""), await passwords.hash(password)])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/lockedKey|digest|passwordHash|setupIntentId/i);
  });

  it("contains the uploaded picture", async () => {
    const client = await createClient("creator");
    const png = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);
    await client.send(updateProfile, { body: { file: new File([png], "maya.png", { type: "image/png" }) } });
    expect(Object.keys(await filesOf(client))).toContainEqual(expect.stringMatching(/^picture\.\w+$/));
  });

  it("is a download that is never cached", async () => {
    const { raw } = await createClient("creator");
    const { headers } = await raw(address(exportAccount));
    expect(headers.get("content-type")).toBe("application/zip");
    expect(headers.get("content-disposition")).toBe('attachment; filename="trellis-2026-11-21.zip"');
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("requires a recent proof of identity, and is limited to five per hour", async () => {
    const client = await createClient("creator");
    for (let index = 0; index < 5; index++) await filesOf(client);
    await expect(filesOf(client)).rejects.toMatchObject({ status: 429 });
    client.world.clock.advance(hour);
    await expect(filesOf(client)).rejects.toMatchObject({ status: 403, code: "proofRequired" });
  });

  it.each(languages)("explains every file and section in %s", (language) => {
    const readme = readmes[language]("Maya", new Date(0));
    const files = ["account.json", "tasks.csv", "sessions.csv", "subscriptions.csv", "invoices.csv", "picture"];
    for (const name of [...recordSections, ...files]) expect(readme).toContain(name);
  });
});

describe("the list of exported tables", () => {
  const tables = Object.values({
    ...accountTables,
    ...billingTables,
    ...securityTables,
    ...secondFactorTables,
    ...otherTables,
  }).filter((each) => is(each, PgTable));
  const owned = tables.filter((table) => "accountId" in getTableColumns(table) || table === accountTables.accounts);

  it("contains all tables that belong to an account, except those excluded for a documented reason", () => {
    const covered = Object.values(exportedTables).map(({ table }) => getTableName(table));
    expect([...covered, ...Object.keys(tablesNotExported)].toSorted()).toEqual(owned.map(getTableName).toSorted());
  });

  it("leaves out columns that look like secrets", () => {
    const kept = Object.values(exportedTables).flatMap(({ table, omits }) =>
      Object.keys(getTableColumns(table)).filter((name) => !omits.includes(name)),
    );
    expect(kept.filter((name) => /hash|digest|secret|token(?!s)|locked|mac$|lease|publicKey/i.test(name))).toEqual([]);
  });
});

describe("a table as CSV", () => {
  it("quotes separators, quotes and line breaks, and neutralizes formulas", () => {
    const row = { a: 'say "hi"', b: "one, two", c: "a\nb", d: "=1+1", e: -1, f: null, g: new Date(0), h: { x: 1 } };
    expect(csvOf(Object.keys(row), [row])).toBe(
      '\ufeffa,b,c,d,e,f,g,h\r\n"say ""hi""","one, two","a\nb",\'=1+1,-1,,1970-01-01T00:00:00.000Z,"{""x"":1}"\r\n',
    );
  });
});
