import type { Account, Answers, GoogleEntry, LiveSession, OpenSession } from "../domain.ts";

/** Who has an account. */
export interface Accounts {
  /** Opens an account signed in to by password; "taken" when the e-mail is in use in any case (atomic). */
  open(account: {
    id: string;
    fullname: string;
    email: string;
    passwordHash: string;
    createdAt: Date;
  }): Promise<"opened" | "taken">;
  /** What is needed to check a password, by e-mail in any case; null when nobody signs in so. */
  byEmail(email: string): Promise<{ account: Account; passwordHash: string } | null>;
  /** To whom a mail goes, by e-mail in any case and however they sign in; null when there is no such account. */
  addressee(email: string): Promise<{ id: string; fullname: string; email: string } | null>;
  /**
   * The account of someone whose e-mail Google has verified: found by Google's own name for them, else joined by e-mail in any case, else
   * opened under `id` (atomic). Joining an account whose e-mail nobody had verified takes it over: its password and sessions go, for
   * they may be a stranger's. Null when the e-mail belongs to an account of another Google subject.
   */
  enterByGoogle(person: {
    id: string;
    subject: string;
    email: string;
    fullname: string;
    avatar: string | null;
    now: Date;
  }): Promise<GoogleEntry | null>;
  /** Changes what is given. */
  saveProfile(accountId: string, changes: { fullname?: string; avatar?: string }): Promise<void>;
  /** Keeps the answers; raises the revision by one exactly when they differ from those kept (atomic). Returns the new state. */
  saveAnswers(accountId: string, answers: Answers): Promise<{ answers: Answers; answersRevision: number }>;
}

/** Who is signed in. Tokens never come here, only their digests. */
export interface Sessions {
  open(session: {
    id: string;
    tokenDigest: string;
    accountId: string;
    openedAt: Date;
    expiresAt: Date;
    /** What the browser calls itself. */
    userAgent: string | null;
  }): Promise<void>;
  /** The session with its account and its subscription, in ONE statement; null when unknown, ended or `expiresAt <= now`. */
  find(tokenDigest: string, now: Date): Promise<LiveSession | null>;
  /** Slides the expiry; called at most once an hour per session. */
  touch(tokenDigest: string, seenAt: Date, expiresAt: Date): Promise<void>;
  /** Ends one session; ending one that is gone is fine. */
  end(tokenDigest: string): Promise<void>;
  /** The living sessions of an account, latest seen first. */
  list(accountId: string, now: Date): Promise<OpenSession[]>;
  /** Ends a session by its id, if it is this account's. */
  endOne(accountId: string, id: string): Promise<void>;
  /** Ends all of an account's sessions but one; how many there were. */
  endOthers(accountId: string, keptDigest: string, now: Date): Promise<number>;
}
