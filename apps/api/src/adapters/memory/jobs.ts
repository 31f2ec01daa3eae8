import { GivenUp } from "../../jobs/given-up.ts";
import { handlers } from "../../jobs/handlers.ts";
import { maxTries, retryDelay } from "../../jobs/retries.ts";
import type { JobData, JobName, Jobs } from "../../ports/jobs.ts";
import type { Clock } from "../../ports/process.ts";
import type { Ports } from "../../ports.ts";

const day = 86_400_000;

/** Jobs in memory. They run when they are told to: the mock server has no timers. */
export interface MemoryJobs extends Jobs {
  /** Runs the jobs that are due, and those that they add. Returns how many ran. */
  runDue(ports: Ports): Promise<number>;
}

interface StoredJob {
  name: JobName;
  dueAt: Date;
  order: string | undefined;
  once: string | undefined;
  tries: number;
  isActive: boolean;
  run: (ports: Ports) => Promise<void>;
}

export function createMemoryJobs(clock: Clock): MemoryJobs {
  const jobs = new Set<StoredJob>();
  const failures: { name: JobName; at: Date }[] = [];

  const isFirst = (job: StoredJob): boolean =>
    job.order === undefined || [...jobs].find(({ name, order }) => name === job.name && order === job.order) === job;
  const nextDue = (): StoredJob | undefined =>
    [...jobs]
      .filter((job) => !job.isActive && job.dueAt <= clock.now() && isFirst(job))
      .toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime())[0];

  const fail = (job: StoredJob, cause: unknown, { log }: Ports) => {
    const isOver = cause instanceof GivenUp || job.tries >= maxTries;
    log.error(isOver ? "job given up" : "job postponed", { job: job.name, tries: job.tries, cause });
    job.dueAt = new Date(clock.now().getTime() + retryDelay(job.tries));
    if (!isOver) return;
    jobs.delete(job);
    failures.push({ name: job.name, at: clock.now() });
  };

  const run = async (job: StoredJob, ports: Ports) => {
    job.isActive = true;
    job.tries += 1;
    try {
      await job.run(ports);
      jobs.delete(job);
    } catch (cause) {
      fail(job, cause, ports);
    }
    job.isActive = false;
  };

  const runDue = async (ports: Ports, count = 0): Promise<number> => {
    const job = nextDue();
    if (!job) return count;
    await run(job, ports);
    return runDue(ports, count + 1);
  };

  return {
    add: async <Name extends JobName>(
      name: Name,
      data: JobData[Name],
      { startAt, order, once }: Parameters<Jobs["add"]>[2] = {},
    ) => {
      const isWaiting = (job: StoredJob) => job.name === name && job.once === once && !job.isActive;
      if (once !== undefined && [...jobs].some(isWaiting)) return;
      const copy = structuredClone(data);
      const dueAt = startAt ?? clock.now();
      jobs.add({ name, dueAt, order, once, tries: 0, isActive: false, run: (ports) => handlers[name](copy, ports) });
    },
    failed: async () => {
      const since = clock.now().getTime() - day;
      const counts: Record<string, number> = {};
      for (const { name, at } of failures) if (at.getTime() > since) counts[name] = (counts[name] ?? 0) + 1;
      return counts;
    },
    runDue,
  };
}
