import type { Accounts } from "@trellis/server-core/ports/accounts";
import { eq, lt } from "drizzle-orm";
import { type AccountRow, toAccount } from "./account-row.ts";
import * as sql from "./accounts.sql.ts";
import type { Queries } from "./database.ts";
import { signInWithGoogle } from "./sign-in-with-google.ts";
import { isConflict, rowsOf } from "./rows.ts";
import { accounts } from "./schema-accounts.ts";

export const createAccounts = ({ pool, tables }: Queries): Accounts => ({
  async find(accountId) {
    const [row] = await rowsOf<AccountRow>(pool, sql.byId, [accountId]);
    return row ? toAccount(row) : null;
  },

  async contact(accountId) {
    const columns = { email: accounts.email, language: accounts.language };
    const [found] = await tables.select(columns).from(accounts).where(eq(accounts.id, accountId));
    return found ?? null;
  },

  async open(account) {
    const { rowCount } = await tables
      .insert(accounts)
      .values({ ...account, signsInWith: "password" })
      .onConflictDoNothing();
    return rowCount === 1 ? "opened" : "taken";
  },

  async byEmail(email) {
    const [row] = await rowsOf<[passwordHash: string, ...AccountRow]>(pool, sql.byEmail, [email]);
    if (!row) return null;
    const [passwordHash, ...account] = row;
    return { account: toAccount(account), passwordHash };
  },

  async recipient(email) {
    const [row] = await rowsOf<[id: string, fullname: string, email: string]>(pool, sql.recipient, [email]);
    return row ? { id: row[0], fullname: row[1], email: row[2] } : null;
  },

  signInWithGoogle: (profile) => signInWithGoogle(pool, profile),

  async credentials(accountId) {
    const { passwordHash, googleSubject } = accounts;
    const [row] = await tables.select({ passwordHash, googleSubject }).from(accounts).where(eq(accounts.id, accountId));
    return existing(row, accountId);
  },

  async changePassword(accountId, passwordHash, keptDigest, now) {
    await rowsOf(pool, sql.changePassword, [accountId, passwordHash, keptDigest, now]);
  },

  async verifyEmail(accountId, email, now) {
    const [row] = await rowsOf(pool, sql.verifyEmail, [accountId, email, now]);
    return row !== undefined;
  },

  async changeEmail(accountId, email, now) {
    try {
      const [row] = await rowsOf<[formerEmail: string]>(pool, sql.changeEmail, [accountId, email, now]);
      return row ? { formerEmail: row[0] } : null;
    } catch (cause) {
      if (isConflict(cause)) return "taken";
      throw cause;
    }
  },

  async scheduleDeletion(accountId, deletedFrom) {
    const [row] = await rowsOf<[deletedFrom: Date]>(pool, sql.scheduleDeletion, [accountId, deletedFrom]);
    return existing(row, accountId)[0];
  },

  async keep(accountId, now) {
    const [row] = await rowsOf(pool, sql.keep, [accountId, now]);
    return row !== undefined;
  },

  async delete(accountId, now) {
    const [row] = await rowsOf(pool, sql.deleteAccount, [accountId, now]);
    return row !== undefined;
  },

  async overdue(before) {
    const { id, deletedFrom } = accounts;
    const found = await tables.select({ id }).from(accounts).where(lt(deletedFrom, before)).limit(100);
    return found.map((row) => row.id);
  },

  async saveProfile(accountId, changes) {
    await tables.update(accounts).set(changes).where(eq(accounts.id, accountId));
  },

  async saveAnswers(accountId, answers) {
    const [row] = await rowsOf<[revision: number]>(pool, sql.saveAnswers, [accountId, JSON.stringify(answers)]);
    return { answers, answersRevision: existing(row, accountId)[0] };
  },
});

function existing<Row>(row: Row | undefined, accountId: string): Row {
  if (row === undefined) throw new Error(`no account ${accountId}`);
  return row;
}
