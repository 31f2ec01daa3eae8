import type { Language } from "@trellis/contract/fields";
import type { Account } from "@trellis/server-core/domain/account";
import type { ProofKind } from "@trellis/server-core/domain/proof-kind";
import type { FormerPayer } from "@trellis/server-core/domain/google-sign-in";
import { hasSecondFactor, noSecondFactors, type StoredSecondFactors } from "./stored-second-factors.ts";
import { tableOf, type Tables } from "./tables.ts";

/** An account with the fields that only storage knows. */
export interface StoredAccount {
  account: Omit<Account, "emailVerified" | "hasPassword" | "hasSecondFactor">;
  passwordHash: string | null;
  googleSubject: string | null;
  emailVerifiedAt: Date | null;
  language: Language;
  createdAt: Date;
  secondFactors: StoredSecondFactors;
}

/** A session without its token. */
interface StoredSession {
  id: string;
  accountId: string;
  openedAt: Date;
  seenAt: Date;
  expiresAt: Date;
  userAgent: string | null;
  provedAt: Date;
}

/** A one-time secret without its digest. */
interface StoredProof {
  kind: ProofKind;
  accountId: string | null;
  data: string;
  expiresAt: Date;
}

/** Accounts, sessions and one-time secrets, which change together. */
export interface Users {
  /** All tables of the in-memory server. */
  tables: Tables;
  accounts: Map<string, StoredAccount>;
  /** Sessions by token digest. */
  sessions: Map<string, StoredSession>;
  /** One-time secrets by digest. */
  proofs: Map<string, StoredProof>;
  /** Callbacks that delete the data of an account in the other stores. */
  onDelete: ((accountId: string) => void)[];
  /** Callbacks that remove what another person may have stored in an unverified account; each returns its part of `FormerPayer`. */
  onTakeover: ((accountId: string, now: Date) => Partial<FormerPayer>)[];
}

export const createUsers = (tables: Tables): Users => ({
  tables,
  accounts: tableOf(tables, "accounts"),
  sessions: tableOf(tables, "sessions"),
  proofs: tableOf(tables, "proofs"),
  onDelete: [],
  onTakeover: [],
});

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

/** Invalidates the account's one-time secrets of one kind, or all of them. */
export function revokeProofs({ proofs }: Users, accountId: string, kind?: ProofKind): void {
  for (const [digest, proof] of proofs) {
    if (proof.accountId === accountId && (kind === undefined || proof.kind === kind)) proofs.delete(digest);
  }
}

/** Removes what another person may have set up in an account whose email was never verified. */
export function takeOver(users: Users, user: StoredAccount, now: Date): FormerPayer | null {
  user.account.hasYoutube = false;
  user.secondFactors = noSecondFactors();
  const removed = users.onTakeover.map((remove) => remove(user.account.id, now));
  const { customerId, plan = null } = Object.assign({}, ...removed) as Partial<FormerPayer>;
  return customerId === undefined ? null : { customerId, plan };
}

/** Returns a copy of an account. */
export const copyOf = ({ account, passwordHash, emailVerifiedAt, secondFactors }: StoredAccount): Account => ({
  ...structuredClone(account),
  emailVerified: emailVerifiedAt !== null,
  hasPassword: passwordHash !== null,
  hasSecondFactor: hasSecondFactor(secondFactors),
});
