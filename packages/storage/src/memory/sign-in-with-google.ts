import type { GoogleSignInResult } from "@trellis/server-core/domain/google-sign-in";
import type { Accounts } from "@trellis/server-core/ports/accounts";
import { newAccount } from "./new-account.ts";
import { hasSecondFactor, noSecondFactors } from "./stored-second-factors.ts";
import { copyOf, endSessions, revokeProofs, takeOver, type Users, userOf, withEmail } from "./users.ts";

type Profile = Parameters<Accounts["signInWithGoogle"]>[0];

/** Implements `Accounts.signInWithGoogle`. */
export function signInWithGoogle(users: Users, profile: Profile): GoogleSignInResult | null {
  const { id, subject, email, fullname, avatar, now } = profile;
  const known = [...users.accounts.values()].find(({ googleSubject }) => googleSubject === subject);
  if (known) return { account: copyOf(known), outcome: "found", formerPayer: null };

  const same = withEmail(users, email);
  if (!same) {
    const account = { ...newAccount, id, fullname, email, avatar, signsInWith: "google" as const };
    const opened = { account, passwordHash: null, googleSubject: subject, emailVerifiedAt: now };
    users.accounts.set(id, { ...opened, language: "en", createdAt: now, secondFactors: noSecondFactors() });
    return { account: copyOf(userOf(users, id)), outcome: "opened", formerPayer: null };
  }
  if (same.googleSubject !== null) return null;

  const isProven = same.emailVerifiedAt !== null;
  if (isProven && hasSecondFactor(same.secondFactors)) return null;
  same.googleSubject = subject;
  same.emailVerifiedAt ??= now;
  same.account.avatar ??= avatar;
  if (isProven) return { account: copyOf(same), outcome: "joined", formerPayer: null };
  same.passwordHash = null;
  same.account.signsInWith = "google";
  const formerPayer = takeOver(users, same, now);
  endSessions(users, same.account.id, () => true);
  revokeProofs(users, same.account.id);
  return { account: copyOf(same), outcome: "takenOver", formerPayer };
}
