import type { CallName } from "@trellis/contract/calls";
import { builtInAssistant } from "@trellis/engine/assistant";
import { writeContent } from "@trellis/engine/content";
import { writePlan } from "@trellis/engine/planner";
import { createApp } from "../../app.ts";
import { deliverDue } from "../../mail/deliver-due.ts";
import type { Ports } from "../../ports.ts";
import { availablePlans } from "../../rules/plans.ts";
import { createSandboxGoogle } from "../sandbox-google/sandbox-google.ts";
import { createSandboxCards } from "../sandbox-cards/sandbox-cards.ts";
import { createSandboxYoutube } from "../sandbox-youtube/sandbox-youtube.ts";
import { createIds } from "./random.ts";
import { createWorldClock, type WorldClock } from "./clock.ts";
import { sha256 } from "./digest.ts";
import { type Fault, faultReply, type Faults } from "./faults.ts";
import { createMemoryMailer, type MemoryMailer } from "./mailer.ts";
import { type Persona, type PersonaName, createPersonas } from "./personas.ts";
import { pictures } from "./pictures.ts";
import { createMemoryStorage } from "./storage.ts";
import { vault } from "./vault.ts";

export type { Fault, Faults } from "./faults.ts";
export type { Persona, PersonaName } from "./personas.ts";

/** A line of the server's log. */
export interface LogEntry {
  level: "info" | "error";
  event: string;
  facts: Record<string, unknown>;
}

/** An in-memory server with users. Tests and stories can inspect it, advance its clock and inject faults. */
export interface MemoryWorld {
  ports: Ports;
  /** Responds like the server after a delay of `latency`, or with the fault set for the call. */
  fetch: (request: Request) => Promise<Response>;
  personas: Readonly<Record<PersonaName, Persona>>;
  /** The bearer token of the chosen persona. */
  token: string | null;
  clock: WorldClock;
  /** Faults by call name: `world.faults.set("listPlans", { status: 500 })`. */
  faults: Faults;
  /** Delay of every response in milliseconds; with Infinity there is no response. Can be changed at any time. */
  latency: number;
  /** The emails sent; set `mailer.isAway` to simulate an outage of the mail server. */
  mailer: MemoryMailer;
  /** Country code of the visitor; null means unknown. */
  country: string | null;
  /** The server's log entries, oldest first. */
  logs: LogEntry[];
}

/** The server's ports, with controls for tests and stories. */
type MemoryPorts = Ports & { clock: WorldClock; mailer: MemoryMailer; logs: LogEntry[] };

/** Creates ports without users. `start` stops the clock; the same `seed` gives the same ids and tokens. */
export function createMemoryPorts(start?: Date, seed = 1): MemoryPorts {
  const clock = createWorldClock(start);
  const { newId, mint, mintCode } = createIds(seed);
  const logs: LogEntry[] = [];
  const sandbox = createSandboxGoogle();
  const { youtube, pages } = createSandboxYoutube();
  const note =
    (level: LogEntry["level"]) =>
    (event: string, facts: Record<string, unknown> = {}) =>
      void logs.push({ level, event, facts });
  return {
    ...createMemoryStorage(clock, newId),
    plans: availablePlans,
    cards: createSandboxCards(newId),
    // A fast hash is good enough for fictional users.
    passwords: {
      hash: sha256,
      matches: async (password, hash) => (await sha256(password)) === hash,
    },
    tokens: { mint, mintCode, digest: sha256, hmac: (text) => sha256(`sealed ${text}`) },
    google: sandbox.google,
    youtube,
    vault,
    mailer: createMemoryMailer(),
    pictures,
    countryOf: () => null,
    pages: new Map([...sandbox.pages, ...pages]),
    planner: { write: writePlan },
    content: { write: writeContent },
    assistant: builtInAssistant,
    clock,
    log: { info: note("info"), error: note("error") },
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
}

/** Options of the mock server. */
export interface WorldOptions {
  /** The persona whose token is `world.token`. Default: the visitor, who has no token. */
  persona?: PersonaName;
  /** Time at which the clock is stopped. `world.clock` can advance it. Default: the clock runs. */
  now?: Date | string;
  /** The same seed gives the same ids and tokens. */
  seed?: number;
  faults?: Partial<Record<CallName, Fault>>;
  latency?: number;
}

/** Creates a mock server with all personas. */
export async function createMemoryWorld(options: WorldOptions = {}): Promise<MemoryWorld> {
  const ports = createMemoryPorts(options.now === undefined ? undefined : new Date(options.now), options.seed);
  const personas = await createPersonas(ports);
  const app = createApp(ports);
  const world: MemoryWorld = {
    ports,
    personas,
    token: personas[options.persona ?? "visitor"].token,
    clock: ports.clock,
    faults: new Map(Object.entries(options.faults ?? {}) as [CallName, Fault][]),
    latency: options.latency ?? 0,
    mailer: ports.mailer,
    country: null,
    logs: ports.logs,
    fetch: async (request) => {
      if (world.latency > 0) await delay(world.latency);
      const answer = faultReply(world.faults, request) ?? (await app.fetch(request));
      // The real server does this every second; the mock server has no timers.
      await deliverDue(ports);
      return answer;
    },
  };
  ports.countryOf = () => world.country;
  return world;
}

/** Waits. An infinite latency simulates a server that never responds. */
const delay = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    if (Number.isFinite(milliseconds)) setTimeout(resolve, milliseconds);
  });
