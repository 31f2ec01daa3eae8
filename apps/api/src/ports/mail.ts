import type { Language } from "@trellis/contract/fields";

/** An email to be written and sent. It contains neither code nor name. */
export interface MailJob {
  id: string;
  kind: "resetCode" | "passwordChanged" | "googleJoined";
  /** As typed; the account is looked up when the email is written. */
  email: string;
  language: Language;
  createdAt: Date;
}

/** Emails to be sent. Handlers only add jobs, so that response times don't reveal whether an account exists. */
export interface MailQueue {
  add(job: MailJob): Promise<void>;
  /**
   * Takes up to `most` due jobs, oldest first, and leases them until `leaseUntil` (atomic); `tries` includes this
   * attempt.
   */
  take(now: Date, leaseUntil: Date, most: number): Promise<(MailJob & { tries: number })[]>;
  /** Deletes a job. */
  done(id: string): Promise<void>;
  /** Returns a job to the queue for later. */
  postpone(id: string, dueAt: Date): Promise<void>;
}

/** A written email. `text` and `html` have the same content. */
export interface Mail {
  /** Never join name and address into one string: the name is user input. */
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

/** Sends emails. Both methods throw if the mail server fails. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Checks whether the mail server is reachable. Cached for seconds; never takes longer than a few seconds. */
  check(): Promise<void>;
}
