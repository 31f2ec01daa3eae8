import { builtInAssistant } from "@trellis/engine/assistant";
import { writeContent } from "@trellis/engine/content";
import { writePlan } from "@trellis/engine/planner";
import { sandboxPaymentPages } from "@trellis/payments/sandbox/pages";
import { createSandboxPayments } from "@trellis/payments/sandbox/sandbox-payments";
import { scheduleWith } from "@trellis/payments/sandbox/schedule";
import { createMemoryMailer, type MemoryMailer } from "@trellis/providers/memory/mailer";
import { createSandboxGoogle } from "@trellis/providers/sandbox-google/sandbox-google";
import { createSandboxYoutube } from "@trellis/providers/sandbox-youtube/sandbox-youtube";
import { createWebauthn } from "@trellis/providers/webauthn/webauthn";
import { createWorldClock, type WorldClock } from "@trellis/runtime/memory/clock";
import { sha256 } from "@trellis/runtime/memory/digest";
import { pictures } from "@trellis/runtime/memory/pictures";
import { createIds } from "@trellis/runtime/memory/random";
import type { Ports } from "@trellis/server-core/ports";
import type { Vault } from "@trellis/server-core/ports/youtube";
import { createMemoryJobs, type MemoryJobs } from "@trellis/storage/memory/jobs";
import { createMemoryStorage } from "@trellis/storage/memory/storage";
import type { Tables } from "@trellis/storage/memory/tables";
import { handlers } from "../jobs/handlers.ts";
import { defaultPlans, termsNamed } from "../rules/plans.ts";
import type { LogEntry } from "./log-entry.ts";

/** A vault that does not encrypt, because the in-memory server has no real secrets. */
const vault: Vault = {
  lock: (text, owner) => JSON.stringify([owner, text]),
  unlock: (locked, owner) => {
    const [of, text] = JSON.parse(locked) as [string, string];
    return of === owner ? text : null;
  },
};

/** A few of the passwords that the real server refuses. */
const commonPasswords = new Set(["123456", "12345678", "password", "password1", "qwerty", "iloveyou", "sunshine"]);

/** The server's ports, with controls for tests and stories. */
type MemoryPorts = Ports & { clock: WorldClock; jobs: MemoryJobs; mailer: MemoryMailer; logs: LogEntry[] };

/**
 * Creates ports without users. `start` stops the clock; the same `seed` gives the same ids and tokens; `tables`
 * contains the data of an earlier run.
 */
export function createMemoryPorts(
  start?: Date,
  seed = 1,
  { publicUrl = "https://trellis.test", tables = new Map() }: { publicUrl?: string; tables?: Tables } = {},
): MemoryPorts {
  const clock = createWorldClock(start);
  const { newId, mint, mintCode } = createIds(seed);
  const logs: LogEntry[] = [];
  const sandbox = createSandboxGoogle();
  const { youtube, pages } = createSandboxYoutube();
  const note =
    (level: LogEntry["level"]) =>
    (event: string, facts: Record<string, unknown> = {}) =>
      void logs.push({ level, event, facts });
  const storage = createMemoryStorage(clock, newId, tables);
  const hmac = (text: string) => sha256(`sealed ${text}`);
  const jobs = createMemoryJobs(clock, handlers, tables);
  const payments = createSandboxPayments({
    documents: storage.sandboxDocuments,
    now: () => clock.steadyNow(),
    newId,
    sign: hmac,
    schedule: scheduleWith(jobs, clock),
    planOf: termsNamed(defaultPlans),
  });
  const receipts = sandboxPaymentPages(payments);
  const ports: MemoryPorts = {
    ...storage,
    plans: defaultPlans,
    payments,
    // A fast hash is good enough for fictional users.
    passwords: {
      hash: sha256,
      matches: async (password, hash) => (await sha256(password)) === hash,
      isCommon: async (password) => commonPasswords.has(password.toLowerCase()),
    },
    tokens: { mint, mintCode, digest: sha256, hmac },
    google: sandbox.google,
    youtube,
    vault,
    mailer: createMemoryMailer(),
    jobs,
    // In memory nothing can fail between the changes, so no transaction is needed.
    atomically: (work) => work(ports),
    pictures,
    countryOf: () => null,
    pages: new Map<string, (request: Request) => Response | Promise<Response>>([
      ...sandbox.pages,
      ...pages,
      ...receipts.pages,
    ]),
    posts: receipts.posts,
    planner: { write: writePlan },
    content: { write: writeContent },
    assistant: builtInAssistant,
    publicUrl,
    webauthn: createWebauthn(publicUrl),
    clock,
    log: { info: note("info"), security: note("info"), error: note("error") },
    newId,
    providers: {
      storage: "sandbox",
      cards: "sandbox",
      ai: "sandbox",
      mail: "sandbox",
      google: "sandbox",
      youtube: "sandbox",
    },
    logs,
  };
  return ports;
}
