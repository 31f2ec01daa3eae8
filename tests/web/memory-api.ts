import { createMemoryWorld, type MemoryWorld, type PersonaName } from "@trellis/api/memory";
import type { Call } from "@trellis/contract/call";
import { basePath } from "@trellis/contract/call";
import { type CallInput, send } from "@trellis/contract/client";

/** Returns the web app's `api`, connected to a server in memory, and a log of its calls as `METHOD /path?query body`. */
export async function memoryApi(persona: PersonaName) {
  const world: MemoryWorld = await createMemoryWorld({ persona });
  const calls: string[] = [];
  const fetch = async (request: Request) => {
    const body = await request.clone().text();
    const { pathname, search } = new URL(request.url);
    calls.push(`${request.method} ${pathname.slice(basePath.length)}${search} ${body}`.trim());
    return world.fetch(request);
  };
  const connection = { fetch, origin: "http://trellis.test", token: () => world.token };
  const api = <C extends Call>(call: C, input: CallInput<C>, signal?: AbortSignal) =>
    send(connection, call, input, signal);
  return { world, calls, api };
}
