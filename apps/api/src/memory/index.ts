import type { CallName } from "@trellis/contract/calls";
import type { MemoryMailer } from "@trellis/providers/memory/mailer";
import type { WorldClock } from "@trellis/runtime/memory/clock";
import type { Ports } from "@trellis/server-core/ports";
import { createApp } from "../app.ts";
import { type Fault, faultReply, type Faults } from "./faults.ts";
import { type Persona, type PersonaName, createPersonas } from "./personas.ts";
import { type ExtraPersonaName, createExtraPersona, isExtra } from "./extra-personas.ts";
import { createMemoryPorts } from "./ports.ts";
import type { LogEntry } from "./log-entry.ts";

export { createMemoryPorts } from "./ports.ts";
export { createExtraPersona } from "./extra-personas.ts";
export { createPersonas } from "./personas.ts";
export { tableOf, type Tables } from "@trellis/storage/memory/tables";
export type { Fault, Faults } from "./faults.ts";
export type { ExtraPersonaName } from "./extra-personas.ts";
export type { LogEntry } from "./log-entry.ts";
export type { Persona, PersonaName } from "./personas.ts";
export { messagesFor } from "../text/messages.ts";

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

/** Options of the mock server. */
export interface WorldOptions {
  /** The persona whose token is `world.token`. Default: the visitor, who has no token. */
  persona?: PersonaName | ExtraPersonaName;
  /** Time at which the clock is stopped. `world.clock` can advance it. Default: the clock runs. */
  now?: Date | string;
  /** The same seed gives the same ids and tokens. */
  seed?: number;
  faults?: Partial<Record<CallName, Fault>>;
  latency?: number;
}

/** Creates a mock server with all personas, and with the extra persona that `options` names, if any. */
export async function createMemoryWorld(options: WorldOptions = {}): Promise<MemoryWorld> {
  const ports = createMemoryPorts(options.now === undefined ? undefined : new Date(options.now), options.seed);
  const personas = await createPersonas(ports);
  const { persona = "visitor" } = options;
  const chosen = isExtra(persona) ? await createExtraPersona(persona, ports) : personas[persona];
  const app = createApp(ports);
  const world: MemoryWorld = {
    ports,
    personas,
    token: chosen.token,
    clock: ports.clock,
    faults: new Map(Object.entries(options.faults ?? {}) as [CallName, Fault][]),
    latency: options.latency ?? 0,
    mailer: ports.mailer,
    country: null,
    logs: ports.logs,
    fetch: async (request) => {
      if (world.latency > 0) await delay(world.latency);
      const answer = faultReply(world.faults, request) ?? (await app.fetch(request));
      // The real server polls for due jobs; the mock server has no timers, so it runs them after each request.
      await ports.jobs.runDue(ports);
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
