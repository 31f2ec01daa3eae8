import { contentFieldMaximum, generateContent } from "@trellis/contract/content";
import { describe, expect, it, vi } from "vitest";
import { address, createClient, json } from "./test-client.ts";

const body = {
  topic: "vegan cooking",
  platform: "Instagram",
  tone: "Casual",
  audience: "students",
  selectedTool: "caption",
} as const;

describe("generateContent", () => {
  it("API-09 returns the content, the ideas and the name of the author", async () => {
    const { raw } = await createClient("creator");
    const answer = await raw(address(generateContent), json(body, "PUT"));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      content: expect.stringContaining("Vegan cooking"),
      contentIdeas: expect.arrayContaining([
        {
          id: "idea-1",
          title: expect.any(String),
          category: expect.any(String),
          engagement: "High",
          trending: true,
        },
      ]),
      writtenBy: "built-in engine",
    });
  });

  it.each([
    ["en", /\b(?:the|and|for|my|with|this)\b/],
    ["es-MX", /\b(?:para|que|una?|los?|las?)\b/],
    ["fr", /\b(?:pas|plus|pour|je|vous|moi|ça|est|les)\b/],
    ["de", /\b(?:the|and|for|my|with|this)\b/],
  ])("writes in the language of the request, or in English if it is unsupported: %s", async (language, words) => {
    const { send } = await createClient("creator");
    const { content } = await send(generateContent, { body }, language);
    expect(content).toMatch(words);
  });

  it("writes content when every field is empty, with or without onboarding answers", async () => {
    const empty = { topic: "", platform: "", tone: "", audience: "", selectedTool: "caption" } as const;
    for (const persona of ["creator", "newcomer"] as const) {
      const { send } = await createClient(persona);
      expect((await send(generateContent, { body: empty })).content).not.toBe("");
    }
  });

  it("answers repeated requests with different content", async () => {
    const { send } = await createClient("creator");
    const texts = new Set<string>();
    for (let count = 0; count < 5; count++) texts.add((await send(generateContent, { body })).content);
    expect(texts.size).toBe(5);
  });

  it("requires a session", async () => {
    const { failureOf } = await createClient();
    expect(await failureOf(generateContent, { body })).toMatchObject({ status: 401 });
  });

  it("rejects a topic that is too long and an unknown tool, each with one message", async () => {
    const { failureOf, raw } = await createClient("creator");
    const long = { ...body, topic: "x".repeat(contentFieldMaximum + 1) };
    expect(await failureOf(generateContent, { body: long })).toMatchObject({
      status: 400,
      serverMessage: "“Topic” is too long. Shorten it and try again.",
    });
    const answer = await raw(address(generateContent), json({ ...body, selectedTool: "poem" }, "PUT"));
    expect(answer.status).toBe(400);
    const sentence = "“Content type” is invalid. Correct it and try again.";
    expect(await answer.json()).toEqual({ error: sentence, message: sentence });
  });

  it("reports a failure, logs its cause and succeeds the next time", async () => {
    const { send, failureOf, world } = await createClient("creator");
    const write = vi.spyOn(world.ports.content, "write").mockRejectedValue(new Error("model said no"));
    expect(await failureOf(generateContent, { body }, "fr")).toMatchObject({
      status: 502,
      serverMessage: "Impossible de créer ton contenu. Réessaie.",
    });
    expect(world.logs.at(-1)).toMatchObject({ level: "error", event: "content failed" });
    write.mockRestore();
    await send(generateContent, { body });
  });

  it("is rate-limited", async () => {
    const { send, failureOf, world } = await createClient("creator");
    const take = vi.spyOn(world.ports.limits, "take");
    await send(generateContent, { body });
    expect(take).toHaveBeenCalledWith(expect.stringMatching(/^generateContent:/), 200, 3600);
    take.mockResolvedValue({ allowed: false, retryAfterSeconds: 40 });
    expect(await failureOf(generateContent, { body })).toMatchObject({ status: 429 });
  });
});
