import type { Language } from "@trellis/contract/fields";
import type { MailJob } from "./mail.ts";

/** What each job is given. A new job: add its data here and its handler to jobs/handlers.ts. Data is stored as JSON. */
export interface JobData {
  /** Writes an email and sends it; see mail/queue-mail.ts. */
  mail: MailJob;
  /** Deletes an account when its time has come. `language`: that of its last email. */
  deleteAccount: { accountId: string; language: Language };
}
export type JobName = keyof JobData;

/** Work that is done in the background, by any process of the server. */
export interface Jobs {
  /**
   * Adds a job. Jobs of one name with the same `order` run one after the other, in the order they were added; a failing
   * one holds up the later ones until it succeeds or is given up. With `once`, does nothing while a job of this name
   * with the same key is waiting.
   */
  add<Name extends JobName>(
    name: Name,
    data: JobData[Name],
    options?: { startAt?: Date; order?: string; once?: string },
  ): Promise<void>;
  /** Returns how many jobs were given up within the last day, by name. */
  failed(): Promise<Record<string, number>>;
}
