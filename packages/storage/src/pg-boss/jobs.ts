import { randomUUID } from "node:crypto";
import { attempt } from "@trellis/server-core/jobs/attempt";
import type { JobHandlers } from "@trellis/server-core/jobs/job-handlers";
import { jobNames } from "@trellis/server-core/jobs/retries";
import type { Ports } from "@trellis/server-core/ports";
import type {
  FailedJobs,
  JobData,
  JobName,
  Jobs,
  OrderedOptions,
  UnorderedOptions,
} from "@trellis/server-core/ports/jobs";
import type { Log } from "@trellis/server-core/ports/log";
import type { Unit } from "@trellis/server-core/ports/unit";
import type { JobWithMetadata, PgBoss } from "pg-boss";
import type { Database } from "../postgres/database.ts";
import { jobSchema, openBoss, type Runner } from "./boss.ts";
import { createQueues } from "./queues.ts";

const countFailed = `select name, state, count(*)::int as count from ${jobSchema}.job
  where state = 'retry' or (state = 'completed' and completed_on > now() - interval '1 day' and output ? 'givenUp')
  group by name, state`;

/** Empties a finished job but keeps its id, so that the same job is not added again. */
const empty = `update ${jobSchema}.job set data = null, singleton_key = id::text
  where name = $1 and id = $2 and state = 'completed'`;

/** The jobs of an account and the emails to its address, in any state. */
const forget = `delete from ${jobSchema}.job
  where data->>'accountId' = $1 or data->'facts'->>'accountId' = $1 or (name = 'mail' and singleton_key = $2)`;

/** Jobs in PostgreSQL. */
export interface PostgresJobs extends Jobs {
  /** Starts to run jobs in this process. */
  work(ports: Ports): Promise<void>;
  /** Starts no more jobs, and waits at most `stopTimeoutMs` for those that are running. */
  stop(): Promise<void>;
  /** Prepares for adding jobs in a transaction. Pass its connection to the returned function; after the commit, `start` starts the jobs. */
  prepare(): Promise<(client: Runner) => { jobs: Unit["jobs"]; start: () => void }>;
}

/** How often to look for jobs, in seconds. Emails should go out within about a second. */
const intervalOf = (name: JobName): number => (name === "mail" ? 1 : 5);
/** One job per mail connection: if the process is killed, at most this many emails are sent but not yet recorded as sent. */
const workOptions = { batchSize: 2, includeMetadata: true } as const;
const stopTimeoutMs = 6_000;
/** During a database outage, a query fails every second; one log line per minute is enough. */
const errorIntervalMs = 60_000;
const failedCacheMs = 30_000;

