import { createMemoryWorld, type MemoryWorld, type PersonaName } from "@trellis/api/memory";
import { basePath, type Call } from "@trellis/contract/call";
import { CallFailed } from "@trellis/contract/call-failed";
import { type CallInput, send } from "@trellis/contract/client";
import type { CallReply } from "@trellis/contract/reply";
import { differenceOf, readDescription } from "./described.ts";

const origin = "https://trellis.test";
const described = await readDescription();

/** Makes a request. The reply must match the server's OpenAPI document. */
async function fetchAsDescribed(world: MemoryWorld, request: Request): Promise<Response> {
  const isFault = world.faults.size > 0;
  const response = await world.fetch(request);
  const problem = isFault ? "" : await differenceOf(described, request, response);
  if (problem) throw new Error(problem);
  return response;
}

export const start = "2026-11-21T09:00:00.000Z";

/** Onboarding answers as a request body. */
export const onboardingBody = {
  skills: ["no skills"],
  intrestedPlatforms: ["TikTok", "YouTube"],
  targetAudience: ["students"],
  goal: ["5,000 followers"],
  topics: ["vegan cooking"],
};

/** An in-memory server and a client of it. */
export interface TestClient {
  world: MemoryWorld;
  /** The bearer token; can be changed. */
  token: string | null | undefined;
  /** Makes a call as the web app does. */
  send: <C extends Call>(call: C, input: CallInput<C>, language?: string) => Promise<CallReply<C>>;
  /** Makes a call that must fail, and returns its error. */
  failureOf: <C extends Call>(call: C, input: CallInput<C>, language?: string) => Promise<CallFailed>;
  /** Sends any request. */
  raw: (path: string, init?: RequestInit & { duplex?: "half" }) => Promise<Response>;
}

/** Starts an in-memory server with a client signed in as a persona. Its clock is frozen by default. */
export async function createClient(
  persona: PersonaName = "visitor",
  clock: "frozen" | "real" = "frozen",
): Promise<TestClient> {
  const world = await createMemoryWorld(clock === "frozen" ? { persona, now: start } : { persona });
  return clientOf(world, world.token);
}

/** Returns a client of an in-memory server. */
export function clientOf(world: MemoryWorld, token: string | null): TestClient {
  const client: TestClient = {
    world,
    token,
    send: (call, input, language = "en") =>
      send(
        {
          fetch: (request) => fetchAsDescribed(world, request),
          origin,
          token: () => client.token ?? null,
          language: () => language,
        },
        call,
        input,
      ),
    failureOf: async (call, input, language) => {
      const failure = await client.send(call, input, language).then(
        () => new Error(`${call.name} did not fail`),
        (error: unknown) => error,
      );
      if (failure instanceof CallFailed) return failure;
      throw failure;
    },
    raw: (path, init = {}) => {
      const headers = new Headers(init.headers);
      if (client.token && !headers.has("authorization")) headers.set("authorization", `Bearer ${client.token}`);
      return fetchAsDescribed(world, new Request(origin + path, { ...init, headers }));
    },
  };
  return client;
}

/** Request options that send JSON. */
export const json = (body: unknown, method = "POST"): RequestInit => ({
  method,
  headers: { "content-type": "application/json" },
  body: typeof body === "string" ? body : JSON.stringify(body),
});

export const address = (call: Call): string => basePath + call.path;

export const hour = 3_600_000;
export const day = 24 * hour;

/** Returns the token of the link in the latest email to an address. */
export function linkTo(email: string, { world }: TestClient): string {
  const mail = world.mailer.mails.findLast(({ to }) => to.address === email);
  return /\/verify-email#token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}
