import type { Sessions } from "../../ports/accounts.ts";
import { copyOf, endSessions, type Users, userOf } from "./users.ts";

export const createSessions = (people: Users): Sessions => ({
  open: async ({ tokenDigest, ...session }) => {
    people.sessions.set(tokenDigest, { ...session, seenAt: session.openedAt });
  },
  find: async (tokenDigest, now) => {
    const session = people.sessions.get(tokenDigest);
    if (!session || session.expiresAt <= now) return null;
    const { seenAt, expiresAt, accountId } = session;
    return { account: copyOf(userOf(people, accountId).account), seenAt, expiresAt };
  },
  touch: async (tokenDigest, seenAt, expiresAt) => {
    const session = people.sessions.get(tokenDigest);
    if (session) people.sessions.set(tokenDigest, { ...session, seenAt, expiresAt });
  },
  end: async (tokenDigest) => {
    people.sessions.delete(tokenDigest);
  },
  list: async (accountId, now) =>
    [...people.sessions]
      .filter(([, session]) => session.accountId === accountId && session.expiresAt > now)
      .map(([tokenDigest, { id, openedAt, seenAt, userAgent }]) => ({ id, tokenDigest, openedAt, seenAt, userAgent }))
      .toSorted(
        (one, other) =>
          other.seenAt.getTime() - one.seenAt.getTime() || other.openedAt.getTime() - one.openedAt.getTime(),
      ),
  endOne: async (accountId, id) => {
    endSessions(people, accountId, (digest) => people.sessions.get(digest)?.id === id);
  },
  endOthers: async (accountId, keptDigest, now) => {
    const isAlive = (digest: string) => (people.sessions.get(digest)?.expiresAt ?? now) > now;
    return endSessions(people, accountId, (digest) => digest !== keptDigest && isAlive(digest));
  },
});
