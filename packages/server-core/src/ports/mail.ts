import type { Language } from "@trellis/contract/fields";

type NoFacts = Record<string, never>;

/** The facts in each kind of email. Times are in ISO 8601, amounts in cents. */
export interface MailFacts {
  /** A code for a forgotten password, generated while sending. `browser`: a digest of the id of the browser that requested it. */
  resetCode: { browser?: string };
  /** `by`: a code ends every session; a change in the settings ends the other sessions. */
  passwordChanged: { by: "code" | "settings" };
  googleJoined: NoFacts;
  /** A link to verify the email, generated while sending. */
  verifyEmail: { accountId: string };
  /** A link to verify a new email, sent to it and generated while sending. */
  changeEmail: { accountId: string };
  /** A notice sent instead of that link if another account already has the new email. */
  emailInUse: NoFacts;
  /** A notice to the old address. `requested`: the change still needs the link. `done`: the email has changed. */
  emailChanged: { newEmail: string; stage: "requested" | "done" };
  trialEndsTomorrow: { plan: string; amountCents: number; at: string };
  /** `url`: the provider's receipt. */
  receipt: { plan: string; amountCents: number; at: string; number: string; url: string | null };
  /** `nextTryAt`: null if it was the last attempt. */
  cardFailed: { plan: string; amountCents: number; nextTryAt: string | null };
  /** The next charge: its amount and time. */
  planChanged: { plan: string; amountCents: number; at: string };
  subscriptionCanceled: { plan: string; endsAt: string };
  /** `unverified`: it began before the email was verified, so another person may have paid for it. */
  subscriptionEnded: { plan: string; reason: "canceled" | "unpaid" | "unverified" | "ended" };
  accountDeletionScheduled: { at: string };
  accountDeleted: NoFacts;
  secondFactorChanged: {
    change:
      | "passkeyAdded"
      | "passkeyRemoved"
      | "authenticatorOn"
      | "authenticatorOff"
      | "recoveryCodesRenewed"
      | "recoveryCodeUsed";
  };
}
export type MailKind = keyof MailFacts;

/** An email of one kind to be written and sent. It contains no code or token. */
export interface MailJobOf<Kind extends MailKind> {
  /** Identifies the job. An email without a code or link keeps it as its id if it is sent again after a crash. */
  id: string;
  kind: Kind;
  /** As typed. The account with this email is looked up when the email is written; without an account, nothing is sent. */
  email: string;
  /** The recipient's name, for an address without an account. If set, no account is looked up. */
  fullname?: string;
  language: Language;
  /** ISO 8601. */
  createdAt: string;
  facts: MailFacts[Kind];
}
/** An email to be written and sent. */
export type MailJob = { [Kind in MailKind]: MailJobOf<Kind> }[MailKind];

/** An email about a change of a subscription, before its recipient is looked up. */
export type SubscriptionMail = {
  [Kind in "planChanged" | "subscriptionCanceled" | "subscriptionEnded" | "cardFailed"]: {
    id: string;
    kind: Kind;
    facts: MailFacts[Kind];
  };
}["planChanged" | "subscriptionCanceled" | "subscriptionEnded" | "cardFailed"];

/** A written email. `text` and `html` have the same content. */
export interface Mail {
  /** The same for every attempt to send the same email, but different for an email with another code or link. */
  id: string;
  /** When the email was queued, in ISO 8601: the date that mail programs show. */
  date: string;
  /** Never join name and address into one string: the name is user input. */
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

/** Thrown by a mailer if the mail server permanently refuses an email, such as one to a mailbox that does not exist. */
export class MailRefused extends Error {}

/** Sends emails. Both methods throw if the mail server fails. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Checks whether the mail server is reachable. A successful result is cached for some seconds. Takes a few seconds at most. */
  check(): Promise<void>;
}
