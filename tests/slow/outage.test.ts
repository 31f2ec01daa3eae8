import { readdirSync, readFileSync, renameSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { cleanUp, newFolder, newWebFolder, type ServerProcess, startServer } from "../api/process.ts";
import { until } from "../../packages/embedded-postgres/src/until.ts";
import { type Relay, startRelay } from "../api/relay.ts";
import { createTestDatabase, startTestServer } from "../api/store-database.ts";

const session = { authorization: `Bearer ${"a".repeat(43)}` };

/** Requests a session, which needs the database: the status is 401 if the database works. */
async function ask(server: ServerProcess): Promise<{ status: number; retryAfter: string | null; took: number }> {
  const began = performance.now();
  const url = `${await server.origin}/api/v1/jwt/check-session`;
  const { status, headers } = await fetch(url, { headers: session, signal: AbortSignal.timeout(20_000) });
  return { status, retryAfter: headers.get("retry-after"), took: performance.now() - began };
}

/** Repeats the request until the database works; returns the other replies and the duration. */
async function askUntilBack(server: ServerProcess) {
  const began = performance.now();
  const others: Awaited<ReturnType<typeof ask>>[] = [];
  for (;;) {
    const reply = await ask(server);
    if (reply.status === 401 && others.length > 0) return { others, took: performance.now() - began };
    if (reply.status !== 401) others.push(reply);
    if (performance.now() - began > 60_000) throw new Error("the server has not recovered");
    await pause(20);
  }
}

const dataIn = (folder: string): string => {
  const note = readdirSync(folder).includes("database-is-elsewhere");
  const cluster = note ? String(readFileSync(join(folder, "database-is-elsewhere"), "utf8").split("\n")[0]) : folder;
  return join(cluster, "postgres-18/data");
};
const postmasterOf = (folder: string): number =>
  Number(readFileSync(join(dataIn(folder), "postmaster.pid"), "utf8").split("\n")[0]);

afterEach(cleanUp);

describe("a server whose embedded database is killed", () => {
  it("replies with 503 until the database runs again, within ten seconds, in both processes on one folder", async () => {
    const folder = join(newFolder(), ".data");
    const settings = { TRELLIS_DATA: folder, TRELLIS_WEB: newWebFolder() };
    const servers = [startServer(settings), startServer(settings)];
    expect((await Promise.all(servers.map(ask))).map(({ status }) => status)).toEqual([401, 401]);
    process.kill(postmasterOf(folder), "SIGKILL");
    for (const { others, took } of await Promise.all(servers.map(askUntilBack))) {
      expect(took).toBeLessThan(10_000);
      for (const reply of others) expect(reply).toMatchObject({ status: 503, retryAfter: "2" });
    }
  });

  it("exits with a one-sentence message if the database can't be started again", async () => {
    const folder = join(newFolder(), ".data");
    const server = startServer({ TRELLIS_DATA: folder, TRELLIS_WEB: newWebFolder() });
    expect((await ask(server)).status).toBe(401);
    const data = dataIn(folder);
    const pid = postmasterOf(folder);
    renameSync(join(data, "PG_VERSION"), join(data, "PG_VERSION.away"));
    process.kill(pid, "SIGKILL");
    expect(await server.ended).toBe(1);
    expect(server.errorOutput()).toContain("The embedded PostgreSQL stopped and could not be restarted:");
  });
});

describe("a server behind a relay to its database", () => {
  const held: { relay?: Relay; stop?: () => Promise<void> } = {};
  beforeAll(async () => {
    const server = await startTestServer();
    const database = await createTestDatabase(server.url);
    const relay = await startRelay(database.url);
    held.relay = relay;
    held.stop = async () => {
      await relay.close();
      await database.drop();
      await server.stop();
    };
  });
  afterAll(() => held.stop?.());
  const start = () => startServer({ DATABASE_URL: held.relay?.url ?? "", TRELLIS_WEB: newWebFolder() });

  it("replies with 503 to every request within six seconds while the database is silent, and recovers", async () => {
    const server = start();
    expect((await ask(server)).status).toBe(401);
    held.relay?.silence();
    const replies = await Promise.all(Array.from({ length: 30 }, () => ask(server)));
    for (const reply of replies) expect(reply).toMatchObject({ status: 503, retryAfter: "2" });
    expect(Math.max(...replies.map(({ took }) => took))).toBeLessThan(6_000);
    held.relay?.resume();
    const { took } = await askUntilBack(server);
    expect(took).toBeLessThan(10_000);
  });

  it("exits with 0 within ten seconds of a signal that arrives while it waits for its database to start", async () => {
    const other = new pg.Client(held.relay?.url);
    await other.connect();
    // Another process that migrates the database holds this lock.
    await other.query("select pg_advisory_lock(4100001)");
    const server = start();
    const waiting = "select from pg_locks where locktype = 'advisory' and not granted";
    await until(30_000, async () => ((await other.query(waiting)).rowCount === 0 ? undefined : true));
    const began = performance.now();
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    await other.end();
  });

  it("exits with a one-sentence message if its database is silent when it starts", async () => {
    held.relay?.silence();
    const server = start();
    expect(await server.ended).toBe(1);
    held.relay?.resume();
    expect(server.errorOutput()).toMatch(
      /^Trellis can't connect to the database in DATABASE_URL \(.*\): it is not responding\.\n$/,
    );
  });

  it("exits with 0 within ten seconds of a signal, although a client never ends its request", async () => {
    const server = start();
    const { port } = new URL(await server.origin);
    const client = connect(Number(port), "127.0.0.1");
    client.on("error", () => undefined);
    client.write("POST /api/v1/jwt/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n");
    client.write("content-length: 100\r\n\r\n{");
    await ask(server);
    const began = performance.now();
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    client.destroy();
  });
});
