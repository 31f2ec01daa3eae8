import type { Language } from "@trellis/contract/fields";

/** A mail that is to be written and sent: what for, to whom, in which language. It holds no code and no name. */
export interface MailJob {
  id: string;
  kind: "resetCode" | "passwordChanged" | "googleJoined";
  /** As it was typed; whether there is an account is looked up when the mail is written. */
  email: string;
  language: Language;
  createdAt: Date;
}

/** Mails still to be sent. Handlers add to it, so no answer waits for a mail server or tells whether there was one to ask. */
export interface MailQueue {
  add(job: MailJob): Promise<void>;
  /** Takes up to `most` jobs that are due, oldest first, for nobody else until `leaseUntil` (atomic); `tries` counts this one. */
  take(now: Date, leaseUntil: Date, most: number): Promise<(MailJob & { tries: number })[]>;
  /** Forgets a job. */
  done(id: string): Promise<void>;
  /** Gives a job back until later. */
  postpone(id: string, dueAt: Date): Promise<void>;
}

/** A mail, written. `text` and `html` say the same. */
export interface Mail {
  /** The name is free text on one line, the address was checked at sign-up: they must never be joined into one string. */
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

/** Sends mails. Both throw when the mail server is away or says no. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Whether mails could be sent now; knows again within seconds, and never takes longer than a few. */
  check(): Promise<void>;
}
