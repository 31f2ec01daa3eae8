import { setTimeout as pause } from "node:timers/promises";
import { createApp } from "@trellis/api/app";
import { createMemoryPorts } from "@trellis/api/memory";
import type { Call } from "@trellis/contract/call";
import { forgotPassword, verifyCode } from "@trellis/contract/password-reset";
import { wallClock } from "@trellis/runtime/node-clock/wall-clock";
import { createTokens } from "@trellis/runtime/node-crypto/tokens";
import type { Ports } from "@trellis/server-core/ports";
import { createPostgresJobs } from "@trellis/storage/pg-boss/jobs";
import { createAtomically } from "@trellis/storage/postgres/atomically";
import { openDatabase } from "@trellis/storage/postgres/open-database";
import { createPostgresStorage } from "@trellis/storage/postgres/storage";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handlers } from "../../apps/api/src/jobs/handlers.ts";
import { eventually } from "../api/eventually.ts";
import { address, json } from "../api/test-client.ts";
import { createTestDatabase, startTestServer } from "../api/store-database.ts";

const requests = 200;
const opened: { ports?: Ports; deliver?: () => Promise<void>; close?: () => Promise<void> } = {};

beforeAll(async () => {
  const server = await startTestServer();
  const testDatabase = await createTestDatabase(server.url);
  const database = openDatabase(testDatabase.url);
  const ports = createMemoryPorts();
  const storage = createPostgresStorage(database, wallClock);
  const jobs = createPostgresJobs(database, ports.log, handlers);
  opened.ports = {
    ...ports,
    ...storage,
    jobs,
    atomically: createAtomically(database, jobs),
    clock: wallClock,
    tokens: createTokens("a secret of thirty-two characters"),
    newId: () => crypto.randomUUID(),
  };
  opened.deliver = async () => {
    if (opened.ports) await jobs.work(opened.ports);
    const waiting = "select 1 from pgboss.job where name = 'mail' and state <> 'completed'";
    await eventually(async () => (await database.pool.query(waiting)).rowCount === 0, 60);
    await jobs.stop();
  };
  opened.close = async () => {
    await database.close();
    await testDatabase.drop();
    await server.stop();
  };
  for (let index = 0; index < requests / 2; index++) {
    const account = { id: crypto.randomUUID(), fullname: "Known", email: email("known", index), passwordHash: "hash" };
    await storage.accounts.open({ ...account, language: "en", createdAt: new Date() });
  }
}, 120_000);
afterAll(() => opened.close?.());

const email = (kind: string, index: number) => `${kind}${String(index).padStart(3, "0")}@example.com`;

/**
 * Calls the server 200 times, on PostgreSQL, with known and unknown emails in random order within each pair, and returns the
 * durations in milliseconds.
 */
async function measure(
  call: Call = forgotPassword,
  more: Record<string, string> = {},
  hinder: (typed: string) => Promise<void> = async () => {},
) {
  if (!opened.ports) throw new Error("there is no storage");
  const app = createApp(opened.ports);
  const times = { known: [] as number[], unknown: [] as number[] };
  const statuses = new Set<number>();
  const round = crypto.randomUUID();
  const once = async (kind: "known" | "unknown", index: number) => {
    const typed = email(kind, index);
    const request = new Request(`https://trellis.test${address(call)}`, json({ email: typed, ...more }));
    const began = performance.now();
    await hinder(typed);
    const answer = await app.fetch(request, { address: `${round} ${kind} ${index}` });
    await answer.text();
    times[kind].push(performance.now() - began);
    statuses.add(answer.status);
  };
  for (let index = 0; index < requests / 2; index++) {
    const order = Math.random() < 0.5 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const kind of order) await once(kind, index);
  }
  expect([...statuses]).toEqual([call === forgotPassword ? 200 : 400]);
  return times;
}

/**
 * Returns by how many standard deviations two samples differ (Mann-Whitney U test on ranks, which tolerates outliers). By chance the
 * result exceeds 5 once in two million runs.
 */
function distance(one: readonly number[], other: readonly number[]): number {
  const ranked = [...one.map((time) => ({ time, own: true })), ...other.map((time) => ({ time, own: false }))]
    .toSorted((a, b) => a.time - b.time)
    .map(({ own }, index) => ({ own, rank: index + 1 }));
  const sum = ranked.filter(({ own }) => own).reduce((total, { rank }) => total + rank, 0);
  const [n, m] = [one.length, other.length];
  const expected = (n * (n + m + 1)) / 2;
  return Math.abs(sum - expected) / Math.sqrt((n * m * (n + m + 1)) / 12);
}

describe("the response time of the password reset", () => {
  it("does not differ between known and unknown emails over 200 requests", async () => {
    const { known, unknown } = await measure();
    expect(known).toHaveLength(requests / 2);
    expect(distance(known, unknown)).toBeLessThan(5);
  }, 120_000);

  it("does not differ between known and unknown emails over 200 requests with a wrong code", async () => {
    const { ports } = opened;
    if (!ports) throw new Error("there is no storage");
    await opened.deliver?.();
    const { known, unknown } = await measure(verifyCode, { otp: "000000" });
    expect(distance(known, unknown)).toBeLessThan(5);
  }, 120_000);

  it("differs measurably if known emails take 25 ms longer", async () => {
    const { known, unknown } = await measure(forgotPassword, {}, (typed) =>
      typed.startsWith("known") ? pause(25) : Promise.resolve(),
    );
    expect(distance(known, unknown)).toBeGreaterThan(5);
  }, 120_000);
});
