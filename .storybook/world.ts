import { createMemoryWorld, type Fault, type MemoryWorld, type PersonaName } from "@trellis/api/memory";
import type { CallName } from "@trellis/contract/calls";
import { http, HttpResponse, type RequestHandler } from "msw";

/** `parameters.world`: the mock server state and network of a story. */
export interface WorldParameters {
  /** The signed-in user. Default: `visitor`, who is signed out. */
  persona?: PersonaName;
  /** API calls that fail, by name. */
  faults?: Partial<Record<CallName, Fault>>;
  /** Network condition: with `silent`, requests stay pending; with `dropped`, they fail. Default: `sound`. */
  network?: "sound" | "silent" | "dropped";
  /** Name of the AI model that answers chats. Default: none; the built-in engine answers. */
  model?: string;
  /** Path to open the app at, for stories of the whole app. */
  path?: string;
}

let current: MemoryWorld | undefined;

/** Returns the emails sent to an address during the current story, oldest first. */
export const emailsTo = (address: string): MemoryWorld["mailer"]["mails"] =>
  current?.mailer.mails.filter(({ to }) => to.address === address) ?? [];

const never = () => new Promise<never>(() => undefined);

/** Creates the mock server of a story, with its signed-in user and faults. */
export async function createWorld({ persona = "visitor", faults = {}, model }: WorldParameters): Promise<MemoryWorld> {
  const world = await createMemoryWorld({ persona });
  const { assistant } = world.ports;
  if (model) world.ports.assistant = { model, answer: (question) => assistant.answer(question) };
  current = world;
  for (const [call, fault] of Object.entries(faults)) world.faults.set(call as CallName, fault);
  if (world.token) localStorage.setItem("token", world.token);
  else localStorage.removeItem("token");
  return world;
}

/** Returns a request handler that passes API calls to the in-memory server under the given network condition. */
export function createHandler(world: MemoryWorld, { network = "sound" }: WorldParameters): RequestHandler {
  return http.all("*/api/v1/*", ({ request }) => {
    if (network === "silent") return never();
    if (network === "dropped") return HttpResponse.error();
    return world.fetch(request);
  });
}
