import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type Stripe from "stripe";
import { createStripeStandIn, type StripeStandIn } from "../providers/stripe/stand-in.ts";
import type { Command } from "./control.ts";
import { obey } from "./obey.ts";

interface Settings {
  port: number;
  /** The address that webhooks are sent to. */
  webhooks: string;
}

/** Starts the stand-in for Stripe. It sends a webhook for every event, and executes the commands of tests. */
export async function startStandIn({ port, webhooks }: Settings): Promise<StripeStandIn> {
  const stripe = createStripeStandIn(() => new Date());
  let sent = Promise.resolve();
  const send = async (before: Promise<void>, event: Stripe.Event) => {
    await before;
    const { body, headers } = stripe.webhook(event);
    // The server also fetches the state from here when a page asks for it, so a lost webhook does no harm.
    await fetch(webhooks, { method: "POST", headers, body }).catch(() => undefined);
  };
  const sendWebhooks = () => {
    for (const event of stripe.takeEvents()) sent = send(sent, event);
    return sent;
  };

  async function answer(request: IncomingMessage): Promise<Response> {
    const { method = "GET", url = "/", headers } = request;
    const text = Buffer.concat(await request.toArray()).toString();
    if (url === "/test") {
      const result = obey(stripe, JSON.parse(text) as Command);
      await sendWebhooks();
      return Response.json(result);
    }
    const given = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
    const body = method === "POST" && { body: text };
    const response = await stripe.fetch(
      new Request(`http://stripe.internal${url}`, { method, headers: given, ...body }),
    );
    void sendWebhooks();
    return response;
  }

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const reply = await answer(request);
      response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(await reply.text());
    } catch {
      response.destroy();
    }
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  return stripe;
}
