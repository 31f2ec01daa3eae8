import type { Account, Answers, GoogleSignInResult } from "../domain/account.ts";

export interface Accounts {
  /** Creates an account with a password; "taken" if the email is in use, ignoring case (atomic). */
  open(account: {
    id: string;
    fullname: string;
    email: string;
    passwordHash: string;
    createdAt: Date;
  }): Promise<"opened" | "taken">;
  /** Returns the account with its password hash; null if no account with this email has a password. Ignores case. */
  byEmail(email: string): Promise<{ account: Account; passwordHash: string } | null>;
  /** Returns the recipient of an email, however they sign in; null if there is no account. Ignores case. */
  recipient(email: string): Promise<{ id: string; fullname: string; email: string } | null>;
  /**
   * Signs in a user whose email Google has verified (atomic). Finds the account by Google's user id, else links the one
   * with this email, else creates one under `id`. Linking an account whose email was never verified replaces it: its
   * password, sessions and YouTube channel are removed, because another person may have created it. Null if the email
   * belongs to an account of another Google user.
   */
  signInWithGoogle(profile: {
    id: string;
    subject: string;
    email: string;
    fullname: string;
    avatar: string | null;
    now: Date;
  }): Promise<GoogleSignInResult | null>;
  /** Changes the given fields. */
  saveProfile(accountId: string, changes: { fullname?: string; avatar?: string }): Promise<void>;
  /**
   * Saves the answers, and increments the revision if they differ from the stored ones (atomic). Returns the new
   * state.
   */
  saveAnswers(accountId: string, answers: Answers): Promise<{ answers: Answers; answersRevision: number }>;
}
