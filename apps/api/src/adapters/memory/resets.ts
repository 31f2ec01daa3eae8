import type { Resets } from "../../ports/resets.ts";
import { endSessions, revokeProofs, takeOver, type Users, userOf, withEmail } from "./users.ts";

interface StoredReset {
  mac: string;
  triesLeft: number;
  expiresAt: Date;
  token: { digest: string; expiresAt: Date } | null;
}

export function createResets(users: Users): Resets {
  const resets = new Map<string, StoredReset>();
  users.onDelete.push((accountId) => resets.delete(userOf(users, accountId).account.email.toLowerCase()));
  return {
    saveCode: async ({ email, mac, expiresAt }) => {
      resets.set(email.toLowerCase(), { mac, triesLeft: 5, expiresAt, token: null });
    },
    exchangeCode: async ({ email, mac, tokenDigest, now, tokenExpiresAt }) => {
      const reset = resets.get(email.toLowerCase());
      if (!reset) return "wrong";
      const isRight = reset.mac === mac;
      if (reset.token || reset.triesLeft <= 0 || reset.expiresAt <= now) return isRight ? "expired" : "wrong";
      reset.triesLeft -= 1;
      if (!isRight) return "wrong";
      reset.token = { digest: tokenDigest, expiresAt: tokenExpiresAt };
      return "exchanged";
    },
    emailOf: async (tokenDigest, now) => {
      const [email, reset] = [...resets].find(([, { token }]) => token?.digest === tokenDigest) ?? [];
      return email !== undefined && reset?.token && reset.token.expiresAt > now ? email : null;
    },
    redeem: async (tokenDigest, passwordHash, now) => {
      const [email, reset] = [...resets].find(([, { token }]) => token?.digest === tokenDigest) ?? [];
      if (email === undefined || !reset?.token || reset.token.expiresAt <= now) return null;
      resets.delete(email);
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
