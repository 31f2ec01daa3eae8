import type { Clock, Storage } from "../../ports.ts";
import { createAccounts } from "./accounts.ts";
import { createAvatarStore } from "./avatar-store.ts";
import { createLimits } from "./limits.ts";
import { createMailQueue } from "./mail-queue.ts";
import { createUsers } from "./users.ts";
import { createResets } from "./resets.ts";
import { createRoadmaps } from "./roadmaps.ts";
import { createSessions } from "./sessions.ts";
import { createSubscriptions } from "./subscriptions.ts";
import { createWallets } from "./wallets.ts";
import { createYoutubeChannels } from "./youtube-channels.ts";

/** Creates all storage in memory. It follows the same rules as PostgreSQL (see the conformance suite). */
export function createMemoryStorage(clock: Clock, newId: () => string): Storage {
  const people = createUsers();
  return {
    accounts: createAccounts(people),
    sessions: createSessions(people),
    subscriptions: createSubscriptions(people),
    wallets: createWallets(),
    roadmaps: createRoadmaps(newId),
    limits: createLimits(clock),
    resets: createResets(people),
    mailQueue: createMailQueue(),
    avatars: createAvatarStore(),
    youtubeChannels: createYoutubeChannels(people),
    isReady: async () => true,
  };
}
