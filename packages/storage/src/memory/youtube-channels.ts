import type { YoutubeChannels } from "@trellis/server-core/ports/youtube";
import { tableOf } from "./tables.ts";
import { type Users, userOf } from "./users.ts";

export function createYoutubeChannels(users: Users): YoutubeChannels {
  const visits = tableOf<string, { accountId: string; expiresAt: Date }>(users.tables, "youtubeVisits");
  const keys = tableOf<string, string>(users.tables, "youtubeKeys");
  // Taking over an unverified account clears only `hasYoutube`, so a stored key may belong to a disconnected channel.
  const keyOf = (accountId: string): string | null =>
    userOf(users, accountId).account.hasYoutube ? (keys.get(accountId) ?? null) : null;
  return {
    beginVisit: async ({ stateDigest, ...visit }) => void visits.set(stateDigest, visit),
    endVisit: async (stateDigest, now) => {
      const visit = visits.get(stateDigest);
      visits.delete(stateDigest);
      return visit && visit.expiresAt > now ? visit.accountId : null;
    },
    connect: async (accountId, lockedKey) => {
      userOf(users, accountId).account.hasYoutube = true;
      keys.set(accountId, lockedKey);
    },
    lockedKey: async (accountId) => keyOf(accountId),
    list: async (after, limit) =>
      [...keys]
        .filter(([accountId]) => keyOf(accountId) !== null && (after === null || accountId > after))
        .map(([accountId, lockedKey]) => ({ accountId, lockedKey }))
        .toSorted((one, other) => (one.accountId < other.accountId ? -1 : 1))
        .slice(0, limit),
    disconnect: async (accountId, only) => {
      const key = keyOf(accountId);
      if (key === null || (only !== undefined && key !== only)) return null;
      userOf(users, accountId).account.hasYoutube = false;
      keys.delete(accountId);
      return key;
    },
  };
}
