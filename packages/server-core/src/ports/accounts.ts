import type { Language } from "@trellis/contract/fields";
import type { Account, Answers } from "../domain/account.ts";
import type { GoogleSignInResult } from "../domain/google-sign-in.ts";

export interface Accounts {
  /** Returns an account; null if there is none. */
  find(accountId: string): Promise<Account | null>;
  /** Returns the email and the language of an account; null if there is none. */
  contact(accountId: string): Promise<{ email: string; language: Language } | null>;
  /** Creates an account with a password; "taken" if the email is in use, ignoring case (atomic). */
  open(account: {
    id: string;
    fullname: string;
    email: string;
    passwordHash: string;
    /** The language of emails that the server sends on its own, such as receipts and trial notices. */
    language: Language;
    createdAt: Date;
  }): Promise<"opened" | "taken">;
  /** Returns the account with its password hash; null if no account with this email has a password. Ignores case. */
  byEmail(email: string): Promise<{ account: Account; passwordHash: string } | null>;
  /** Returns the recipient of an email, however they sign in; null if there is no account. Ignores case. */
  recipient(email: string): Promise<{ id: string; fullname: string; email: string } | null>;
  /**
   * Signs in a user whose email Google has verified (atomic). Finds the account by Google's user id, else links the one with this
   * email, else creates one under `id`. Linking an account whose email was never verified replaces it: its password, sessions,
   * second factors, payment details, running subscription, open links and YouTube channel are removed, because another person may
   * have created it. Their subscription continues at the card provider until a job ends it. Null if the email belongs to an
   * account of another Google user, or to a verified one with a second factor: owning the email is not enough to sign in there.
   */
  signInWithGoogle(profile: {
    id: string;
    subject: string;
    email: string;
    fullname: string;
    avatar: string | null;
    now: Date;
  }): Promise<GoogleSignInResult | null>;
  /** Returns the credentials of an account. */
  credentials(accountId: string): Promise<{ passwordHash: string | null; googleSubject: string | null }>;
  /**
   * Sets the password, ends all sessions but one, records a proof of identity for that one, and invalidates links that
   * confirm a new email (atomic).
   */
  changePassword(accountId: string, passwordHash: string, keptDigest: string, now: Date): Promise<void>;
  /** Marks the email as verified; false if the account no longer has this email. */
  verifyEmail(accountId: string, email: string, now: Date): Promise<boolean>;
  /**
   * Replaces the email with a verified one and returns the former one; "taken" if another account has it, null if there
   * is no such account (atomic).
   */
  changeEmail(accountId: string, email: string, now: Date): Promise<{ formerEmail: string } | "taken" | null>;
  /** Schedules the deletion unless it is scheduled already, and returns its time (atomic). */
  scheduleDeletion(accountId: string, deletedFrom: Date): Promise<Date>;
  /** Withdraws a scheduled deletion; false if its date has passed (atomic). */
  keep(accountId: string, now: Date): Promise<boolean>;
  /** Deletes an account whose deletion date has passed, with all its data; false if the date has not passed (atomic). */
  delete(accountId: string, now: Date): Promise<boolean>;
  /** Returns the ids of up to a hundred accounts that should have been deleted before a time. */
  overdue(before: Date): Promise<string[]>;
  /** Changes the given fields. */
  saveProfile(accountId: string, changes: { fullname?: string; avatar?: string }): Promise<void>;
  /**
   * Saves the answers, and increments the revision if they differ from the stored ones (atomic). Returns the new
   * state.
   */
  saveAnswers(accountId: string, answers: Answers): Promise<{ answers: Answers; answersRevision: number }>;
}
