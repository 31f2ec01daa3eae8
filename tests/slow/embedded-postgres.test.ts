import { spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../../packages/embedded-postgres/src/index.ts";
import { isAlive } from "../../packages/embedded-postgres/src/is-alive.ts";
import { until } from "../../packages/embedded-postgres/src/until.ts";

const launcher = fileURLToPath(new URL("../../packages/embedded-postgres/src/index.ts", import.meta.url));
const isRoot = process.getuid?.() === 0;
const folders: string[] = [];
const started: EmbeddedPostgres[] = [];

/** Creates a state folder inside a folder with the given mode. */
function newFolder(mode = 0o755): string {
  const outer = mkdtempSync(join(tmpdir(), "trellis-embedded-"));
  folders.push(outer);
  chmodSync(outer, mode);
  mkdirSync(join(outer, ".data"));
  return join(outer, ".data");
}

async function start(folder: string, durable = false): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ folder, durable });
  started.push(server);
  return server;
}

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const ask = (url: string, text: string): Promise<unknown> =>
  connected(url, async (client) => Object.values((await client.query<object>(text)).rows[0] ?? {})[0]);

const commandOf = (pid: string): string => {
  try {
    return readFileSync(join("/proc", pid, "cmdline"), "utf8");
  } catch {
    return "";
  }
};
/** Whether the command line of any process names the folder. */
const isUsedByProcess = (folder: string): boolean =>
  readdirSync("/proc").some((name) => /^\d+$/.test(name) && commandOf(name).includes(folder));

const gone = (pid: number) => until(30_000, () => (isAlive(pid) ? undefined : true));

/** Expects checksums, UTF-8, a random password that only its owner can read, and the loopback address only. */
async function expectSafeSettings(one: EmbeddedPostgres): Promise<void> {
  const settings =
    "current_setting('data_checksums'), current_setting('server_encoding'), current_setting('listen_addresses')";
  expect(await ask(one.url, `select concat_ws(' ', ${settings})`)).toBe("on UTF8 127.0.0.1");
  expect(Number(String(await ask(one.url, "show server_version")).split(".")[0])).toBeGreaterThanOrEqual(15);
  expect(statSync(join(one.folder, "password")).mode & 0o777).toBe(0o600);
  expect(statSync(one.folder).mode & 0o777).toBe(0o700);
  await expect(ask(one.url.replace(/:[^:@]+@/, ":postgres@"), "select 1")).rejects.toMatchObject({ code: "28P01" });
}

/**
 * Starts the server in another process and kills that process halfway. On a busy machine, the start may finish first;
 * the function then tries again in another folder.
 */
