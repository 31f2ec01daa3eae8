import type { Account } from "../../domain/account.ts";

/** An account with the fields that only storage knows. */
export interface StoredAccount {
  account: Account;
  passwordHash: string | null;
  googleSubject: string | null;
  emailVerifiedAt: Date | null;
}

/** A session without its token. */
interface StoredSession {
  id: string;
  accountId: string;
  openedAt: Date;
  seenAt: Date;
  expiresAt: Date;
  userAgent: string | null;
}

/** Accounts and sessions, which change together. */
export interface Users {
  accounts: Map<string, StoredAccount>;
  /** By token digest. */
  sessions: Map<string, StoredSession>;
}

export const createUsers = (): Users => ({ accounts: new Map(), sessions: new Map() });

/** Returns an account by id; throws if there is none. */
export function userOf({ accounts }: Users, id: string): StoredAccount {
  const found = accounts.get(id);
  if (!found) throw new Error(`no account ${id}`);
  return found;
}

/** Finds an account by email, ignoring case. */
export const withEmail = ({ accounts }: Users, email: string): StoredAccount | undefined =>
  [...accounts.values()].find(({ account }) => account.email.toLowerCase() === email.toLowerCase());

/** Ends the account's sessions that match `ends`, and returns how many there were. */
export function endSessions({ sessions }: Users, accountId: string, ends: (digest: string) => boolean): number {
  const ended = [...sessions].filter(([digest, session]) => session.accountId === accountId && ends(digest));
  for (const [digest] of ended) sessions.delete(digest);
  return ended.length;
}

export const copyOf = (account: Account): Account => structuredClone(account);
