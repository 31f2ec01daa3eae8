import type { Language } from "@trellis/contract/fields";
import type { Account } from "../domain/account.ts";

/** A live session with its account. */
interface LiveSession {
  account: Account;
  openedAt: Date;
  /** When the user last proved who they are. */
  provedAt: Date;
  /** When it was last extended. */
  seenAt: Date;
  expiresAt: Date;
}

/** A live session, as listed for its owner. */
interface OpenSession {
  id: string;
  tokenDigest: string;
  openedAt: Date;
  seenAt: Date;
  userAgent: string | null;
}

/** Live sessions, stored by the digest of their token. */
export interface Sessions {
  /** Opens a session. If the account has more than `sessionMaximum` sessions, the least recently used ones end. */
  open(session: {
    id: string;
    tokenDigest: string;
    accountId: string;
    openedAt: Date;
    expiresAt: Date;
    /** The User-Agent header. */
    userAgent: string | null;
    /** Becomes the language of the account's emails. */
    language: Language;
  }): Promise<void>;
  /** Returns a session with its account and subscription, in one statement; null if unknown, ended or expired. */
  find(tokenDigest: string, now: Date): Promise<LiveSession | null>;
  /** Extends a session, and stores the language of the account’s emails; called at most once an hour per session. */
  touch(tokenDigest: string, use: { seenAt: Date; expiresAt: Date; language: Language }): Promise<void>;
  /** Records that the user of a session has proved who they are. */
  prove(tokenDigest: string, now: Date): Promise<void>;
  /** Ends a session; does nothing if it has ended already. */
  end(tokenDigest: string): Promise<void>;
  /** Returns an account's live sessions, most recently used first. */
  list(accountId: string, now: Date): Promise<OpenSession[]>;
  /** Ends a session by id, if it belongs to the account. */
  endOne(accountId: string, id: string): Promise<void>;
  /** Ends all sessions of an account but one. Returns the number of those that had not expired. */
  endOthers(accountId: string, keptDigest: string, now: Date): Promise<number>;
}