export function createPostgresJobs({ pool }: Pick<Database, "pool">, log: Log, handlers: JobHandlers): PostgresJobs {
  const workers = new Map<JobName, string>();
  let opening: Promise<PgBoss> | undefined;
  let loggedAt = Number.NEGATIVE_INFINITY;
  const none: FailedJobs = { givenUp: {}, retrying: {} };
  let failed = { counts: none, until: Number.NEGATIVE_INFINITY };

  const onError = (cause: unknown) => {
    if (performance.now() < loggedAt + errorIntervalMs) return;
    loggedAt = performance.now();
    log.error("job queue failed", { cause });
  };
  const open = async () => {
    const boss = await openBoss(pool, onError);
    await createQueues(boss);
    return boss;
  };
  const getBoss = () =>
    (opening ??= open().catch((cause: unknown) => {
      opening = undefined;
      throw cause;
    }));

  const lookAgain = (boss: PgBoss, name: JobName) => {
    const worker = workers.get(name);
    if (worker !== undefined) boss.notifyWorker(worker);
  };
  /** Starts an added job. Emails wait for the next poll instead, so that response times don't reveal which accounts exist. */
  const notify = (boss: PgBoss, name: JobName) => {
    if (name !== "mail") lookAgain(boss, name);
  };

  /** Adds jobs on the given connection, or on any connection of the pool. */
  const addOn =
    (boss: PgBoss, client?: Runner): Jobs["add"] =>
    async (name, data, { id, order, once, startAt }: Partial<OrderedOptions & UnorderedOptions> = {}) => {
      const db = client && { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
      const singletonKey = order ?? once ?? randomUUID();
      const options = { ...(id && { id }), ...(startAt && { startAfter: startAt }), ...(db && { db }) };
      await boss.send(name, data, { singletonKey, ...options });
    };
  const forgetOn =
    (client: Runner): Jobs["forget"] =>
    async ({ accountId, email }) =>
      void (await client.query(forget, [accountId, email.toLowerCase()]));

  /** Completes a job and removes its data, which may contain an address, in one transaction. */
  const complete = async (boss: PgBoss, name: JobName, job: JobWithMetadata<JobData[JobName]>, output: object) => {
    const client = await pool.connect();
    const executeSql = (text: string, values?: unknown[]) => client.query(text, values);
    try {
      await client.query("begin");
      await boss.complete(name, job, output, { db: { executeSql } });
      await client.query(empty, [name, job.id]);
      await client.query("commit");
    } catch (cause) {
      await client.query("rollback").catch(() => undefined);
      throw cause;
    } finally {
      client.release();
    }
  };

  const startWorker = async (boss: PgBoss, name: JobName, ports: Ports) => {
    // Settles each job as soon as it has ended: a job that ended but was not settled runs again after a crash.
    const runOne = async (job: JobWithMetadata<JobData[JobName]>) => {
      const outcome = await attempt({ name, data: job.data, tries: job.retryCount + 1 }, handlers, ports);
      if (outcome.is === "failed") await boss.fail(name, job, { reason: outcome.reason });
      // A job that the server gave up on is completed, because a failed job would block later jobs with the same key.
      else await complete(boss, name, job, outcome.is === "givenUp" ? { givenUp: outcome.reason } : {});
    };
    const run = async (jobs: JobWithMetadata<JobData[JobName]>[]) => {
      await Promise.all(jobs.map(runOne));
      // Look for more jobs immediately: a batch has at most one job of each ordered key.
      lookAgain(boss, name);
    };
    const options = { ...workOptions, pollingIntervalSeconds: intervalOf(name) };
    workers.set(name, await boss.work<JobData[JobName], void, typeof options>(name, options, run));
  };

  return {
    async add(name, data, ...options) {
      const boss = await getBoss();
      await addOn(boss)(name, data, ...options);
      notify(boss, name);
    },
    forget: forgetOn(pool),

    async prepare() {
      const boss = await getBoss();
      return (client) => {
        const names = new Set<JobName>();
        const add = addOn(boss, client);
        const addAndNote: Jobs["add"] = (name, ...rest) => {
          names.add(name);
          return add(name, ...rest);
        };
        const start = () => names.forEach((name) => notify(boss, name));
        return { jobs: { add: addAndNote, forget: forgetOn(client) }, start };
      };
    },

    async failed() {
      if (performance.now() < failed.until) return failed.counts;
      const { rows } = await pool.query<{ name: string; state: "retry" | "completed"; count: number }>(countFailed);
      const countsOf = (wanted: "retry" | "completed") =>
        Object.fromEntries(rows.filter(({ state }) => state === wanted).map(({ name, count }) => [name, count]));
      const counts = { givenUp: countsOf("completed"), retrying: countsOf("retry") };
      failed = { counts, until: performance.now() + failedCacheMs };
      return counts;
    },

    async work(ports) {
      const boss = await getBoss();
      await Promise.all(jobNames.map((name) => startWorker(boss, name, ports)));
    },

    async stop() {
      const boss = await opening?.catch(() => undefined);
      await boss?.stop({ close: false, timeout: stopTimeoutMs });
    },
  };
}
