import type { AvatarStore, Picture } from "@trellis/server-core/ports/avatars";
import type { Clock } from "@trellis/server-core/ports/clock";
import type { Storage } from "@trellis/server-core/ports/storage";
import { createAccountRecords } from "./account-records.ts";
import { createSandboxDocuments, createTrials, createWebhookEvents } from "./billing.ts";
import { createAccounts } from "./accounts.ts";
import { tableOf, type Tables } from "./tables.ts";
import { createUsers, type Users } from "./users.ts";
import { createProofs } from "./proofs.ts";
import { createResets } from "./resets.ts";
import { createRoadmaps } from "./roadmaps.ts";
import { createSecondFactors } from "./second-factors.ts";
import { createSessions } from "./sessions.ts";
import { createSubscriptions } from "./subscriptions.ts";
import { createTokenBudgets, createLimits } from "./limits.ts";
import { createPaymentAttempts, createWallets } from "./wallets.ts";
import { createYoutubeChannels } from "./youtube-channels.ts";

function createAvatarStore({ onDelete, tables }: Users): AvatarStore {
  const pictures = tableOf<string, Picture>(tables, "avatars");
  onDelete.push((accountId) => pictures.delete(accountId));
  return {
    put: async (accountId, picture) => {
      pictures.set(accountId, { ...picture, bytes: picture.bytes.slice() });
    },
    get: async (hash) => [...pictures.values()].find((picture) => picture.hash === hash) ?? null,
  };
}

/** Creates all storage in memory. It behaves like the PostgreSQL storage (see the conformance suite). */
export function createMemoryStorage(clock: Clock, newId: () => string, tables: Tables): Storage {
  const users = createUsers(tables);
  const roadmaps = createRoadmaps(clock, newId, tables);
  const wallets = createWallets(users);
  const youtubeChannels = createYoutubeChannels(users);
  return {
    accounts: createAccounts(users),
    accountRecords: createAccountRecords(users, { roadmaps, wallets, youtubeChannels }),
    sessions: createSessions(users),
    subscriptions: createSubscriptions(users, newId),
    wallets,
    paymentAttempts: createPaymentAttempts(users),
    trials: createTrials(tables),
    webhookEvents: createWebhookEvents(tables),
    sandboxDocuments: createSandboxDocuments(tables),
    roadmaps,
    limits: createLimits(clock, tables),
    tokenBudgets: createTokenBudgets(tables),
    resets: createResets(users),
    proofs: createProofs(users),
    secondFactors: createSecondFactors(users),
    avatars: createAvatarStore(users),
    youtubeChannels,
    // Expired rows take up too little space here to be worth deleting.
    deleteExpired: async () => {},
    isReady: async () => true,
  };
}
