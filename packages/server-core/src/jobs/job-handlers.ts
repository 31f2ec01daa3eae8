import type { JobData, JobName } from "../ports/jobs.ts";
import type { Ports } from "../ports.ts";

/**
 * The handler of each job. It may run again after a crash or a failure, so it must be idempotent. It throws to be
 * retried later.
 */
export type JobHandlers = { [Name in JobName]: (data: JobData[Name], ports: Ports) => Promise<void> };
