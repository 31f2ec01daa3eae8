import { createMemoryWorld, type MemoryWorld } from "@trellis/api/memory";
import { chatSettings, completeChat } from "@trellis/contract/chat";
import { readEvents } from "@trellis/contract/server-events";
import type { Listening } from "@trellis/runtime/node-http/listen";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createApp } from "../../apps/api/src/app.ts";
import { serve } from "../../apps/api/src/serve.ts";
import { address } from "./test-client.ts";

let world: MemoryWorld;
let server: Listening;

beforeEach(async () => {
  world = await createMemoryWorld({ persona: "creator" });
  const log = { ...world.ports.log, debug: () => undefined };
  server = await serve({ app: createApp(world.ports), webFolder: "/nowhere", port: 0, host: "127.0.0.1", log });
});
afterEach(() => server.drain(0));

const ask = (stream: boolean, signal: AbortSignal) =>
  fetch(`http://127.0.0.1:${server.port}${address(completeChat)}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${world.token}` },
    body: JSON.stringify({ ...chatSettings, stream, messages: [{ role: "user", content: "When?" }] }),
    signal,
  });

/** Makes the assistant write one word and then wait; resolves when its signal is aborted. */
function slowAssistant(): { asked: Promise<void>; left: Promise<void> } {
  const asked = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  world.ports.assistant = {
    answer: ({ onText, signal }) => {
      onText?.("On ");
      signal?.addEventListener("abort", () => left.resolve());
      asked.resolve();
      return left.promise.then(() => ({ model: "m-1", words: "On Tuesdays." }));
    },
  };
  return { asked: asked.promise, left: left.promise };
}

it("sends the first word of an answer before the assistant has finished, and stops the assistant when the client disconnects", async () => {
  const { left } = slowAssistant();
  const leaving = new AbortController();
  const { body } = await ask(true, leaving.signal);
  if (!body) throw new Error("The reply has no body.");
  const events: string[] = [];
  const reading = readEvents(body, ({ data }) => {
    events.push(data);
    leaving.abort();
  });
  await expect(reading).rejects.toThrow(/abort/i);
  expect(events).toEqual([expect.stringContaining('"On "')]);
  await left;
});

it("stops the assistant when a client that does not stream leaves", async () => {
  const { asked, left } = slowAssistant();
  const leaving = new AbortController();
  const reply = ask(false, leaving.signal);
  await asked;
  leaving.abort();
  await expect(reply).rejects.toThrow(/abort/i);
  await left;
  expect(world.logs).toEqual([]);
});
