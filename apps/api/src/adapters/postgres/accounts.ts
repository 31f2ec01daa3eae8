import { eq } from "drizzle-orm";
import type { Accounts } from "../../ports/accounts.ts";
import { type AccountRow, accountColumns, toAccount, withSubscription } from "./account-row.ts";
import type { Database } from "./database.ts";
import { signInWithGoogle } from "./sign-in-with-google.ts";
import { rowsOf } from "./rows.ts";
import { accounts } from "./schema-accounts.ts";

const byEmail = {
  name: "account-by-email",
  text: `select a.password_hash, ${accountColumns} from accounts a ${withSubscription}
    where lower(a.email) = lower($1) and a.password_hash is not null`,
};

const recipient = {
  name: "account-recipient",
  text: "select id, fullname, email from accounts where lower(email) = lower($1)",
};

const saveAnswers = {
  name: "save-answers",
  text: `update accounts set answers = $2::jsonb,
      answers_revision = answers_revision + (answers is distinct from $2::jsonb)::int
    where id = $1 returning answers_revision`,
};

export const createAccounts = ({ pool, tables }: Database): Accounts => ({
  async open(account) {
    const { rowCount } = await tables
      .insert(accounts)
      .values({ ...account, signsInWith: "password" })
      .onConflictDoNothing();
    return rowCount === 1 ? "opened" : "taken";
  },

  async byEmail(email) {
    const [row] = await rowsOf<[passwordHash: string, ...AccountRow]>(pool, byEmail, [email]);
    if (!row) return null;
    const [passwordHash, ...account] = row;
    return { account: toAccount(account), passwordHash };
  },

  async recipient(email) {
    const [row] = await rowsOf<[id: string, fullname: string, email: string]>(pool, recipient, [email]);
    return row ? { id: row[0], fullname: row[1], email: row[2] } : null;
  },

  signInWithGoogle: (profile) => signInWithGoogle(pool, profile),

  async saveProfile(accountId, changes) {
    await tables.update(accounts).set(changes).where(eq(accounts.id, accountId));
  },

  async saveAnswers(accountId, answers) {
    const [row] = await rowsOf<[revision: number]>(pool, saveAnswers, [accountId, JSON.stringify(answers)]);
    if (!row) throw new Error(`no account ${accountId}`);
    return { answers, answersRevision: row[0] };
  },
});
