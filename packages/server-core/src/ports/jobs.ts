import type { Language } from "@trellis/contract/fields";
import type { FormerPayer } from "../domain/google-sign-in.ts";
import type { MailJob, SubscriptionMail } from "./mail.ts";

/** The data of each job, stored as JSON. To add a job, add its data here, its retries to jobs/retries.ts and its handler to the server. */
export interface JobData {
  /** Writes an email and sends it; see mail/queue-mail.ts. */
  mail: MailJob;
  /** Deletes an account on its deletion date. `language`: the language of its last email. */
  deleteAccount: { accountId: string; language: Language };
  /** Keeps access to YouTube channels alive, one page of channels at a time, every day. `after`: the last account of the previous page. */
  refreshYoutube: { after: string | null };
  /** Deletes expired rows and retries overdue account deletions; adds itself again for an hour later. */
  sweep: Record<string, never>;
  /** Brings a customer of the sandbox card provider up to date and delivers the webhooks. */
  advanceSandbox: { customerId: string };
  /** Reminds a user the day before their trial ends. */
  trialNotice: { accountId: string; providerId: string };
  /** Emails the owner of a subscription about its changes. */
  subscriptionMails: { accountId: string; providerId: string; mails: SubscriptionMail[] };
  /** Sends the receipts that no webhook has caused, some time after the state of a subscription has shown a charge. */
  receipts: { accountId: string };
  /** Ends the subscription of an account's former payer, and emails the account's owner. */
  endFormerPayer: { accountId: string; language: Language; payer: FormerPayer };
  /** Sends the changed name or email of a customer to the card provider. */
  updateHolder: { accountId: string };
}
export type JobName = keyof JobData;
/** Jobs that run in the order they were added. */
export type OrderedJob = "mail";

export interface OrderedOptions {
  /** A UUID. The job is not added if one with the same id was added within the last day. */
  id?: string;
  /**
   * Jobs with the same key run one at a time; a failing job delays the later ones until it succeeds or is given
   * up. Jobs with other keys are not delayed.
   */
  order: string;
}

export interface UnorderedOptions {
  id?: string;
  startAt?: Date;
  /** A key. The job is not added while one of the same name with the same key is waiting. */
  once?: string;
}

export interface FailedJobs {
  /** Jobs that the server gave up on within the last day, by name. */
  givenUp: Record<string, number>;
  /** Jobs that have failed and wait for the next attempt, by name. */
  retrying: Record<string, number>;
}

/** Work that is done in the background, by any process of the server. */
export interface Jobs {
  add<Name extends JobName>(
    name: Name,
    data: JobData[Name],
    ...options: Name extends OrderedJob ? [OrderedOptions] : [UnorderedOptions?]
  ): Promise<void>;
  /** Removes the jobs of a deleted account, waiting and finished, and the emails to its address. */
  forget(account: { accountId: string; email: string }): Promise<void>;
  /** Returns the number of failed jobs, by name. */
  failed(): Promise<FailedJobs>;
}
