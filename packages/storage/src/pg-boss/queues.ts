import { firstDelaySeconds, jobNames, retriesOf } from "@trellis/server-core/jobs/retries";
import type { JobName, OrderedJob } from "@trellis/server-core/ports/jobs";
import type { PgBoss, QueueOptions, QueuePolicy } from "pg-boss";

const ordered: readonly JobName[] = ["mail"] satisfies OrderedJob[];
const day = 86_400;

/** Returns the queue settings of a job. `attempt` gives up before `retryLimit`, as a failed job would block its key in an ordered queue. */
function queueOf(name: JobName): { policy: QueuePolicy } & QueueOptions {
  const { maxTries, maxDelaySeconds, keepDays } = retriesOf(name);
  return {
    policy: ordered.includes(name) ? "key_strict_fifo" : "short",
    retryLimit: 10 * maxTries,
    retryDelay: firstDelaySeconds,
    retryBackoff: true,
    retryDelayMax: maxDelaySeconds,
    expireInSeconds: 300,
    // Jobs of a killed process run in another one after this time plus the monitor's interval.
    heartbeatSeconds: 20,
    retentionSeconds: keepDays * day,
    deleteAfterSeconds: 2 * day,
  };
}

/** Creates missing queues, and updates the others if their settings have changed. */
export async function createQueues(boss: PgBoss): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const create = (name: JobName) => {
    const { policy, ...options } = queueOf(name);
    const queue = existing.get(name);
    if (!queue) return boss.createQueue(name, { policy, ...options });
    const isCurrent = Object.entries(options).every(([key, value]) => Reflect.get(queue, key) === value);
    return isCurrent ? undefined : boss.updateQueue(name, options);
  };
  // Run these in sequence, because a connection runs one statement at a time.
  await jobNames.reduce<Promise<void>>(async (before, name) => {
    await before;
    await create(name);
  }, Promise.resolve());
}
