import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createStripeStandIn, type StripeStandIn } from "./stand-in.ts";

async function read(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request.setEncoding("utf8")) text += String(part);
  return text;
}

/** Starts a stand-in that listens on a local port. */
export async function startStripe(
  now: () => Date = () => new Date(),
): Promise<StripeStandIn & { url: string; close: () => Promise<void> }> {
  const standIn = createStripeStandIn(now);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = "GET", url = "/" } = request;
    const body = await read(request);
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as [string, string]);
    const asked = new Request(`http://stripe.internal${url}`, { method, headers, ...(method === "POST" && { body }) });
    try {
      const reply = await standIn.fetch(asked);
      response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(await reply.text());
    } catch {
      // Breaks the connection.
      response.destroy();
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return Object.assign(standIn, { url: `http://127.0.0.1:${port}`, close });
}
