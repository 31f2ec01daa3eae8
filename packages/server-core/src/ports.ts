import type { Plan } from "@trellis/contract/plan";
import type { Assistant } from "./ports/assistant.ts";
import type { Pictures } from "./ports/avatars.ts";
import type { ContentWriter } from "./ports/content-writer.ts";
import type { Google } from "./ports/google.ts";
import type { Jobs } from "./ports/jobs.ts";
import type { Mailer } from "./ports/mail.ts";
import type { Clock } from "./ports/clock.ts";
import type { Log } from "./ports/log.ts";
import type { Planner } from "./ports/planner.ts";
import type { Passwords, Tokens } from "./ports/security.ts";
import type { Payments } from "./ports/payments.ts";
import type { Webauthn } from "./ports/webauthn.ts";
import type { Vault, Youtube } from "./ports/youtube.ts";
import type { Storage } from "./ports/storage.ts";
import type { Atomically } from "./ports/unit.ts";

/** Everything the server depends on. */
export interface Ports extends Storage {
  /** The available plans, in display order. */
  plans: readonly Plan[];
  payments: Payments;
  passwords: Passwords;
  tokens: Tokens;
  planner: Planner;
  content: ContentWriter;
  assistant: Assistant;
  google: Google;
  youtube: Youtube;
  vault: Vault;
  webauthn: Webauthn;
  mailer: Mailer;
  jobs: Jobs;
  /** Changes storage and adds jobs together. */
  atomically: Atomically;
  pictures: Pictures;
  /** Returns the two-letter country code of a request according to its headers, or null. */
  countryOf: (headers: Headers) => string | null;
  /** Additional pages by path: those of the sandboxes and, except in production, of the outbox and the API documentation. */
  pages: ReadonlyMap<string, (request: Request) => Response | Promise<Response>>;
  /** Additional POST endpoints by path: those of the sandboxes. */
  posts: ReadonlyMap<string, (request: Request) => Response | Promise<Response>>;
  /** The server's public origin, for links in emails. */
  publicUrl: string;
  clock: Clock;
  log: Log;
  /** Returns a new UUID. */
  newId: () => string;
  /** Which providers are real, for /health. */
  providers: Readonly<Record<string, "real" | "sandbox">>;
}

/** Whether browsers reach the server over HTTPS. */
export const isSecure = ({ publicUrl }: Pick<Ports, "publicUrl">): boolean => publicUrl.startsWith("https:");
