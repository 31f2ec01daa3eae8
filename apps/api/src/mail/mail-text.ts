import type { MailFacts, MailKind } from "@trellis/server-core/ports/mail";
import type { MailFormat } from "./format.ts";

/** The text of one kind of email. */
interface Letter {
  subject: string;
  title: string;
  /** What happened, what happens next, and what to do if the reader did not cause it. */
  paragraphs: [string, ...string[]];
  /** Label of the button; mail/links.ts contains its URL. */
  button?: string;
  /** The footnote that says why the email was sent, if not because the recipient has an account. */
  sentTo?: (address: string) => string;
}

/** The text of all emails in one language. */
export interface MailText {
  /** `name` may be empty. */
  greeting: (name: string) => string;
  sender: string;
  sentTo: (address: string) => string;
  /** Introduces the URL of the button, for mail programs that don't show buttons. */
  linkHint: string;
  letters: { [Kind in MailKind]: (facts: MailFacts[Kind], format: MailFormat, code: string) => Letter };
}
