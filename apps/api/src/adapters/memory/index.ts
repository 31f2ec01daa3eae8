import type { CallName } from "@trellis/contract/calls";
import { builtInAssistant } from "@trellis/engine/assistant";
import { writeContent } from "@trellis/engine/content";
import { writePlan } from "@trellis/engine/planner";
import { createApp } from "../../app.ts";
import { deliverDue } from "../../mail/deliver-due.ts";
import type { Ports } from "../../ports.ts";
import { plansOnOffer } from "../../rules/plans-on-offer.ts";
import { createSandboxGoogle } from "../sandbox-google/sandbox-google.ts";
import { createSandboxCards } from "../sandbox-cards/sandbox-cards.ts";
import { createSandboxYoutube } from "../sandbox-youtube/sandbox-youtube.ts";
import { createNames } from "./chance.ts";
import { createWorldClock, type WorldClock } from "./clock.ts";
import { sha256 } from "./digest.ts";
import { type Fault, faultReply, type Faults } from "./faults.ts";
import { createMemoryMailer, type MemoryMailer } from "./mailer.ts";
import { type Persona, type PersonaName, settlePersonas } from "./personas.ts";
import { pictures } from "./pictures.ts";
import { createMemoryStorage } from "./storage.ts";
import { vault } from "./vault.ts";

export type { Fault, Faults } from "./faults.ts";
export type { Persona, PersonaName } from "./personas.ts";

/** One line of the world's log. */
export interface Remark {
  level: "info" | "error";
  event: string;
  facts: Record<string, unknown>;
}

/** A whole server in memory, with people in it, that can be asked, moved in time and broken. */
export interface MemoryWorld {
  ports: Ports;
  /** Answers as the server does, after `latency`, unless the call is broken. */
  fetch: (request: Request) => Promise<Response>;
  personas: Readonly<Record<PersonaName, Persona>>;
  /** The chosen persona's bearer token. */
  token: string | null;
  clock: WorldClock;
  /** Broken calls by name: `world.faults.set("listPlans", { status: 500 })`. */
  faults: Faults;
  /** How long every answer takes, in milliseconds; Infinity never answers. May be changed at any time. */
  latency: number;
  /** What was mailed; `mailer.isAway` takes the mail server away. */
  mailer: MemoryMailer;
  /** Two letters of the country that the world is visited from; nobody can tell unless set. */
  country: string | null;
  /** What the server has logged. */
  remarks: Remark[];
}

/** The world's ports, with the handles that a test or a story turns. */
type MemoryPorts = Ports & { clock: WorldClock; mailer: MemoryMailer; remarks: Remark[] };

/** The world's ports alone, empty of people. `start` stops the clock there; the same `seed` gives the same ids and tokens. */
export function createMemoryPorts(start?: Date, seed = 1): MemoryPorts {
  const clock = createWorldClock(start);
  const { newId, mint, mintCode } = createNames(seed);
  const remarks: Remark[] = [];
  const sandbox = createSandboxGoogle();
  const { youtube, pages } = createSandboxYoutube();
  const note =
    (level: Remark["level"]) =>
    (event: string, facts: Record<string, unknown> = {}) =>
      void remarks.push({ level, event, facts });
  return {
    ...createMemoryStorage(clock, newId),
    plans: plansOnOffer,
    cards: createSandboxCards(newId),
    // Quick, and good enough for made-up people: a world in memory has no one to protect.
    passwords: {
      hash: sha256,
      matches: async (password, hash) => (await sha256(password)) === hash,
    },
    tokens: { mint, mintCode, digest: sha256, seal: (text) => sha256(`sealed ${text}`) },
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
      planner: "sandbox",
      mail: "sandbox",
      google: "sandbox",
      youtube: "sandbox",
    },
    remarks,
  };
}

/** What kind of world to make; nothing need be said. */
export interface WorldOptions {
  /** Whose token the world hands out: the visitor's (none) unless told. */
  persona?: PersonaName;
  /** Stops the clock there, until it is advanced. */
  now?: Date | string;
  /** The same seed gives the same ids and tokens. */
  seed?: number;
  faults?: Partial<Record<CallName, Fault>>;
  latency?: number;
}

/** Makes a world with all five personas in it. */
export async function createMemoryWorld(wish: WorldOptions = {}): Promise<MemoryWorld> {
  const ports = createMemoryPorts(wish.now === undefined ? undefined : new Date(wish.now), wish.seed);
  const personas = await settlePersonas(ports);
  const app = createApp(ports);
  const world: MemoryWorld = {
    ports,
    personas,
    token: personas[wish.persona ?? "visitor"].token,
    clock: ports.clock,
    faults: new Map(Object.entries(wish.faults ?? {}) as [CallName, Fault][]),
    latency: wish.latency ?? 0,
    mailer: ports.mailer,
    country: null,
    remarks: ports.remarks,
    fetch: async (request) => {
      if (world.latency > 0) await silence(world.latency);
      const answer = faultReply(world.faults, request) ?? (await app.fetch(request));
      // The process does this every second; a world has no time of its own.
      await deliverDue(ports);
      return answer;
    },
  };
  ports.countryOf = () => world.country;
  return world;
}

const silence = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    if (Number.isFinite(milliseconds)) setTimeout(resolve, milliseconds);
  });
