import type { Plan } from "@trellis/contract/plan";
import type { Accounts, Sessions } from "./ports/accounts.ts";
import type { Assistant } from "./ports/assistant.ts";
import type { AvatarStore, Pictures } from "./ports/avatars.ts";
import type { TokenBudgets } from "./ports/budgets.ts";
import type { ContentWriter } from "./ports/content.ts";
import type { Google } from "./ports/google.ts";
import type { Mailer, MailQueue } from "./ports/mail.ts";
import type { Clock, Log } from "./ports/process.ts";
import type { Resets } from "./ports/resets.ts";
import type { Planner, Roadmaps } from "./ports/roadmaps.ts";
import type { Limits, Passwords, Tokens } from "./ports/security.ts";
import type { Cards, Subscriptions, Wallets } from "./ports/subscriptions.ts";
import type { Vault, Youtube, YoutubeChannels } from "./ports/youtube.ts";

/** All stored state. The implementations in memory and in PostgreSQL pass the same conformance suite. */
export interface Storage {
  accounts: Accounts;
  sessions: Sessions;
  wallets: Wallets;
  subscriptions: Subscriptions;
  roadmaps: Roadmaps;
  limits: Limits;
  tokenBudgets: TokenBudgets;
  resets: Resets;
  mailQueue: MailQueue;
  avatars: AvatarStore;
  youtubeChannels: YoutubeChannels;
  /** Whether the storage responds. */
  isReady(): Promise<boolean>;
}

/** Everything the server depends on. */
export interface Ports extends Storage {
  /** The available plans, in display order. */
  plans: readonly Plan[];
  cards: Cards;
  passwords: Passwords;
  tokens: Tokens;
  planner: Planner;
  content: ContentWriter;
  assistant: Assistant;
  google: Google;
  youtube: Youtube;
  vault: Vault;
  mailer: Mailer;
  pictures: Pictures;
  /** Returns the two-letter country code of a request according to its headers, or null. */
  countryOf: (headers: Headers) => string | null;
  /** Additional pages by path: those of the sandboxes and the outbox. None in production. */
  pages: ReadonlyMap<string, (request: Request) => Response | Promise<Response>>;
  clock: Clock;
  log: Log;
  /** Returns a new UUID. */
  newId: () => string;
  /** Which providers are real, for /health. */
  providers: Readonly<Record<string, "real" | "sandbox">>;
}

/** What the HTTP server knows about the client: `app.fetch(request, { address })`. */
export interface Caller {
  /** The client's IP address, for rate limits. */
  address?: string | undefined;
}
