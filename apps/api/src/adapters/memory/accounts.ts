import type { Answers } from "../../domain/account.ts";
import type { Accounts } from "../../ports/accounts.ts";
import { signInWithGoogle } from "./sign-in-with-google.ts";
import { newAccount } from "./new-account.ts";
import { copyOf, type Users, userOf, withEmail } from "./users.ts";

const sameAnswers = (one: Answers, other: Answers | null): boolean =>
  (["skills", "topics", "goal", "targetAudience", "platforms", "audienceSize", "weeklyHours"] as const).every(
    (answer) => JSON.stringify(one[answer]) === JSON.stringify(other?.[answer]),
  );

export const createAccounts = (users: Users): Accounts => ({
  open: async ({ id, fullname, email, passwordHash }) => {
    if (withEmail(users, email)) return "taken";
    const account = { ...newAccount, id, fullname, email };
    users.accounts.set(id, { account, passwordHash, googleSubject: null, emailVerifiedAt: null });
    return "opened";
  },
  byEmail: async (email) => {
    const found = withEmail(users, email);
    return found?.passwordHash ? { account: copyOf(found.account), passwordHash: found.passwordHash } : null;
  },
  recipient: async (email) => {
    const found = withEmail(users, email)?.account;
    return found ? { id: found.id, fullname: found.fullname, email: found.email } : null;
  },
  signInWithGoogle: async (profile) => signInWithGoogle(users, profile),
  saveProfile: async (accountId, changes) => {
    Object.assign(userOf(users, accountId).account, changes);
  },
  saveAnswers: async (accountId, answers) => {
    const { account } = userOf(users, accountId);
    if (!sameAnswers(answers, account.answers)) account.answersRevision += 1;
    account.answers = structuredClone(answers);
    return { answers: structuredClone(answers), answersRevision: account.answersRevision };
  },
});
