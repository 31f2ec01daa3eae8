import type { JobData, JobName } from "../ports/jobs.ts";
import type { Ports } from "../ports.ts";
import { GivenUp } from "./given-up.ts";
import type { JobHandlers } from "./job-handlers.ts";
import { retriesOf } from "./retries.ts";

/** The outcome of an attempt. */
export type Outcome = { is: "done" } | { is: "failed" | "givenUp"; reason: string };

/** Runs a job once. `tries` includes this attempt. Never throws. */
export async function attempt<Name extends JobName>(
  { name, data, tries }: { name: Name; data: JobData[Name]; tries: number },
  handlers: JobHandlers,
  ports: Ports,
): Promise<Outcome> {
  try {
    await handlers[name](data, ports);
    return { is: "done" };
  } catch (cause) {
    const isOver = cause instanceof GivenUp || tries >= retriesOf(name).maxTries;
    ports.log.error(isOver ? "job given up" : "job postponed", { job: name, tries, cause });
    return { is: isOver ? "givenUp" : "failed", reason: cause instanceof Error ? cause.name : "unknown" };
  }
}
