import { createMemoryPorts } from "@trellis/api/memory";
import { checkSession, register } from "@trellis/contract/account";
import { verifyEmail } from "@trellis/contract/email";
import { StorageAway } from "@trellis/server-core/ports/storage-away";
import { createPostgresJobs } from "@trellis/storage/pg-boss/jobs";
import { createAtomically } from "@trellis/storage/postgres/atomically";
import { openDatabase } from "@trellis/storage/postgres/open-database";
import { createPostgresStorage } from "@trellis/storage/postgres/storage";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../apps/api/src/app.ts";
import { handlers } from "../../apps/api/src/jobs/handlers.ts";
import { until } from "../../packages/embedded-postgres/src/until.ts";
import { newDigest } from "./conformance/fixtures.ts";
import { startRelay } from "./relay.ts";
import { createTestDatabase, startTestServer } from "./store-database.ts";
import { address, json } from "./test-client.ts";

const timeoutMs = 1_500;
const origin = "https://trellis.test";

/** Opens the server on a database behind a relay. */
async function openServer(url: string) {
  const relay = await startRelay(url);
  const database = openDatabase(relay.url, { timeoutMs, connections: 3 });
  const memory = createMemoryPorts();
  const jobs = createPostgresJobs(database, memory.log, handlers);
  const newId = () => crypto.randomUUID();
  const storage = createPostgresStorage(database, memory.clock);
  const ports = { ...memory, ...storage, jobs, atomically: createAtomically(database, jobs), newId };
  const app = createApp(ports);
  const account = () => {
    const [id, language] = [newId(), "en" as const];
    return { id, fullname: "Ana", email: `${id}@example.com`, passwordHash: "", language, createdAt: new Date() };
  };
  const ask = async (path: string, init?: RequestInit) => app.fetch(new Request(origin + path, init));
  const signUp = () => {
    const [email, password] = [`${newId()}@example.com`, "correct-horse-battery"];
    return ask(address(register), json({ fullname: "Ana", email, password, confirmPassword: password }));
  };
  const close = async () => {
    relay.resume();
    await jobs.stop();
    await database.close();
    await relay.close();
  };
  const token = newDigest().slice(0, 43);
  const asks = [
    signUp,
    () => ask("/health"),
    () => ask("/readyz"),
    () => ask(address(checkSession), { headers: { authorization: `Bearer ${token}` } }),
    () => ask(address(verifyEmail), json({ token })),
  ];
  return { relay, database, ports, account, asks, ask, signUp, close };
}

describe("a server during a database outage", () => {
  const held: Partial<Awaited<ReturnType<typeof openServer>>> & { stop?: () => Promise<unknown> } = {};
  const world = () => held as Awaited<ReturnType<typeof openServer>>;
  beforeAll(async () => {
    const server = await startTestServer();
    const database = await createTestDatabase(server.url);
    Object.assign(held, await openServer(database.url));
    held.stop = async () => {
      await database.drop();
      await server.stop();
    };
  });
  afterAll(async () => {
    await held.close?.();
    await held.stop?.();
  });

  /** Sends more requests than the pool has connections, and expects each reply to be a 503 with `Retry-After`. */
  async function expectAway(): Promise<void> {
    const { asks } = world();
    const replies = await Promise.all([...asks, ...asks].map((ask) => ask()));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 503));
    expect(replies.map(({ headers }) => headers.get("retry-after"))).toEqual(replies.map(() => "2"));
    expect(await replies[0]?.json()).toMatchObject({ message: expect.stringContaining("database") });
  }

  /** Expects the server to recover, and the pool to get back all its connections. */
  async function expectBack(): Promise<void> {
    const { ask, signUp, database } = world();
    expect(await until(10_000, async () => ((await ask("/health")).status === 200 ? true : undefined))).toBe(true);
    const replies = await Promise.all(Array.from({ length: 6 }, signUp));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const { pool } = database;
    // Wait, because the job queue may be using a connection at this moment.
    expect(await until(10_000, () => (pool.idleCount === pool.totalCount ? true : undefined))).toBe(true);
  }

  it("replies with 503 to every request while the database is silent, and recovers", async () => {
    await expect(expectBack()).resolves.toBeUndefined();
    world().relay.silence();
    await expect(expectAway()).resolves.toBeUndefined();
    // The process is alive, so nothing should restart it.
    expect((await world().ask("/livez")).status).toBe(200);
    world().relay.resume();
    await expect(expectBack()).resolves.toBeUndefined();
  });

  it("fails a transaction with `StorageAway` if the database becomes silent between its statements, and recovers", async () => {
    const { relay, ports, account } = world();
    const opening = ports.atomically(async (unit) => {
      await unit.accounts.open(account());
      relay.silence();
      return unit.accounts.open(account());
    });
    await expect(opening).rejects.toMatchObject({ cause: expect.any(StorageAway) });
    relay.resume();
    await expect(expectBack()).resolves.toBeUndefined();
  });

  it("recovers after the database has closed its connections", async () => {
    world().relay.cut();
    await expect(expectBack()).resolves.toBeUndefined();
  });

  it("aborts a statement that takes too long, and continues to reply", async () => {
    const { database } = world();
    await expect(database.pool.query("select pg_sleep(10)")).rejects.toThrow("the database is not responding");
    expect((await world().ask("/health")).status).toBe(200);
  });
});
