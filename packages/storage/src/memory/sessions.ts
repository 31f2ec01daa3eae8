import type { Sessions } from "@trellis/server-core/ports/sessions";
import { sessionMaximum } from "@trellis/server-core/session";
import { copyOf, endSessions, type Users, userOf } from "./users.ts";

export const createSessions = (users: Users): Sessions => ({
  open: async ({ tokenDigest, language, ...session }) => {
    const { openedAt, accountId } = session;
    users.sessions.set(tokenDigest, { ...session, seenAt: openedAt, provedAt: openedAt });
    userOf(users, accountId).language = language;
    const others = lastUsedFirst(users, accountId).filter(([digest]) => digest !== tokenDigest);
    for (const [digest] of others.slice(sessionMaximum - 1)) users.sessions.delete(digest);
  },
  find: async (tokenDigest, now) => {
    const session = users.sessions.get(tokenDigest);
    if (!session || session.expiresAt <= now) return null;
    const { openedAt, provedAt, seenAt, expiresAt, accountId } = session;
    return { account: copyOf(userOf(users, accountId)), openedAt, provedAt, seenAt, expiresAt };
  },
  touch: async (tokenDigest, { language, ...times }) => {
    const session = users.sessions.get(tokenDigest);
    if (!session) return;
    users.sessions.set(tokenDigest, { ...session, ...times });
    userOf(users, session.accountId).language = language;
  },
  prove: async (tokenDigest, now) => {
    const session = users.sessions.get(tokenDigest);
    if (session) session.provedAt = now;
  },
  end: async (tokenDigest) => {
    users.sessions.delete(tokenDigest);
  },
  list: async (accountId, now) =>
    lastUsedFirst(users, accountId)
      .filter(([, session]) => session.expiresAt > now)
      .map(([tokenDigest, { id, openedAt, seenAt, userAgent }]) => ({ id, tokenDigest, openedAt, seenAt, userAgent })),
  endOne: async (accountId, id) => {
    endSessions(users, accountId, (digest) => users.sessions.get(digest)?.id === id);
  },
  endOthers: async (accountId, keptDigest, now) => {
    const isAlive = (digest: string) => (users.sessions.get(digest)?.expiresAt ?? now) > now;
    return endSessions(users, accountId, (digest) => digest !== keptDigest && isAlive(digest));
  },
});

const lastUsedFirst = ({ sessions }: Users, accountId: string) =>
  [...sessions]
    .filter(([, session]) => session.accountId === accountId)
    .toSorted(
      ([, one], [, other]) =>
        other.seenAt.getTime() - one.seenAt.getTime() || other.openedAt.getTime() - one.openedAt.getTime(),
    );
