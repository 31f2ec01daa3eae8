import { setTimeout } from "node:timers/promises";
import type { Ports } from "@trellis/server-core/ports";
import type { PostgresJobs } from "@trellis/storage/pg-boss/jobs";

/** Delays before the first attempt to start and after a failed one, in milliseconds. */
const startDelayMs = 500;
const retryDelayMs = 5_000;

/**
 * Runs jobs in the background, beginning shortly after the start so that the first requests don't wait for pg-boss to
 * load. `stop` waits for the jobs that are running.
 */
export function startJobWorker(ports: Ports, jobs: PostgresJobs): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const start = async (delayMs: number): Promise<void> => {
    await setTimeout(delayMs, undefined, { signal, ref: false });
    try {
      await jobs.work(ports);
      await jobs.add("sweep", {}, { once: "sweep" });
      await jobs.add("refreshYoutube", { after: null }, { once: "refreshYoutube" });
    } catch (cause) {
      ports.log.error("job worker failed to start", { cause });
      await start(retryDelayMs);
    }
  };
  const started = start(startDelayMs).catch(() => undefined);
  return {
    stop: async () => {
      stopping.abort();
      await started;
      await jobs.stop();
    },
  };
}
