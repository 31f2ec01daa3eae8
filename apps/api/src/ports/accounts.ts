import type { Account, Answers, GoogleSignInResult, LiveSession, OpenSession } from "../domain.ts";

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

/** Live sessions, stored by the digest of their token. */
export interface Sessions {
  open(session: {
    id: string;
    tokenDigest: string;
    accountId: string;
    openedAt: Date;
    expiresAt: Date;
    /** The User-Agent header. */
    userAgent: string | null;
  }): Promise<void>;
  /** Returns a session with its account and subscription, in one statement; null if unknown, ended or expired. */
  find(tokenDigest: string, now: Date): Promise<LiveSession | null>;
  /** Extends a session; called at most once an hour per session. */
  touch(tokenDigest: string, seenAt: Date, expiresAt: Date): Promise<void>;
  /** Ends a session; does nothing if it has ended already. */
  end(tokenDigest: string): Promise<void>;
  /** Returns an account's live sessions, most recently used first. */
  list(accountId: string, now: Date): Promise<OpenSession[]>;
  /** Ends a session by id, if it belongs to the account. */
  endOne(accountId: string, id: string): Promise<void>;
  /** Ends all sessions of an account but one. Returns how many of them had not expired. */
  endOthers(accountId: string, keptDigest: string, now: Date): Promise<number>;
}
