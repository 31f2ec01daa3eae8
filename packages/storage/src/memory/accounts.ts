import type { Answers } from "@trellis/server-core/domain/account";
import type { Accounts } from "@trellis/server-core/ports/accounts";
import { signInWithGoogle } from "./sign-in-with-google.ts";
import { newAccount } from "./new-account.ts";
import { noSecondFactors } from "./stored-second-factors.ts";
import { copyOf, endSessions, revokeProofs, type Users, userOf, withEmail } from "./users.ts";

const sameAnswers = (one: Answers, other: Answers | null): boolean =>
  (["skills", "topics", "goal", "targetAudience", "platforms", "audienceSize", "weeklyHours"] as const).every(
    (answer) => JSON.stringify(one[answer]) === JSON.stringify(other?.[answer]),
  );

export const createAccounts = (users: Users): Accounts => ({
  find: async (accountId) => {
    const found = users.accounts.get(accountId);
    return found ? copyOf(found) : null;
  },
  contact: async (accountId) => {
    const found = users.accounts.get(accountId);
    return found ? { email: found.account.email, language: found.language } : null;
  },
  open: async ({ id, fullname, email, passwordHash, language, createdAt }) => {
    if (withEmail(users, email)) return "taken";
    const account = { ...newAccount, id, fullname, email };
    const stored = { account, passwordHash, googleSubject: null, emailVerifiedAt: null, language, createdAt };
    users.accounts.set(id, { ...stored, secondFactors: noSecondFactors() });
    return "opened";
  },
  byEmail: async (email) => {
    const found = withEmail(users, email);
    return found?.passwordHash ? { account: copyOf(found), passwordHash: found.passwordHash } : null;
  },
  recipient: async (email) => {
    const found = withEmail(users, email)?.account;
    return found ? { id: found.id, fullname: found.fullname, email: found.email } : null;
  },
  signInWithGoogle: async (profile) => signInWithGoogle(users, profile),
  credentials: async (accountId) => {
    const { passwordHash, googleSubject } = userOf(users, accountId);
    return { passwordHash, googleSubject };
  },
  changePassword: async (accountId, passwordHash, keptDigest, now) => {
    userOf(users, accountId).passwordHash = passwordHash;
    endSessions(users, accountId, (digest) => digest !== keptDigest);
    revokeProofs(users, accountId, "changeEmail");
    const kept = users.sessions.get(keptDigest);
    if (kept) kept.provedAt = now;
  },
  verifyEmail: async (accountId, email, now) => {
    const found = users.accounts.get(accountId);
    if (found?.account.email.toLowerCase() !== email.toLowerCase()) return false;
    found.emailVerifiedAt ??= now;
    return true;
  },
  changeEmail: async (accountId, email, now) => {
    const found = users.accounts.get(accountId);
    if (!found) return null;
    const other = withEmail(users, email);
    if (other && other !== found) return "taken";
    const formerEmail = found.account.email;
    found.account.email = email;
    found.emailVerifiedAt = now;
    return { formerEmail };
  },
  scheduleDeletion: async (accountId, deletedFrom) => {
    const { account } = userOf(users, accountId);
    account.deletedFrom ??= deletedFrom;
    return account.deletedFrom;
  },
  keep: async (accountId, now) => {
    const account = users.accounts.get(accountId)?.account;
    if (!account || (account.deletedFrom && account.deletedFrom <= now)) return false;
    account.deletedFrom = null;
    return true;
  },
  delete: async (accountId, now) => {
    const deletedFrom = users.accounts.get(accountId)?.account.deletedFrom;
    if (!deletedFrom || deletedFrom > now) return false;
    for (const forget of users.onDelete) forget(accountId);
    endSessions(users, accountId, () => true);
    revokeProofs(users, accountId);
    return users.accounts.delete(accountId);
  },
  overdue: async (before) =>
    [...users.accounts.values()]
      .filter(({ account: { deletedFrom } }) => deletedFrom !== null && deletedFrom < before)
      .map(({ account }) => account.id)
      .slice(0, 100),
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
