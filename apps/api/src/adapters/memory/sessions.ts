import type { Sessions } from "../../ports/sessions.ts";
import { copyOf, endSessions, type Users, userOf } from "./users.ts";

export const createSessions = (users: Users): Sessions => ({
  open: async ({ tokenDigest, ...session }) => {
    users.sessions.set(tokenDigest, { ...session, seenAt: session.openedAt });
  },
  find: async (tokenDigest, now) => {
    const session = users.sessions.get(tokenDigest);
    if (!session || session.expiresAt <= now) return null;
    const { seenAt, expiresAt, accountId } = session;
    return { account: copyOf(userOf(users, accountId).account), seenAt, expiresAt };
  },
  touch: async (tokenDigest, seenAt, expiresAt) => {
    const session = users.sessions.get(tokenDigest);
    if (session) users.sessions.set(tokenDigest, { ...session, seenAt, expiresAt });
  },
  end: async (tokenDigest) => {
    users.sessions.delete(tokenDigest);
  },
  list: async (accountId, now) =>
    [...users.sessions]
      .filter(([, session]) => session.accountId === accountId && session.expiresAt > now)
      .map(([tokenDigest, { id, openedAt, seenAt, userAgent }]) => ({ id, tokenDigest, openedAt, seenAt, userAgent }))
      .toSorted(
        (one, other) =>
          other.seenAt.getTime() - one.seenAt.getTime() || other.openedAt.getTime() - one.openedAt.getTime(),
      ),
  endOne: async (accountId, id) => {
    endSessions(users, accountId, (digest) => users.sessions.get(digest)?.id === id);
  },
  endOthers: async (accountId, keptDigest, now) => {
    const isAlive = (digest: string) => (users.sessions.get(digest)?.expiresAt ?? now) > now;
    return endSessions(users, accountId, (digest) => digest !== keptDigest && isAlive(digest));
  },
});
