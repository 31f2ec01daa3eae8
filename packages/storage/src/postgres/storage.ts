import type { AvatarStore } from "@trellis/server-core/ports/avatars";
import type { Clock } from "@trellis/server-core/ports/clock";
import type { Storage } from "@trellis/server-core/ports/storage";
import { eq, lt } from "drizzle-orm";
import { createAccountRecords } from "./account-records.ts";
import { createAccounts } from "./accounts.ts";
import type { Database } from "./database.ts";
import { createLimits, createTokenBudgets } from "./limits.ts";
import { createProofs } from "./proofs.ts";
import { createResets } from "./resets.ts";
import { createRoadmaps } from "./roadmaps.ts";
import { proofs, resets } from "./schema-security.ts";
import { avatars, limits, sessions, tokenBudgets, youtubeVisits } from "./schema.ts";
import { createSandboxDocuments } from "./sandbox-documents.ts";
import { webhookEvents } from "./schema-billing.ts";
import { createSecondFactors } from "./second-factors.ts";
import { createSessions } from "./sessions.ts";
import { createSubscriptions } from "./subscriptions.ts";
import { createTrials } from "./trials.ts";
import { createPaymentAttempts, createWallets } from "./wallets.ts";
import { createWebhookEvents } from "./webhook-events.ts";
import { createYoutubeChannels } from "./youtube-channels.ts";

const hour = 3_600_000;

/** Stores profile pictures in the database: they are small, and this way database backups include them. */
const createAvatarStore = ({ tables }: Database): AvatarStore => ({
  async put(accountId, { hash, type, bytes }) {
    await tables
      .insert(avatars)
      .values({ accountId, hash, type, bytes })
      .onConflictDoUpdate({ target: avatars.accountId, set: { hash, type, bytes } });
  },

  async get(hash) {
    const columns = { hash: avatars.hash, type: avatars.type, bytes: avatars.bytes };
    const [found] = await tables.select(columns).from(avatars).where(eq(avatars.hash, hash)).limit(1);
    return found ?? null;
  },
});

/** Creates all storage in PostgreSQL. */
export const createPostgresStorage = (database: Database, clock: Clock): Storage => ({
  accounts: createAccounts(database),
  accountRecords: createAccountRecords(database),
  sessions: createSessions(database),
  wallets: createWallets(database),
  paymentAttempts: createPaymentAttempts(database),
  trials: createTrials(database),
  webhookEvents: createWebhookEvents(database),
  sandboxDocuments: createSandboxDocuments(database),
  subscriptions: createSubscriptions(database),
  roadmaps: createRoadmaps(database),
  limits: createLimits(database, clock),
  tokenBudgets: createTokenBudgets(database),
  resets: createResets(database),
  proofs: createProofs(database),
  secondFactors: createSecondFactors(database),
  avatars: createAvatarStore(database),
  youtubeChannels: createYoutubeChannels(database),
  deleteExpired: (now) => deleteExpired(database, now),
  isReady: async () => (await database.pool.query("select 1")).rowCount === 1,
});

async function deleteExpired({ tables }: Database, now: Date): Promise<void> {
  await tables.delete(sessions).where(lt(sessions.expiresAt, now));
  await tables.delete(resets).where(lt(resets.expiresAt, new Date(now.getTime() - hour)));
  await tables.delete(proofs).where(lt(proofs.expiresAt, now));
  await tables.delete(webhookEvents).where(lt(webhookEvents.receivedAt, new Date(now.getTime() - 30 * 24 * hour)));
  await tables.delete(youtubeVisits).where(lt(youtubeVisits.expiresAt, now));
  await tables.delete(limits).where(lt(limits.resetsAt, now));
  await tables.delete(tokenBudgets).where(lt(tokenBudgets.day, now.toISOString().slice(0, 10)));
}
