import { randomUUID } from "node:crypto";
import type { JobWithMetadata, PgBoss } from "pg-boss";
import { attempt } from "../../jobs/attempt.ts";
import { handlers as allHandlers, type JobHandlers } from "../../jobs/handlers.ts";
import type { JobData, JobName, Jobs, OrderedOptions, UnorderedOptions } from "../../ports/jobs.ts";
import type { Log } from "../../ports/process.ts";
import type { Ports } from "../../ports.ts";
import type { Database } from "../postgres/database.ts";
import { createQueues, jobNames, jobSchema, openBoss } from "./boss.ts";

/** Jobs in PostgreSQL. */
export interface PostgresJobs extends Jobs {
  /** Starts to run jobs in this process. */
  work(ports: Ports): Promise<void>;
  /** Waits for the jobs that are running, and runs no more. */
  stop(): Promise<void>;
}

/** How often to look for jobs, in seconds. Emails should go out within about a second. */
const intervalOf = (name: JobName): number => (name === "mail" ? 1 : 5);
/** A small batch, so that it ends long before its jobs expire, even if the mail server is slow. */
const workOptions = { batchSize: 6, includeMetadata: true } as const;
const stopTimeoutMs = 15_000;
/** An outage of the database fails a query each second; one line a minute is enough. */
const errorIntervalMs = 60_000;
const failedCacheMs = 30_000;

const countFailed = `select name, count(*)::int as count from ${jobSchema}.job
  where state = 'completed' and completed_on > now() - interval '1 day' and output ? 'givenUp' group by name`;

export function createPostgresJobs(
  { pool }: Pick<Database, "pool">,
  log: Log,
  handlers: JobHandlers = allHandlers,
): PostgresJobs {
  const workers = new Map<JobName, string>();
  let opening: Promise<PgBoss> | undefined;
  let loggedAt = Number.NEGATIVE_INFINITY;
  let failed = { counts: {} as Record<string, number>, until: Number.NEGATIVE_INFINITY };

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

  const notify = (boss: PgBoss, name: JobName) => {
    const worker = workers.get(name);
    if (worker !== undefined) boss.notifyWorker(worker);
  };

  const startWorker = async (boss: PgBoss, name: JobName, ports: Ports) => {
    // Settles each job as soon as it has ended: a job that ended but was not settled runs again after a crash.
    const runOne = async (job: JobWithMetadata<JobData[JobName]>) => {
      const outcome = await attempt({ name, data: job.data, tries: job.retryCount + 1 }, handlers, ports);
      if (outcome.is === "failed") await boss.fail(name, job, { reason: outcome.reason });
      // A job that was given up is completed: a failed one would block the later ones with its key.
      else await boss.complete(name, job, outcome.is === "givenUp" ? { givenUp: outcome.reason } : {});
    };
    const run = async (jobs: JobWithMetadata<JobData[JobName]>[]) => {
      await Promise.all(jobs.map(runOne));
      // Look for more at once: a batch has at most one job of each order.
      notify(boss, name);
    };
    const options = { ...workOptions, pollingIntervalSeconds: intervalOf(name) };
    workers.set(name, await boss.work<JobData[JobName], void, typeof options>(name, options, run));
  };

  return {
    async add(name, data, { id, order, once, startAt }: Partial<OrderedOptions & UnorderedOptions> = {}) {
      const boss = await getBoss();
      const singletonKey = order ?? once ?? randomUUID();
      await boss.send(name, data, { singletonKey, ...(id && { id }), ...(startAt && { startAfter: startAt }) });
      // An email never starts with its request, so that response times don't reveal whether an account exists.
      if (name !== "mail" && startAt === undefined) notify(boss, name);
    },

    async failed() {
      if (performance.now() < failed.until) return failed.counts;
      const { rows } = await pool.query<{ name: string; count: number }>(countFailed);
      const counts = Object.fromEntries(rows.map(({ name, count }) => [name, count]));
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
