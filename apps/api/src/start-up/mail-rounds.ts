import { setInterval } from "node:timers/promises";
import { deliverDue } from "../mail/deliver-due.ts";
import type { Ports } from "../ports.ts";

/** Between the beginnings of two rounds, in milliseconds. */
const pace = 1_000;
/** How many rounds are left out after one that failed as a whole: the database is away. */
const restAfterFailure = 10;

/**
 * Sends mails as they fall due, in rounds of its own: never started by a request, so no answer's time tells whether a mail went out. `stop`
 * lets the round under way finish.
 */
export function startMailRounds(ports: Ports): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const run = async () => {
    let resting = 0;
    for await (const isDue of setInterval(pace, true, { signal: stopping.signal, ref: false })) {
      if (isDue && resting > 0) resting -= 1;
      else resting = await round(ports);
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

async function round(ports: Ports): Promise<number> {
  try {
    await deliverDue(ports);
    return 0;
  } catch (cause) {
    ports.log.error("mails not delivered", { cause });
    return restAfterFailure;
  }
}
