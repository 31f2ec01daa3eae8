import type { Resets } from "@trellis/server-core/ports/resets";
import { tableOf } from "./tables.ts";
import { endSessions, revokeProofs, takeOver, type Users, userOf, withEmail } from "./users.ts";

interface StoredReset {
  email: string;
  browser: string;
  mac: string;
  triesLeft: number;
  ownTriesLeft: number;
  expiresAt: Date;
  token: { digest: string; expiresAt: Date } | null;
}

export function createResets(users: Users): Resets {
  const resets = tableOf<string, StoredReset>(users.tables, "resets");
  const newestFirst = () => [...resets.values()].toReversed();
  const forget = (address: string) => {
    for (const [key, { email }] of resets) if (email === address.toLowerCase()) resets.delete(key);
  };
  users.onDelete.push((accountId) => forget(userOf(users, accountId).account.email));
  const byToken = (digest: string, now: Date) =>
    newestFirst().find(({ token }) => token?.digest === digest && token.expiresAt > now);
  return {
    saveCode: async ({ email: typed, browser, mac, expiresAt }) => {
      const email = typed.toLowerCase();
      const key = JSON.stringify([email, browser]);
      resets.delete(key);
      resets.set(key, { email, browser, mac, triesLeft: 5, ownTriesLeft: 5, expiresAt, token: null });
    },
    exchangeCode: async ({ email, mac, browser, tokenDigest, now, tokenExpiresAt }) => {
      const all = newestFirst().filter((each) => each.email === email.toLowerCase());
      const own = all.find((each) => each.browser === browser && each.expiresAt > now);
      const reset = own ?? all.toSorted((one, other) => other.expiresAt.getTime() - one.expiresAt.getTime())[0];
      if (!reset) return "wrong";
      const isRight = reset.mac === mac;
      const tries = own ? "ownTriesLeft" : "triesLeft";
      if (reset.token || reset[tries] <= 0 || reset.expiresAt <= now) return isRight ? "expired" : "wrong";
      reset[tries] -= 1;
      if (!isRight) return "wrong";
      reset.token = { digest: tokenDigest, expiresAt: tokenExpiresAt };
      return "exchanged";
    },
    emailOf: async (tokenDigest, now) => byToken(tokenDigest, now)?.email ?? null,
    redeem: async (tokenDigest, passwordHash, now) => {
      const email = byToken(tokenDigest, now)?.email;
      if (email === undefined) return null;
      forget(email);
      const user = withEmail(users, email);
      if (!user) return null;
      user.passwordHash = passwordHash;
      const isProven = user.emailVerifiedAt !== null;
      user.emailVerifiedAt ??= now;
      endSessions(users, user.account.id, () => true);
      revokeProofs(users, user.account.id, isProven ? "changeEmail" : undefined);
      const formerPayer = isProven ? null : takeOver(users, user, now);
      return { accountId: user.account.id, email: user.account.email, formerPayer };
    },
  };
}
