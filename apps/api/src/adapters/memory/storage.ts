import type { Clock, Storage } from "../../ports.ts";
import { createAccounts } from "./accounts.ts";
import { createLimits } from "./limits.ts";
import { createRoadmaps } from "./roadmaps.ts";
import { createWallets } from "./wallets.ts";

/** All storage in memory: gone with the page, faithful to the last rule. */
export const createMemoryStorage = (clock: Clock, newId: () => string): Storage => ({
  ...createAccounts(),
  wallets: createWallets(),
  roadmaps: createRoadmaps(newId),
  limits: createLimits(clock),
  isReady: async () => true,
});
