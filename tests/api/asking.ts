import { createMemoryWorld, type MemoryWorld, type PersonaName } from "@trellis/api/memory";
import { basePath, type Call } from "@trellis/contract/call";
import { CallFailed } from "@trellis/contract/call-failed";
import { type CallInput, type CallReply, send } from "@trellis/contract/client";

const origin = "https://trellis.test";
export const start = "2026-11-21T09:00:00.000Z";

/** A world whose clock stands still unless told, and a person in it. */
export interface Asker {
  world: MemoryWorld;
  /** Whose token is sent; may be changed. */
  token: string | null;
  /** Makes a call as the web app would. */
  ask: <C extends Call>(call: C, input: CallInput<C>, language?: string) => Promise<CallReply<C>>;
  /** Makes a call that must be refused, and gives the refusal. */
  refused: <C extends Call>(call: C, input: CallInput<C>, language?: string) => Promise<CallFailed>;
  /** Sends anything at all. */
  raw: (path: string, init?: RequestInit & { duplex?: "half" }) => Promise<Response>;
}

export async function askAs(persona: PersonaName = "visitor", clock: "stands" | "runs" = "stands"): Promise<Asker> {
  const world = await createMemoryWorld(clock === "stands" ? { persona, now: start } : { persona });
  const asker: Asker = {
    world,
    token: world.token,
    ask: (call, input, language = "en") =>
      send({ fetch: world.fetch, origin, token: () => asker.token, language: () => language }, call, input),
    refused: async (call, input, language) => {
      const failure = await asker.ask(call, input, language).then(
        () => new Error(`${call.name} was not refused`),
        (thrown: unknown) => thrown,
      );
      if (failure instanceof CallFailed) return failure;
      throw failure;
    },
    raw: (path, init = {}) => {
      const headers = new Headers(init.headers);
      if (asker.token && !headers.has("authorization")) headers.set("authorization", `Bearer ${asker.token}`);
      return world.fetch(new Request(origin + path, { ...init, headers }));
    },
  };
  return asker;
}

/** A POST or PUT of JSON text. */
export const json = (body: unknown, method = "POST"): RequestInit => ({
  method,
  headers: { "content-type": "application/json" },
  body: typeof body === "string" ? body : JSON.stringify(body),
});

export const address = (call: Call): string => basePath + call.path;

export const hour = 3_600_000;
export const day = 24 * hour;
