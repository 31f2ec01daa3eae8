import { setInterval } from "node:timers/promises";
import type { MemoryJobs } from "../adapters/memory/jobs.ts";
import type { Ports } from "../ports.ts";

/** Interval between rounds, in milliseconds. */
const intervalMs = 1_000;
/** How many rounds to skip after a failed one, for example while the database is unavailable. */
const roundsSkippedAfterFailure = 10;

/**
 * Sends due emails in the background. Requests never trigger it, so response times don't reveal whether an email was
 * sent. `stop` waits for the current round.
 */
export function startMailWorker(ports: Ports & { jobs: MemoryJobs }): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const run = async () => {
    let skipped = 0;
    for await (const isDue of setInterval(intervalMs, true, { signal: stopping.signal, ref: false })) {
      if (isDue && skipped > 0) skipped -= 1;
      else skipped = await round(ports);
    }
  };
  const done = run().catch(() => undefined);
  return {
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
}

async function round(ports: Ports & { jobs: MemoryJobs }): Promise<number> {
  try {
    await ports.jobs.runDue(ports);
    return 0;
  } catch (cause) {
    ports.log.error("mail delivery failed", { cause });
    return roundsSkippedAfterFailure;
  }
}