async function leaveHalfStarted(): Promise<string> {
  const folder = newFolder();
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(launcher)});
    await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)}, durable: false });`;
  const starter = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: "ignore" });
  const half = await until(30_000, () => readdirSync(folder).find((name) => name.startsWith("postgres-18")));
  starter.kill("SIGKILL");
  await until(30_000, () => starter.signalCode ?? starter.exitCode ?? undefined);
  if (half === undefined) throw new Error("the server did not start within 30 seconds");
  if (existsSync(join(folder, "postgres-18"))) {
    started.push(await startEmbeddedPostgres({ folder, durable: false }));
    return leaveHalfStarted();
  }
  // Wait for the end of the orphaned initdb, which would create its folder again.
  await until(30_000, () => (isUsedByProcess(folder) ? undefined : true));
  return folder;
}

afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()));
  for (const folder of folders.splice(0))
    rmSync(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
});

describe("the embedded PostgreSQL", () => {
  it("is configured safely, is shared by all callers that start it, and stops with the last one", async () => {
    const folder = newFolder();
    const [one, two, three] = await Promise.all([start(folder), start(folder), start(folder)]);
    expect([two.pid, three.pid]).toEqual([one.pid, one.pid]);
    await expectSafeSettings(one);
    await one.stop();
    await two.stop();
    expect(await ask(three.url, "select 1")).toBe(1);
    await three.stop();
    expect(await gone(one.pid)).toBe(true);
    started.length = 0;
  });

  it("can be started while it is being stopped, and ignores a stale postmaster.pid with the id of another process", async () => {
    const folder = newFolder();
    const first = await start(folder);
    for (let round = 0; round < 5; round += 1) {
      const [, next] = await Promise.all([started.shift()?.stop(), start(folder)]);
      expect(await ask(next.url, "select 1")).toBe(1);
    }
    expect(first.folder).toBe(started[0]?.folder);
    const file = join(first.folder, "data/postmaster.pid");
    const left = readFileSync(file, "utf8");
    await started.shift()?.stop();
    writeFileSync(file, left.replace(/^\d+/, String(process.pid)));
    expect(await ask((await start(folder)).url, "select 1")).toBe(1);
  });

  it("loses no acknowledged row when it is killed during writes", async () => {
    const folder = newFolder();
    const { url, pid } = await start(folder, true);
    await ask(url, "create table kept (number int primary key)");
    const acknowledged: number[] = [];
    await connected(url, async (client) => {
      for (let number = 0; ; number += 1) {
        await client.query("insert into kept values ($1)", [number]);
        acknowledged.push(number);
        if (number === 200) process.kill(pid, "SIGKILL");
      }
    }).catch(() => undefined);
    started.length = 0;
    const again = await start(folder, true);
    expect(acknowledged.length).toBeGreaterThan(200);
    expect(await ask(again.url, "select count(*)::int from kept")).toBeGreaterThanOrEqual(acknowledged.length);
    expect(await ask(again.url, "select count(*)::int from kept where number <= 200")).toBe(201);
  });

  it("is restarted at the same address when it is killed, and notifies every caller", async () => {
    const folder = newFolder();
    const restarted: string[] = [];
    const onLost = (error: Error) => restarted.push(error.message);
    const watch = { onRestart: (url: string) => restarted.push(url), onLost };
    const [one, two] = await Promise.all([1, 2].map(() => startEmbeddedPostgres({ folder, durable: false, watch })));
    if (!one || !two) throw new Error("expected two servers");
    started.push(one, two);
    const { url, pid } = one;
    process.kill(pid, "SIGKILL");
    expect(await until(30_000, () => (restarted.length === 2 ? true : undefined))).toBe(true);
    expect(restarted).toEqual([url, url]);
    expect([one.pid, one.pid]).toEqual([two.pid, expect.not.toSatisfy((each) => each === pid)]);
    expect(await ask(url, "select 1")).toBe(1);
  });

  it("keeps running when the process that started it is killed, and is stopped by the next process that uses it", async () => {
    const folder = newFolder();
    const script = `
      const { startEmbeddedPostgres } = await import(${JSON.stringify(launcher)});
      const server = await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)}, durable: false });
      console.log(server.pid);
      setInterval(() => {}, 1000);`;
    const starter = spawn(process.execPath, ["--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const pid = await new Promise<number>((resolve) => starter.stdout.once("data", (line) => resolve(Number(line))));
    starter.kill("SIGKILL");
    const found = await start(folder);
    expect(found.pid).toBe(pid);
    // The killed process's connection holds its lock until the server notices.
    const locks = "select count(*)::int from pg_locks where locktype = 'advisory'";
    await until(30_000, async () => ((await ask(found.url, locks)) === 1 ? true : undefined));
    await found.stop();
    expect(await gone(pid)).toBe(true);
    started.length = 0;
  });

  it("starts from scratch after the first start was killed halfway", async () => {
    const folder = await leaveHalfStarted();
    expect(await ask((await start(folder)).url, "select 1")).toBe(1);
    expect(readdirSync(folder)).toEqual(["postgres-18"]);
  });

  it.each([
    ["an empty folder", (cluster: string) => mkdirSync(cluster)],
    ["a file", (cluster: string) => writeFileSync(cluster, "precious")],
    [
      "files that are not a database",
      (cluster: string) => {
        mkdirSync(join(cluster, "data"), { recursive: true });
        writeFileSync(join(cluster, "password"), "x");
        writeFileSync(join(cluster, "data/PG_VERSION"), "18\n");
      },
    ],
  ])("reports in one sentence that %s is not a database, and does not change it", async (_what, spoil) => {
    const folder = newFolder();
    spoil(join(folder, "postgres-18"));
    const before = readdirSync(folder, { recursive: true }).filter((name) => !String(name).endsWith("log"));
    await expect(start(folder)).rejects.toThrow(
      /postgres-18 does not contain a database that Trellis can open\. Nothing was changed/,
    );
    expect(readdirSync(folder, { recursive: true }).filter((name) => !String(name).endsWith("log"))).toEqual(before);
  });

  it("runs in a folder that other users cannot enter; as root it stores the data elsewhere and leaves a note with the location", async () => {
    const folder = newFolder(0o700);
    const first = await start(folder);
    await ask(first.url, "create table kept (number int)");
    await first.stop();
    const again = await start(folder);
    expect(await ask(again.url, "select count(*)::int from kept")).toBe(0);
    const note = join(folder, "database-is-elsewhere");
    expect(existsSync(note)).toBe(isRoot);
    const where = isRoot ? String(readFileSync(note, "utf8").split("\n")[0]) : folder;
    expect(dirname(again.folder)).toBe(where);
    folders.push(where);
  });
});
