import type { Clock } from "../../ports/process.ts";
import type { Limits } from "../../ports/security.ts";
import type { Storage } from "../../ports/storage.ts";
import type { AvatarStore, Picture } from "../../ports/avatars.ts";
import { createAccounts } from "./accounts.ts";
import { createMailQueue } from "./mail-queue.ts";
import { createUsers, type Users } from "./users.ts";
import { createProofs } from "./proofs.ts";
import { createResets } from "./resets.ts";
import { createRoadmaps } from "./roadmaps.ts";
import { createSessions } from "./sessions.ts";
import { createSubscriptions } from "./subscriptions.ts";
import { createTokenBudgets } from "./token-budgets.ts";
import { createWallets } from "./wallets.ts";
import { createYoutubeChannels } from "./youtube-channels.ts";

/** Counts requests in fixed windows that start with the first request. */
function createLimits(clock: Clock): Limits {
  const windows = new Map<string, { taken: number; endsAt: number }>();
  return {
    take: async (key, limit, windowSeconds) => {
      const now = clock.now().getTime();
      const open = windows.get(key);
      const window = open && open.endsAt > now ? open : { taken: 0, endsAt: now + windowSeconds * 1000 };
      windows.set(key, { ...window, taken: window.taken + 1 });
      return window.taken < limit
        ? { allowed: true, taken: window.taken + 1 }
        : { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((window.endsAt - now) / 1000)) };
    },
  };
}

function createAvatarStore({ onDelete }: Users): AvatarStore {
  const pictures = new Map<string, Picture>();
  onDelete.push((accountId) => pictures.delete(accountId));
  return {
    put: async (accountId, picture) => {
      pictures.set(accountId, { ...picture, bytes: picture.bytes.slice() });
    },
    get: async (hash) => [...pictures.values()].find((picture) => picture.hash === hash) ?? null,
  };
}

/** Creates all storage in memory. It behaves like the PostgreSQL storage (see the conformance suite). */
export function createMemoryStorage(clock: Clock, newId: () => string): Storage {
  const users = createUsers();
  return {
    accounts: createAccounts(users),
    sessions: createSessions(users),
    subscriptions: createSubscriptions(users),
    wallets: createWallets(),
    roadmaps: createRoadmaps(newId),
    limits: createLimits(clock),
    tokenBudgets: createTokenBudgets(),
    resets: createResets(users),
    proofs: createProofs(users),
    mailQueue: createMailQueue(),
    avatars: createAvatarStore(users),
    youtubeChannels: createYoutubeChannels(users),
    isReady: async () => true,
  };
}
