import { readFileSync } from "node:fs";
import { createMemoryPorts } from "@trellis/api/memory";
import { GivenUp } from "@trellis/server-core/jobs/given-up";
import { describeCause } from "@trellis/runtime/node-log/describe-cause";
import type { JobHandlers } from "@trellis/server-core/jobs/job-handlers";
import { retriesOf } from "@trellis/server-core/jobs/retries";
import type { MailJob } from "@trellis/server-core/ports/mail";
import { createMemoryJobs } from "@trellis/storage/memory/jobs";
import { openBoss } from "@trellis/storage/pg-boss/boss";
import { jobSchemaVersion } from "@trellis/storage/pg-boss/install";
import { createPostgresJobs } from "@trellis/storage/pg-boss/jobs";
import { moveQueuedMails } from "@trellis/storage/pg-boss/move-mails";
import { openDatabase } from "@trellis/storage/postgres/open-database";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "./eventually.ts";
import { handlers as allHandlers } from "../../apps/api/src/jobs/handlers.ts";
import { jobsConformance } from "./conformance/jobs.ts";
import { createTestDatabase, startTestServer } from "./store-database.ts";

const { maxTries } = retriesOf("mail");

const held: { server?: Awaited<ReturnType<typeof startTestServer>> } = {};
beforeAll(async () => {
  held.server = await startTestServer();
});
afterAll(() => held.server?.stop());

/** Opens a new database with `count` workers, as if each were a process. */
async function openPostgres(changed: Partial<JobHandlers>, count = 1) {
  const testDatabase = await createTestDatabase(held.server?.url ?? "");
  const database = openDatabase(testDatabase.url);
  const ports = createMemoryPorts();
  const handlers = { ...allHandlers, ...changed };
  const workers = Array.from({ length: count }, () => createPostgresJobs(database, ports.log, handlers));
  await Promise.all(workers.map((worker) => worker.work(ports)));
  const close = async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await database.close();
    await testDatabase.drop();
  };
  const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
  const [jobs = createPostgresJobs(database, ports.log, handlers)] = workers;
  return { jobs, ports, query, close, url: testDatabase.url };
}

const mail = (id: string): MailJob => ({
  id,
  kind: "googleJoined",
  email: "ana@example.com",
  language: "en",
  createdAt: "",
  facts: {},
});

describe("jobs in memory", () => {
  jobsConformance(async (changed) => {
    const ports = createMemoryPorts(new Date());
    const jobs = createMemoryJobs(ports.clock, { ...allHandlers, ...changed });
    const run = () => jobs.runDue(ports);
    const advance = async (milliseconds: number) => ports.clock.advance(milliseconds);
    const exhaust = async () => {
      for (let tries = 0; tries < maxTries; tries++) {
        ports.clock.advance(600_000);
        await run();
      }
    };
    return { jobs, now: () => ports.clock.now(), run, advance, exhaust, close: async () => {} };
  });
});

it("reports the errors of workers, which pg-boss copies into plain objects, as errors that the log can describe", async () => {
  const { url, close } = await openPostgres({});
  const database = openDatabase(url);
  const reported: unknown[] = [];
  const boss = await openBoss(database.pool, (error) => reported.push(error));
  const copy = { name: "StorageAway", message: "the database is not responding", code: "57P01" };
  boss.emit("error", copy);
  await boss.stop();
  expect(describeCause(reported[0])).toMatchObject(copy);
  await database.close();
  await close();
});

it("keeps trying to end a former payer's subscription for at least half a year", async () => {
  const ports = createMemoryPorts(new Date());
  const fails = async () => {
    throw new Error("the card provider is down");
  };
  const jobs = createMemoryJobs(ports.clock, { ...allHandlers, endFormerPayer: fails });
  await jobs.add("endFormerPayer", { accountId: "a", language: "en", payer: { customerId: "c", plan: null } });
  for (let hours = 0; hours < 183 * 24; hours += 1) {
    await jobs.runDue(ports);
    ports.clock.advance(3_600_000);
  }
  expect(await jobs.failed()).toEqual({ givenUp: {}, retrying: { endFormerPayer: 1 } });
});

