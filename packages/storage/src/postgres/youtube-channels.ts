import type { YoutubeChannels } from "@trellis/server-core/ports/youtube";
import { and, eq, gt } from "drizzle-orm";
import type { Database } from "./database.ts";
import { youtubeChannels as channels, youtubeVisits as visits } from "./schema.ts";

/** Stores connected channels. Each method is one statement, so each is atomic. */
export const createYoutubeChannels = ({ tables }: Database): YoutubeChannels => ({
  async beginVisit(visit) {
    await tables.insert(visits).values(visit);
  },

  async endVisit(stateDigest, now) {
    const { accountId, expiresAt } = visits;
    const [visit] = await tables
      .delete(visits)
      .where(eq(visits.stateDigest, stateDigest))
      .returning({ accountId, expiresAt });
    return visit && visit.expiresAt > now ? visit.accountId : null;
  },

  async connect(accountId, lockedKey, connectedAt) {
    await tables
      .insert(channels)
      .values({ accountId, lockedKey, connectedAt })
      .onConflictDoUpdate({ target: channels.accountId, set: { lockedKey, connectedAt } });
  },

  async lockedKey(accountId) {
    const { lockedKey } = channels;
    const [channel] = await tables.select({ lockedKey }).from(channels).where(eq(channels.accountId, accountId));
    return channel?.lockedKey ?? null;
  },

  async list(after, limit) {
    const { accountId, lockedKey } = channels;
    return tables
      .select({ accountId, lockedKey })
      .from(channels)
      .where(after === null ? undefined : gt(accountId, after))
      .orderBy(accountId)
      .limit(limit);
  },

  async disconnect(accountId, only) {
    const { lockedKey } = channels;
    const isIt = and(eq(channels.accountId, accountId), only === undefined ? undefined : eq(lockedKey, only));
    const [channel] = await tables.delete(channels).where(isIt).returning({ lockedKey });
    return channel?.lockedKey ?? null;
  },
});
