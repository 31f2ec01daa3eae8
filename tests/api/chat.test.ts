import type { MemoryWorld } from "@trellis/api/memory";
import {
  type ChatBody,
  chatSettings,
  completeChat,
  historyMaximum,
  questionMaximum,
  replyText,
} from "@trellis/contract/chat";
import { describe, expect, it } from "vitest";
import { address, createClient, json } from "./test-client.ts";
import { readError } from "./read-error.ts";

const asking = (...contents: string[]): ChatBody => ({
  ...chatSettings,
  messages: [
    { role: "system", content: "You are a growth assistant." },
    ...contents.map((content, place) => ({
      role: place % 2 === 0 ? ("user" as const) : ("assistant" as const),
      content,
    })),
  ],
});
const assistantOf = ({ ports }: MemoryWorld, answer: MemoryWorld["ports"]["assistant"]["answer"]) =>
  void (ports.assistant = { answer });

describe("completeChat", () => {
  it("replies in the shape of OpenAI's completions with the built-in engine", async () => {
    const { raw } = await createClient("creator");
    const answer = await raw(address(completeChat), json(asking("When should I post?")));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      id: expect.stringMatching(/^chatcmpl-/),
      object: "chat.completion",
      created: expect.any(Number),
      model: "trellis-built-in-engine",
      choices: [
        {
          index: 0,
          message: { role: "assistant", content: expect.stringMatching(/Instagram[^]*built-in engine/) },
          finish_reason: "stop",
        },
      ],
    });
  });

  it.each([
    ["en", "When should I post?", /busy parents[^]*Tuesday at .+ on Instagram/],
    ["es", "¿Cuándo publico?", /busy parents[^]*martes a las .+ en Instagram/],
    ["fr", "Quand publier ?", /busy parents[^]*mardi à .+ sur Instagram/],
  ] as const)("replies in %s, the language of the page", async (language, question, words) => {
    const { send } = await createClient("creator");
    expect(replyText(await send(completeChat, { body: asking(question) }, language))).toMatch(words);
  });

  it("accepts the longest conversation the app sends, with multi-byte characters", async () => {
    const { send } = await createClient("creator");
    const long = "é".repeat(questionMaximum);
    const body = asking(...Array.from({ length: historyMaximum + 1 }, () => long));
    expect(body.messages).toHaveLength(historyMaximum + 2);
    expect(replyText(await send(completeChat, { body }))).not.toBe("");
  });

  it.each<[string, ChatBody]>([
    ["no question", { ...chatSettings, messages: [{ role: "system", content: "Hello" }] }],
    ["a blank question", asking(" \n ")],
    ["no message at all", { ...chatSettings, messages: [] }],
    ["too many messages", asking(...Array.from({ length: historyMaximum + 2 }, () => "More"))],
    ["a message that is too long", asking("a".repeat(16_001))],
    ["an unknown role", { ...chatSettings, messages: [{ role: "tool" as "user", content: "Hello" }] }],
    ["a temperature out of range", { ...asking("Hello"), temperature: 3 }],
  ])("rejects %s with a reply that has both `error` and `message`", async (_, body) => {
    const { raw } = await createClient("creator");
    expect((await readError(await raw(address(completeChat), json(body)))).status).toBe(400);
  });

  it("rejects a body of more than half a megabyte", async () => {
    const { raw } = await createClient("creator");
    const body = { ...asking("Hello"), padding: "a".repeat(524_288) };
    expect((await readError(await raw(address(completeChat), json(body)))).status).toBe(413);
  });

  it("allows sixty questions per account in fifteen minutes", async () => {
    const { send, failureOf, world } = await createClient("creator");
    const body = asking("Hello");
    for (let time = 0; time < 60; time++) await send(completeChat, { body });
    expect(await failureOf(completeChat, { body })).toMatchObject({
      status: 429,
      serverMessage: expect.stringMatching(/^Too many attempts/),
    });
    const lucia = await world.fetch(
      new Request(`https://trellis.test${address(completeChat)}`, {
        ...json(body),
        headers: { "content-type": "application/json", authorization: `Bearer ${world.personas.newcomer.token}` },
      }),
    );
    expect(lucia.status).toBe(200);
    world.clock.advance(900_000);
    await send(completeChat, { body });
  });

  it("reports an unavailable assistant without logging the question", async () => {
    const { failureOf, world } = await createClient("creator");
    assistantOf(world, () => Promise.reject(new Error("upstream")));
    expect(await failureOf(completeChat, { body: asking("a secret plan") }, "fr")).toMatchObject({
      status: 502,
      serverMessage: "L’assistant ne répond pas. Réessaie dans un instant.",
    });
    expect(JSON.stringify(world.logs)).not.toContain("secret plan");
  });

  it("passes the request, the user's answers and the language to the assistant", async () => {
    const { send, world } = await createClient("creator");
    assistantOf(world, ({ chat, answers, language }) => ({
      model: chat.model,
      words: [chat.messages.length, answers?.topics.join(), language].join(" "),
    }));
    const reply = await send(completeChat, { body: asking("Hello") }, "es");
    expect(replyText(reply)).toBe("2 home workouts,healthy habits es");
    expect(reply.model).toBe("gpt-3.5-turbo");
  });
});
