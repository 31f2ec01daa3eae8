import { attempt } from "@trellis/server-core/jobs/attempt";
import type { JobHandlers } from "@trellis/server-core/jobs/job-handlers";
import { firstDelaySeconds, retriesOf } from "@trellis/server-core/jobs/retries";
import type { Ports } from "@trellis/server-core/ports";
import type { JobData, JobName, Jobs, OrderedOptions, UnorderedOptions } from "@trellis/server-core/ports/jobs";
import type { Clock } from "@trellis/server-core/ports/clock";
import { tableOf, type Tables } from "./tables.ts";

const day = 86_400_000;

/** Jobs in memory. They run only in `runDue`, because the mock server has no timers. */
export interface MemoryJobs extends Jobs {
  /** Runs the jobs that are due, and those that they add. Returns how many ran. */
  runDue(ports: Ports): Promise<number>;
}

interface StoredJob extends Partial<OrderedOptions & UnorderedOptions> {
  name: JobName;
  data: JobData[JobName];
  dueAt: Date;
  tries: number;
  isActive: boolean;
}

/** Returns the delay after a failed attempt in milliseconds. */
const retryDelay = ({ name, tries }: StoredJob): number =>
  Math.min(firstDelaySeconds * 2 ** (tries - 1), retriesOf(name).maxDelaySeconds) * 1000;

export function createMemoryJobs(clock: Clock, handlers: JobHandlers, tables: Tables = new Map()): MemoryJobs {
  const jobs = tableOf<StoredJob, true>(tables, "jobs");
  const ids = tableOf<string, true>(tables, "jobIds");
  const failures = tableOf<{ name: JobName; at: Date }, true>(tables, "failedJobs");
  // Jobs that were running when the tables were saved start again.
  for (const job of jobs.keys()) job.isActive = false;

  const isFirst = (job: StoredJob): boolean =>
    job.order === undefined ||
    [...jobs.keys()].find(({ name, order }) => name === job.name && order === job.order) === job;
  const nextDue = (): StoredJob | undefined =>
    [...jobs.keys()]
      .filter((job) => !job.isActive && job.dueAt <= clock.now() && isFirst(job))
      .toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime())[0];

  const run = async (job: StoredJob, ports: Ports) => {
    job.isActive = true;
    job.tries += 1;
    const { is } = await attempt(job, handlers, ports);
    job.isActive = false;
    job.dueAt = new Date(clock.now().getTime() + retryDelay(job));
    if (is !== "failed") jobs.delete(job);
    if (is === "givenUp") failures.set({ name: job.name, at: clock.now() }, true);
  };

  const runDue = async (ports: Ports, count = 0): Promise<number> => {
    const job = nextDue();
    if (!job) return count;
    await run(job, ports);
    return runDue(ports, count + 1);
  };

  return {
    add: async (name, data, options: Partial<OrderedOptions & UnorderedOptions> = {}) => {
      const { id, once, startAt } = options;
      const isWaiting = (job: StoredJob) => job.name === name && job.once === once && !job.isActive && job.tries === 0;
      if (once !== undefined && [...jobs.keys()].some(isWaiting)) return;
      if (id !== undefined && ids.has(id)) return;
      if (id !== undefined) ids.set(id, true);
      const dueAt = startAt ?? clock.now();
      jobs.set({ ...options, name, data: structuredClone(data), dueAt, tries: 0, isActive: false }, true);
    },
    forget: async ({ accountId, email }) => {
      for (const job of jobs.keys()) {
        const about = [job.data, "facts" in job.data ? job.data.facts : {}];
        const isOwn = about.some((each) => "accountId" in each && each.accountId === accountId);
        if (isOwn || job.order === email.toLowerCase()) jobs.delete(job);
      }
    },
    failed: async () => {
      const since = clock.now().getTime() - day;
      const count = (names: readonly JobName[]) => {
        const counts: Record<string, number> = {};
        for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
        return counts;
      };
      const recent = [...failures.keys()].filter(({ at }) => at.getTime() > since);
      const retried = [...jobs.keys()].filter(({ tries, isActive }) => tries > 0 && !isActive);
      return { givenUp: count(recent.map(({ name }) => name)), retrying: count(retried.map(({ name }) => name)) };
    },
    runDue,
  };
}
