import type { Account } from "../../domain.ts";

/** An account with what only its storage knows of it. */
export interface KeptAccount {
  account: Account;
  passwordHash: string | null;
  googleSubject: string | null;
  emailVerifiedAt: Date | null;
}

/** A session without its token. */
interface KeptSession {
  id: string;
  accountId: string;
  openedAt: Date;
  seenAt: Date;
  expiresAt: Date;
  userAgent: string | null;
}

/** Accounts and sessions are read and changed together, so they live together. */
export interface People {
  accounts: Map<string, KeptAccount>;
  /** By the token's digest. */
  sessions: Map<string, KeptSession>;
}

export const createPeople = (): People => ({ accounts: new Map(), sessions: new Map() });

/** The account of that id; there must be one. */
export function personOf({ accounts }: People, id: string): KeptAccount {
  const found = accounts.get(id);
  if (!found) throw new Error(`no account ${id}`);
  return found;
}

/** The account with that e-mail, in any case. */
export const withEmail = ({ accounts }: People, email: string): KeptAccount | undefined =>
  [...accounts.values()].find(({ account }) => account.email.toLowerCase() === email.toLowerCase());

/** Ends the sessions of an account that the test holds of; how many. */
export function endSessions({ sessions }: People, accountId: string, ends: (digest: string) => boolean): number {
  const ended = [...sessions].filter(([digest, session]) => session.accountId === accountId && ends(digest));
  for (const [digest] of ended) sessions.delete(digest);
  return ended.length;
}

export const copyOf = (account: Account): Account => structuredClone(account);
