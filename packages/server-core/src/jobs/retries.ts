import type { JobName } from "../ports/jobs.ts";

/** Delays after failed attempts: 5 s, 10 s, 20 s … up to a maximum. pg-boss shortens each delay randomly, by up to half. */
export const firstDelaySeconds = 5;

interface Retries {
  maxDelaySeconds: number;
  /** The number of attempts after which the server gives up on a job. */
  maxTries: number;
  /** Time that an unfinished job is kept, in days. */
  keepDays: number;
}

/** Retries for about a day. */
const usual: Retries = { maxDelaySeconds: 600, maxTries: 150, keepDays: 60 };

/** Retries for at least 200 days: until the job succeeds, the former payer’s card can still be charged. */
const patient: Retries = { maxDelaySeconds: 3_600, maxTries: 10_000, keepDays: 500 };

const retries: Readonly<Record<JobName, Retries>> = {
  mail: usual,
  deleteAccount: usual,
  refreshYoutube: usual,
  sweep: usual,
  advanceSandbox: usual,
  trialNotice: usual,
  subscriptionMails: usual,
  receipts: usual,
  updateHolder: usual,
  endFormerPayer: patient,
};

export const jobNames = Object.keys(retries) as JobName[];

/** Returns how long a failing job is retried. */
export const retriesOf = (name: JobName): Retries => retries[name];
