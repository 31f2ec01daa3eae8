import { type ChatBody, chatSettings, completeChat } from "@trellis/contract/chat";
import { contentEvents, generateContent } from "@trellis/contract/content";
import { readEvents, type ServerEvent } from "@trellis/contract/server-events";
import { describe, expect, it, vi } from "vitest";
import { parse } from "valibot";
import { address, createClient, json } from "./test-client.ts";

const asking: ChatBody & { stream: boolean } = {
  ...chatSettings,
  stream: true,
  messages: [{ role: "user", content: "When should I post?" }],
};
const order = { topic: "bread", platform: "", tone: "", audience: "", selectedTool: "caption" } as const;
const streamed = (body: object): RequestInit => ({
  ...json(body, "PUT"),
  headers: { "content-type": "application/json", accept: "text/event-stream, application/json" },
});
async function eventsOf({ body }: Response): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  if (body) await readEvents(body, (event) => void events.push(event));
  return events;
}
const dataOf = (events: readonly ServerEvent[]): unknown[] =>
  events.map(({ data }) => data === "[DONE]" || JSON.parse(data));

describe("a streamed chat answer", () => {
  it("has the shape of OpenAI’s streamed completions, and one part if the built-in engine answers", async () => {
    const { raw, send } = await createClient("creator");
    const answer = await raw(address(completeChat), json(asking));
    const { choices } = await send(completeChat, { body: { ...asking, stream: false } });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    const head = {
      id: expect.stringMatching(/^chatcmpl-/),
      created: expect.any(Number),
      object: "chat.completion.chunk",
      model: "trellis-built-in-engine",
    };
    const delta = { role: "assistant", content: choices?.[0]?.message?.content };
    expect(dataOf(await eventsOf(answer))).toEqual([
      { ...head, choices: [{ index: 0, delta, finish_reason: null }] },
      { ...head, choices: [{ index: 0, delta: {}, finish_reason: "stop" }] },
      true,
    ]);
  });

  it("sends each part as the model writes it, then any remaining text, and names the model at the end", async () => {
    const { raw, world } = await createClient("creator");
    world.ports.assistant = {
      model: "m-1",
      answer: async ({ onText }) => {
        onText?.("On ");
        onText?.("Tuesdays");
        return { model: "m-1-2026", words: "On Tuesdays." };
      },
    };
    const events = dataOf(await eventsOf(await raw(address(completeChat), json(asking))));
    expect(events).toMatchObject([
      { model: "m-1", choices: [{ delta: { role: "assistant", content: "On " } }] },
      { model: "m-1", choices: [{ delta: { content: "Tuesdays" } }] },
      { model: "m-1-2026", choices: [{ delta: { content: "." } }] },
      { model: "m-1-2026", choices: [{ finish_reason: "stop" }] },
      true,
    ]);
  });

  it("ends with an error event if the assistant fails, and logs the cause without the question", async () => {
    const { raw, world } = await createClient("creator");
    world.ports.assistant = {
      answer: async ({ onText }) => {
        onText?.("On ");
        throw new Error("upstream");
      },
    };
    const events = await eventsOf(await raw(address(completeChat), json(asking)));
    const message = "The assistant isn’t responding. Try again in a moment.";
    expect(dataOf(events).at(-1)).toEqual({ error: { message, type: "server_error" }, message });
    expect(world.logs.at(-1)).toMatchObject({ level: "error", event: "assistant failed" });
    expect(JSON.stringify(world.logs)).not.toContain("When should");
  });

  it("is replaced by a plain JSON error if the session or the question is invalid, or the rate limit is exceeded", async () => {
    const { raw, world } = await createClient("creator");
    const statusOf = async (init: RequestInit) => {
      const reply = await raw(address(completeChat), init);
      expect(reply.headers.get("content-type")).toBe("application/json; charset=utf-8");
      return reply.status;
    };
    const headers = { "content-type": "application/json", authorization: "Bearer nobody" };
    expect(await statusOf({ ...json(asking), headers })).toBe(401);
    expect(await statusOf(json({ ...asking, messages: [] }))).toBe(400);
    vi.spyOn(world.ports.limits, "take").mockResolvedValue({ allowed: false, retryAfterSeconds: 40 });
    expect(await statusOf(json(asking))).toBe(429);
  });
});

describe("streamed content", () => {
  it("ends with the whole reply that the call returns without streaming", async () => {
    const { raw, send, world } = await createClient("creator");
    const whole = await send(generateContent, { body: order });
    world.ports.limits.take = () => Promise.resolve({ allowed: true, taken: 1 });
    const events = await eventsOf(await raw(address(generateContent), streamed(order)));
    expect(events.map(({ name }) => name)).toEqual(["done"]);
    expect(parse(contentEvents.done, dataOf(events)[0])).toEqual(whole);
  });

  it("sends each part of the text as the model writes it", async () => {
    const { raw, world } = await createClient("creator");
    world.ports.content = {
      write: async (_request, _answers, _language, delivery) => {
        delivery?.onText?.("Rye ");
        delivery?.onText?.("bread\u2028🌱");
        return { content: "Rye bread\u2028🌱", ideas: [], writtenBy: "m-1" };
      },
    };
    const events = await eventsOf(await raw(address(generateContent), streamed(order)));
    expect(events.map(({ name }) => name)).toEqual(["text", "text", "done"]);
    expect(dataOf(events)).toEqual([
      { delta: "Rye " },
      { delta: "bread\u2028🌱" },
      { content: "Rye bread\u2028🌱", contentIdeas: [], writtenBy: "m-1" },
    ]);
  });

  it("ends with an error event in the user’s language if the writer fails", async () => {
    const { raw, world } = await createClient("creator");
    vi.spyOn(world.ports.content, "write").mockRejectedValue(new Error("model said no"));
    const { headers, ...init } = streamed(order);
    const events = await eventsOf(
      await raw(address(generateContent), { ...init, headers: { ...(headers as object), "accept-language": "fr" } }),
    );
    const error = "Impossible de créer ton contenu. Réessaie.";
    expect(events).toEqual([{ name: "error", data: JSON.stringify({ error, message: error }) }]);
    expect(world.logs.at(-1)).toMatchObject({ level: "error", event: "content failed" });
  });

  it("passes the beginning of an interrupted draft to the writer", async () => {
    const { send, world } = await createClient("creator");
    const write = vi.spyOn(world.ports.content, "write");
    await send(generateContent, { body: { ...order, beginning: "Rye bread: " } });
    expect(write.mock.calls[0]?.[0]).toMatchObject({ topic: "bread", beginning: "Rye bread: " });
  });
});
