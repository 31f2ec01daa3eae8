import type { AccountRecords } from "./account-records.ts";
import type { Accounts } from "./accounts.ts";
import type { Sessions } from "./sessions.ts";
import type { AvatarStore } from "./avatars.ts";
import type { TokenBudgets } from "./budgets.ts";
import type { Proofs } from "./proofs.ts";
import type { Resets } from "./resets.ts";
import type { Roadmaps } from "./roadmaps.ts";
import type { SecondFactors } from "./second-factors.ts";
import type { Limits } from "./security.ts";
import type { SandboxDocuments } from "./sandbox-documents.ts";
import type { Subscriptions } from "./subscriptions.ts";
import type { Wallets } from "./wallets.ts";
import type { PaymentAttempts } from "./payment-attempts.ts";
import type { WebhookEvents } from "./webhook-events.ts";
import type { Trials } from "./trials.ts";
import type { YoutubeChannels } from "./youtube.ts";

/** All stored state. The implementations in memory and in PostgreSQL pass the same conformance suite. */
export interface Storage {
  accounts: Accounts;
  accountRecords: AccountRecords;
  sessions: Sessions;
  wallets: Wallets;
  paymentAttempts: PaymentAttempts;
  trials: Trials;
  subscriptions: Subscriptions;
  webhookEvents: WebhookEvents;
  sandboxDocuments: SandboxDocuments;
  roadmaps: Roadmaps;
  limits: Limits;
  tokenBudgets: TokenBudgets;
  resets: Resets;
  proofs: Proofs;
  secondFactors: SecondFactors;
  avatars: AvatarStore;
  youtubeChannels: YoutubeChannels;
  /** Deletes expired rows to free space; no response depends on it. */
  deleteExpired(now: Date): Promise<void>;
  /** Whether the storage responds. */
  isReady(): Promise<boolean>;
}