describe("a job in PostgreSQL", () => {
  jobsConformance(async (handlers) => {
    const { jobs, query, close } = await openPostgres(handlers, 2);
    const waiting = "state in ('created', 'retry')";
    return {
      jobs,
      now: () => new Date(),
      run: async () => {},
      advance: async (milliseconds) => {
        await query(`update pgboss.job set start_after = start_after - $1 * interval '1 ms' where ${waiting}`, [
          milliseconds,
        ]);
      },
      exhaust: async () => {
        await query(`update pgboss.job set retry_count = $1, start_after = now() where ${waiting}`, [maxTries - 2]);
      },
      close,
    };
  });

  it("waits longer after each failure", async () => {
    const failing = async () => {
      throw new Error("not now");
    };
    const { jobs, query, close } = await openPostgres({ mail: failing });
    await jobs.add("mail", mail("slow"), { order: "slow" });
    const nextDelay = async (): Promise<number> => {
      const found: number[] = [];
      await eventually(async () => {
        const rows = await query(
          `select extract(epoch from start_after - now())::float as delay from pgboss.job
            where name = 'mail' and state = 'retry' and start_after > now()`,
        );
        found.push(...rows.map(({ delay }) => Number(delay)));
        return found.length > 0;
      });
      return found[0] ?? 0;
    };
    const delays = [await nextDelay()];
    for (const tries of [2, 20]) {
      await query("update pgboss.job set retry_count = $1, start_after = now() where name = 'mail'", [tries]);
      delays.push(await nextDelay());
    }
    const [first = 0, second = 0, last = 0] = delays;
    expect(first).toBeLessThanOrEqual(10);
    expect(second).toBeGreaterThan(10);
    expect(last).toBeGreaterThan(290);
    // The clock of the queue can be slightly ahead.
    expect(Math.floor(last)).toBeLessThanOrEqual(600);
    await close();
  });

  it("finishes before the process stops, which leaves waiting jobs for the next process", async () => {
    const events: string[] = [];
    const { jobs, ports, query, close } = await openPostgres({
      mail: async ({ id }) => {
        events.push(`begin ${id}`);
        await eventually(async () => events.includes("stopping"));
        events.push(`end ${id}`);
      },
    });
    await jobs.add("mail", mail("first"), { order: "one" });
    await jobs.add("mail", mail("second"), { order: "one" });
    await eventually(async () => events.includes("begin first"));
    const stopped = jobs.stop();
    events.push("stopping");
    await stopped;
    expect(events).toEqual(["begin first", "stopping", "end first"]);
    const waiting = "select data->>'id' as id from pgboss.job where name = 'mail' and state <> 'completed'";
    expect(await query(waiting)).toEqual([{ id: "second" }]);
    expect(ports.logs).toEqual([]);
    await close();
  });

  it("does not keep its address after it has ended", async () => {
    const refuse = async (job: MailJob) => {
      if (job.id === "refused") throw new GivenUp("the mail server refused the email");
    };
    const { jobs, query, close } = await openPostgres({ mail: refuse });
    await jobs.add("mail", mail("sent"), { order: "ana@example.com" });
    await jobs.add("mail", mail("refused"), { order: "ana@example.com" });
    const ended = "select * from pgboss.job where name = 'mail' and state = 'completed'";
    await eventually(async () => (await query(ended)).length === 2);
    expect(JSON.stringify(await query("select * from pgboss.job"))).not.toContain("ana@example.com");
    expect(await jobs.failed()).toMatchObject({ givenUp: { mail: 1 } });
    await close();
  });

  it("replaces each email that an earlier version queued in its own table", async () => {
    const { query, close, url } = await openPostgres({}, 0);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await moveQueuedMails(client);
    await query(`create table mail_queue (id uuid, kind text, email text, language text, created_at timestamptz)`);
    const id = crypto.randomUUID();
    const at = new Date("2026-11-21T09:00:00.123Z");
    await query("insert into mail_queue values ($1, 'passwordChanged', 'Ana@example.com', 'es', $2)", [id, at]);
    await moveQueuedMails(client);
    await moveQueuedMails(client);
    const email = { id, kind: "passwordChanged", email: "Ana@example.com", language: "es", facts: { by: "code" } };
    expect(await query("select data, singleton_key from pgboss.job")).toEqual([
      { data: { ...email, createdAt: at.toISOString() }, singleton_key: "ana@example.com" },
    ]);
    await client.end();
    await close();
  });

  it("is stored in the schema of the installed version of pg-boss", () => {
    const file = new URL("../../node_modules/pg-boss/package.json", import.meta.url);
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ pgboss: { schema: jobSchemaVersion } });
  });
});
