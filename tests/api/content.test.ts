import { contentFieldMaximum, generateContent } from "@trellis/contract/content";
import { describe, expect, it, vi } from "vitest";
import { address, askAs, json } from "./asking.ts";

const body = {
  topic: "vegan cooking",
  platform: "Instagram",
  tone: "Casual",
  audience: "students",
  selectedTool: "caption",
} as const;

describe("content", () => {
  it("API-09 generate-content answers content and contentIdeas, and says who wrote it", async () => {
    const { raw } = await askAs("creator");
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
    ["en", "For students."],
    ["es-MX", "Para students."],
    ["fr", "Pour students."],
    ["de", "For students."],
  ])("is in the language of the request: %s", async (language, words) => {
    const { ask } = await askAs("creator");
    const { content } = await ask(generateContent, { body }, language);
    expect(content).toContain(words);
  });

  it("is written from the answers when everything is empty, and without answers too", async () => {
    const empty = { topic: "", platform: "", tone: "", audience: "", selectedTool: "caption" } as const;
    for (const persona of ["creator", "newcomer"] as const) {
      const { ask } = await askAs(persona);
      expect((await ask(generateContent, { body: empty })).content).not.toBe("");
    }
  });

  it("needs a session", async () => {
    const { refused } = await askAs();
    expect(await refused(generateContent, { body })).toMatchObject({ status: 401 });
  });

  it("refuses what is too long or unknown, in one sentence", async () => {
    const { refused, raw } = await askAs("creator");
    const long = { ...body, topic: "x".repeat(contentFieldMaximum + 1) };
    expect(await refused(generateContent, { body: long })).toMatchObject({
      status: 400,
      serverMessage: "“Topic” is too long. Shorten it and try again.",
    });
    const answer = await raw(address(generateContent), json({ ...body, selectedTool: "poem" }, "PUT"));
    expect(answer.status).toBe(400);
    const sentence = "“What to write” has the wrong form. Correct it and try again.";
    expect(await answer.json()).toEqual({ error: sentence, message: sentence });
  });

  it("says so when it can't be written, logs why, and is written the next time", async () => {
    const { ask, refused, world } = await askAs("creator");
    const write = vi.spyOn(world.ports.content, "write").mockRejectedValue(new Error("model said no"));
    expect(await refused(generateContent, { body }, "fr")).toMatchObject({
      status: 502,
      serverMessage: "Impossible d’écrire ton contenu. Réessaie.",
    });
    expect(world.remarks.at(-1)).toMatchObject({ level: "error", event: "content not written" });
    write.mockRestore();
    await ask(generateContent, { body });
  });

  it("has an end to how often it may be asked for", async () => {
    const { ask, refused, world } = await askAs("creator");
    const take = vi.spyOn(world.ports.limits, "take");
    await ask(generateContent, { body });
    expect(take).toHaveBeenCalledWith(expect.stringMatching(/^generateContent:/), 200, 3600);
    take.mockResolvedValue({ allowed: false, retryAfterSeconds: 40 });
    expect(await refused(generateContent, { body })).toMatchObject({ status: 429 });
  });
});
