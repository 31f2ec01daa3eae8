import { chatSettings, completeChat, replyText } from "@trellis/contract/chat";
import { generateContent } from "@trellis/contract/content";
import type { ContentRequest } from "@trellis/server-core/ports/content";
import { describe, expect, it } from "vitest";
import { type Reply, says, sends } from "./ai-provider.ts";
import { createAiClient, useAiProvider } from "./ai-world.ts";

const question = { ...chatSettings, messages: [{ role: "user" as const, content: "What is next?" }] };
const request: ContentRequest = { tool: "caption", topic: "swings", platform: "", tone: "", audience: "" };
const idea = { title: "Grip", category: "Tips", engagement: "High" };
const written = JSON.stringify({ content: "Swing before school.", ideas: [idea, idea, idea] });
const inContent = written.slice(0, 24);
const inIdeas = written.slice(0, 60);
const tooLong = { error: { message: "The prompt is too long.", code: "context_length_exceeded" } };
const provider = useAiProvider();

async function createWriters(...replies: Reply[]) {
  provider().replies.push(...replies);
  return createAiClient(provider());
}
const maximums = () => provider().requests.map(({ max_tokens }) => max_tokens);
/** Replies with a message and a finish reason that may differ from OpenAI's. */
const replies = (message: object, finish_reason: string): Reply =>
  sends(200, { choices: [{ message, finish_reason }] });

describe("an answer at the maximum length", () => {
  it.each(["length", "model_length"])("has the finish reason “length” in a chat: %s", async (reason) => {
    const { send } = await createWriters(replies({ content: "Film two" }, reason));
    const { choices } = await send(completeChat, { body: question });
    expect(choices).toMatchObject([{ message: { content: "Film two" }, finish_reason: "length" }]);
  });

  it("is reported as cut off (`isCut`) in a streamed chat", async () => {
    const { world } = await createWriters(says("Film two", "length"));
    const { assistant } = world.ports;
    const answer = await assistant.answer({ chat: question, answers: null, language: "en", onText: () => undefined });
    expect(answer).toEqual({ model: "model-1", words: "Film two", isCut: true });
  });

  it.each([
    [
      "is returned as incomplete if streamed content ends within its text",
      inContent,
      { content: "Swing before", ideas: [], isCut: true },
    ],
    [
      "is returned without ideas if streamed content ends within its ideas",
      inIdeas,
      { content: "Swing before school.", ideas: [], isCut: false },
    ],
  ])("%s", async (_title, text, expected) => {
    const { world } = await createWriters(says(text, "length"));
    const deltas: string[] = [];
    const onText = (delta: string) => void deltas.push(delta);
    expect(await world.ports.content.write(request, null, "en", { onText })).toMatchObject(expected);
    expect(deltas.join("")).toBe(expected.content);
    expect(provider().requests).toHaveLength(1);
  });

  it("is requested again unless content is streamed, and has the finish reason “length” if the second answer is cut off, too", async () => {
    const { send } = await createWriters(
      says(inContent, "length"),
      says(written),
      says(inContent, "length"),
      says("{", "length"),
    );
    const body = { selectedTool: "caption" } as const;
    expect(await send(generateContent, { body })).not.toHaveProperty("finish");
    expect(await send(generateContent, { body })).toMatchObject({ content: "Swing before", finish: "length" });
  });

  it("never ends in half a character", async () => {
    const { world } = await createWriters(says(String.raw`{"content": "Swing \ud83c`, "length"));
    const { content } = await world.ports.content.write(request, null, "en", { onText: () => undefined });
    expect(content).toBe("Swing");
  });

  it("is not kept if it contains a placeholder", async () => {
    const { world } = await createWriters(says(`{"content": "I am [name] and`, "length"));
    expect(await world.ports.content.write(request, null, "en")).toMatchObject({ writtenBy: "built-in engine" });
  });
});

describe("a reasoning model", () => {
  it.each<[string, object]>([
    ["sent as reasoning_content", { content: "", reasoning_content: "The user wants…" }],
    ["sent as reasoning", { content: null, reasoning: "The user wants…" }],
    ["sent in the text", { content: "<think>The user wants…" }],
    ["not sent, with an empty reply", { content: "" }],
    ["sent in a part of the content", { content: [{ type: "thinking", thinking: [{ type: "text", text: "Hm." }] }] }],
  ])("gets a higher token limit if its thoughts used up the first one: %s", async (_where, message) => {
    const { send } = await createWriters(replies(message, "length"), says("Film."));
    for (const _ of [1, 2]) expect(replyText(await send(completeChat, { body: question }))).toBe("Film.");
    expect(maximums()).toEqual([500, 4_500, 4_500]);
  });

  it("gets a higher token limit from the second request on if the first answer contains thoughts", async () => {
    const thoughtful = { content: [{ type: "text", text: "Film." }], reasoning: "Hm." };
    const { send } = await createWriters(replies(thoughtful, "stop"));
    for (const _ of [1, 2]) expect(replyText(await send(completeChat, { body: question }))).toBe("Film.");
    expect(maximums()).toEqual([500, 4_500]);
  });

  it("gets a higher token limit when it streams, too", async () => {
    const { world } = await createWriters(says("<think>The user wants", "length"), says("<think>Hm.</think>Film."));
    const deltas: string[] = [];
    const onText = (delta: string) => void deltas.push(delta);
    const ask = () => world.ports.assistant.answer({ chat: question, answers: null, language: "en", onText });
    expect(await ask()).toMatchObject({ model: "model-1", words: "Film." });
    expect(deltas.join("")).toBe("Film.");
    expect(maximums()).toEqual([500, 4_500]);
  });

  it("is replaced by the built-in engine if the higher token limit is not enough either", async () => {
    const { send } = await createWriters(replies({ content: "", reasoning: "Hm." }, "length"));
    expect((await send(completeChat, { body: question })).model).toBe("trellis-built-in-engine");
    expect(maximums()).toEqual([500, 4_500]);
  });
});

describe("a conversation", () => {
  it("is shortened for models with a small context window", async () => {
    const { send } = await createWriters(sends(400, tooLong), says("Film."));
    const message = (role: "assistant" | "user") => ({ role, content: "a".repeat(4_000) });
    const messages = [message("user"), message("assistant"), message("user")];
    const reply = await send(completeChat, { body: { ...question, messages } });
    expect(replyText(reply)).toBe("Film.");
    expect(provider().requests.map((sent) => sent.messages.length)).toEqual([4, 2]);
  });

  it("is answered by the built-in engine if the question alone is too long", async () => {
    const { send } = await createWriters(sends(400, tooLong));
    expect((await send(completeChat, { body: question })).model).toBe("trellis-built-in-engine");
    expect(provider().requests).toHaveLength(3);
  });
});

describe("an endless reply", () => {
  it.each([
    [200, "application/json"],
    [200, "text/event-stream"],
    [500, "application/json"],
  ])("is aborted: %i %s", async (status, type) => {
    const before = provider().hungUp();
    const { world } = await createWriters((response) => {
      response.writeHead(status, { "content-type": type });
      const part = "a".repeat(100_000);
      const more = () => void (response.destroyed || response.write(part, more));
      more();
    });
    const onText = () => undefined;
    const { model } = await world.ports.assistant.answer({
      chat: question,
      answers: null,
      language: "en",
      ...(type === "text/event-stream" && { onText }),
    });
    expect(model).toBe("trellis-built-in-engine");
    await expect.poll(() => provider().hungUp()).toBeGreaterThan(before);
  });
});
