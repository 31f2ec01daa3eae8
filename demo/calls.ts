import { basePath } from "@trellis/contract/call";

/** Paths of calls that only the demo’s server implements. */
export const demoPaths = {
  signIn: `${basePath}/demo/sign-in`,
  mails: `${basePath}/demo/mails`,
  reset: `${basePath}/demo/reset`,
};

/** Users of the demo. The visitor has no account. */
export const people = ["creator", "youtuber", "newcomer", "unsubscribed", "trialEnding", "expired", "visitor"] as const;
export type Person = (typeof people)[number];

/** An email that the demo would have sent. */
export interface DemoMail {
  id: string;
  to: string;
  subject: string;
  html: string;
  /** ISO 8601. */
  sentAt: string;
}
