import {
  createMemoryWorld,
  type ExtraPersonaName,
  type Fault,
  type MemoryWorld,
  type PersonaName,
} from "@trellis/api/memory";
import { type CallName, calls } from "@trellis/contract/calls";
import { examples } from "@trellis/contract/examples";
import { http, HttpResponse, type RequestHandler } from "msw";
import type { WorldGlobals } from "./globals.ts";

/** `parameters.world`: the mock server state and network of a story. */
export interface WorldParameters {
  /** The signed-in user. Default: `visitor`, who is signed out. */
  persona?: PersonaName | ExtraPersonaName | keyof typeof extremes;
  /** API calls that fail, by name. */
  faults?: Partial<Record<CallName, Fault>>;
  /**
   * Network condition: with `slow`, replies take two seconds; with `silent`, requests stay pending; with `dropped`, they
   * fail; `unauthorized` and `broken` reply with 401 and 500, `html` with a web page. Default: `sound`.
   */
  network?: keyof typeof networks;
  /** Name of the AI model that answers chats. Default: none; the built-in engine answers. */
  model?: string;
  /** Whether the browser keeps the server’s data. The users are then those of the demo. */
  isKept?: boolean;
  /** Path to open the app at, for stories of the whole app. */
  path?: string;
}

const metrics = [
  "day",
  "views",
  "estimatedMinutesWatched",
  "averageViewDuration",
  "subscribersGained",
  "subscribersLost",
];

/** Users for whom some calls return prepared replies: huge numbers, or empty data. */
const extremes = {
  hugeNumbers: {
    youtubeAnalytics: {
      channelInfo: {
        snippet: { title: "Ana’s Green Kitchen", customUrl: "@anasgreenkitchen", country: "ES", description: "" },
        statistics: { subscriberCount: "2147483647", videoCount: "9876543" },
      },
      analytics: {
        columnHeaders: metrics.map((name) => ({ name })),
        rows: Array.from({ length: 30 }, (_, day) => [
          `2026-10-${String(day + 1).padStart(2, "0")}`,
          ...[1_987_654_321, 9_876_543_210, 86_399, 98_765_432, 87_654_321].map((figure) => figure + day * 1_234_567),
        ]),
      },
      topVideo: { snippet: { title: "Ten billion views in a month", publishedAt: "2026-10-07T16:00:00Z" } },
      topComments: [{ author: "Marta L.", likes: 987_654_321, text: "Who else is here before eleven billion?" }],
    },
  },
  everythingEmpty: {
    youtubeAnalytics: { channelInfo: null, analytics: null, topVideo: null, topComments: [] },
    generateRoadmap: { ...examples.generateRoadmap.reply, weeklyPlans: [], platforms: [] },
    listInvoices: { next: null, invoices: [] },
  },
} satisfies Record<string, Partial<Record<CallName, unknown>>>;

let current: MemoryWorld | undefined;

/** Returns the emails sent to an address during the current story, oldest first. */
export const emailsTo = (address: string): MemoryWorld["mailer"]["mails"] =>
  current?.mailer.mails.filter(({ to }) => to.address === address) ?? [];

/** Creates the mock server of a story, with its signed-in user and faults. */
export async function createWorld({ persona = "visitor", faults = {}, model }: WorldParameters): Promise<MemoryWorld> {
  const replies = persona in extremes ? extremes[persona as keyof typeof extremes] : undefined;
  const world = await createMemoryWorld({ persona: replies ? "youtuber" : (persona as PersonaName) });
  for (const [call, body] of Object.entries(replies ?? {})) world.faults.set(call as CallName, { status: 200, body });
  const { assistant } = world.ports;
  if (model) world.ports.assistant = { model, answer: (question) => assistant.answer(question) };
  current = world;
  for (const [call, fault] of Object.entries(faults)) world.faults.set(call as CallName, fault);
  if (world.token) localStorage.setItem("token", world.token);
  else localStorage.removeItem("token");
  return world;
}

const networks = {
  sound: (world: MemoryWorld, request: Request) => world.fetch(request),
  slow: (world: MemoryWorld, request: Request) => fetchAfter(2_000, world, request),
  silent: (world: MemoryWorld, request: Request) => fetchAfter(Infinity, world, request),
  dropped: () => HttpResponse.error(),
  unauthorized: (world: MemoryWorld, request: Request) => failWith(401, world, request),
  broken: (world: MemoryWorld, request: Request) => failWith(500, world, request),
  html: () => HttpResponse.html("<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>", { status: 502 }),
};

function fetchAfter(latency: number, world: MemoryWorld, request: Request): Promise<Response> {
  world.latency = latency;
  return world.fetch(request);
}

/** Makes every call fail with the server’s own message. */
function failWith(status: number, world: MemoryWorld, request: Request): Promise<Response> {
  for (const name of Object.keys(calls) as CallName[]) world.faults.set(name, { status });
  return world.fetch(request);
}

/** Returns a request handler that passes API calls to the in-memory server under the given network condition. */
export function createHandler(world: MemoryWorld, { network = "sound" }: WorldParameters): RequestHandler {
  return http.all("*/api/v1/*", ({ request }) => networks[network](world, request));
}

/** Replaces the user and network of a story with those of the toolbar, if the story shows the whole app. */
export function withGlobals(options: WorldParameters, { persona, network }: WorldGlobals): WorldParameters {
  if (options.path === undefined) return options;
  return {
    ...options,
    ...(persona !== "story" && { persona }),
    ...(network !== "story" && { network }),
  };
}
