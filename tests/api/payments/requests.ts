import type { MemoryWorld } from "@trellis/api/memory";
import { basePath } from "@trellis/contract/call";

/** Returns the URL of a call. */
export const billingAddress = (path: string): string => `https://trellis.test${basePath}${path}`;

interface Reply {
  token?: string;
  requiresAction?: { clientSecret: string };
}

/** Sends a POST as the unsubscribed user, who signs in again when the session has expired. */
export async function postTo(
  world: MemoryWorld,
  path: string,
  body: object,
): Promise<{ status: number; reply: Reply }> {
  const { email, password } = world.personas.unsubscribed;
  const send = async (to: string, content: object): Promise<{ status: number; reply: Reply }> => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${world.token}` };
    const request = new Request(billingAddress(to), { method: "POST", headers, body: JSON.stringify(content) });
    const response = await world.fetch(request);
    return { status: response.status, reply: (await response.json()) as Reply };
  };
  const first = await send(path, body);
  if (first.status !== 401) return first;
  const session = await send("/jwt/login", { email, password });
  world.token = session.reply.token ?? null;
  return send(path, body);
}

/** Returns the id of the unsubscribed user. */
export async function accountIdIn({ personas, ports }: MemoryWorld): Promise<string> {
  const found = await ports.accounts.byEmail(personas.unsubscribed.email);
  if (!found) throw new Error("there is no unsubscribed user");
  return found.account.id;
}
