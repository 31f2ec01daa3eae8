import { createMemoryWorld, type Fault, type MemoryWorld, type PersonaName } from "@trellis/api/memory";
import type { CallName } from "@trellis/contract/calls";
import { http, HttpResponse, type RequestHandler } from "msw";

/** `parameters.world`: in which world a story plays. */
export interface WorldParameters {
  /** Who is signed in; a visitor unless told. */
  persona?: PersonaName;
  /** Calls that the server refuses, by name. */
  faults?: Partial<Record<CallName, Fault>>;
  /** What the line does: `silent` never answers, `dropped` breaks off. */
  network?: "sound" | "silent" | "dropped";
  /** The address the app is opened at, for stories of the whole app. */
  path?: string;
}

let current: MemoryWorld | undefined;

/** What was mailed to someone in the world of the story at hand, oldest first. */
export const mailsTo = (address: string): MemoryWorld["mailer"]["mails"] =>
  current?.mailer.mails.filter(({ to }) => to.address === address) ?? [];

const never = () => new Promise<never>(() => undefined);

/** Makes the world of one story: everyone in it, one of them signed in, some calls broken. */
export async function worldOf({ persona = "visitor", faults = {} }: WorldParameters): Promise<MemoryWorld> {
  const world = await createMemoryWorld({ persona });
  current = world;
  for (const [call, fault] of Object.entries(faults)) world.faults.set(call as CallName, fault);
  if (world.token) localStorage.setItem("token", world.token);
  else localStorage.removeItem("token");
  return world;
}

/** The mock: the server's own code, behind the line that the story asks for. */
export function mockOf(world: MemoryWorld, { network = "sound" }: WorldParameters): RequestHandler {
  return http.all("*/api/v1/*", ({ request }) => {
    if (network === "silent") return never();
    if (network === "dropped") return HttpResponse.error();
    return world.fetch(request);
  });
}
