import { type ContentTool, contentPlatforms, engagementOf } from "@trellis/contract/content";
import { describe, expect, it } from "vitest";
import { type Language, languages } from "@trellis/contract/fields";
import { capitalize } from "../../packages/engine/src/fill.ts";
import { texts } from "../../packages/engine/src/text/texts.ts";
import { cut, joinWithColon, phrase } from "../../packages/engine/src/content/phrases.ts";
import { answers, everything, topics, unclean, write, writeTopics } from "./content-requests.ts";

describe("the built-in engine's content", () => {
  /** Writes a quarter of the combinations; tests/slow writes all of them. */
  const allOf = (tool: ContentTool, language: Language) => writeTopics(tool, language, 4);

  it.each(everything)("contains no artifacts for any topic: $tool in $language", ({ language, tool }) => {
    expect(unclean(allOf(tool, language))).toEqual([]);
  });

  it.each<[Language, string, RegExp]>([
    ["en", "beach pic", /sourdough|bread|owls/iu],
    ["es", "cumpleaños de mi abuela", /sourdough|pan|owls/iu],
    ["fr", "photo à la plage", /sourdough|pain|owls/iu],
  ])("keeps the account’s subject out of captions of private moments in %s: %s", (language, topic, subject) => {
    const captions = [0, 1, 2, 3, 4].map(
      (variant) => write({ topic, audience: "", variant }, language, answers).content,
    );
    expect(captions.filter((caption) => subject.test(caption))).toEqual([]);
    expect(new Set(captions).size).toBe(5);
  });

  it.each(languages)("keeps every caption under 125 characters in %s", (language) => {
    for (const { content } of allOf("caption", language)) expect(content.length).toBeLessThan(125);
  });

  it.each(languages)("contains five to fifteen unique hashtags in %s", (language) => {
    for (const { content } of allOf("hashtag", language)) {
      const tags = content.split(/\s+/u);
      expect(tags.length).toBeGreaterThanOrEqual(5);
      expect(tags.length).toBeLessThanOrEqual(15);
      for (const tag of tags) expect(tag).toMatch(/^#[\p{L}\p{N}\p{M}]{2,}$/u);
      expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length);
    }
  });

  it("stays the same for the same request and changes with the request", () => {
    expect(write({})).toEqual(write({}));
    const { content } = write({ tool: "script" });
    for (const change of [{ topic: "bread" }, { platform: "YouTube" }, { tone: "Funny" }, { audience: "students" }])
      expect(write({ tool: "script", ...change }).content).not.toBe(content);
  });

  it("mentions the topic and the audience", () => {
    for (const tool of ["caption", "script", "outline"] as const) {
      const { content } = write({ tool });
      expect(content).toContain("Home workouts");
      expect(content).toContain("busy parents");
    }
    expect(write({ tool: "hashtag" }).content).toMatch(/^#HomeWorkouts #BusyParents\n/);
  });

  it("falls back to the onboarding answers, then to defaults", () => {
    const empty = { topic: "", audience: "", platform: "", tone: "" };
    const script = write({ ...empty, tool: "script" }, "en", answers).content;
    for (const words of ["Sourdough bread", "night owls", "TikTok"]) expect(script).toContain(words);
    expect(write({ ...empty, tool: "script" }).content).toMatch(/^What you know best\nInstagram · Reel/);
    expect(write({ topic: "yoga" }, "en", answers).content).not.toContain("ourdough");
  });

  it.each([
    ["en", "For: busy parents", /^Say \(\d+ s\): /mu],
    ["es", "Para: busy parents", /^Di \(\d+ s\): /mu],
    ["fr", "Pour\u00a0: busy parents", /^Dis \(\d+ s\)\u00a0: /mu],
  ] as const)("is written in %s", (language, audience, say) => {
    const { content } = write({ tool: "script" }, language);
    expect(content).toContain(audience);
    expect(content).toMatch(say);
  });

  it("uses the platform's format", () => {
    const formats = contentPlatforms.map((platform) => write({ tool: "outline", platform }).content.split("\n")[1]);
    expect(formats).toEqual([
      "Instagram · Carousel of seven slides",
      "TikTok · Vertical video in five beats",
      "YouTube · Video of about nine minutes, in chapters",
      "Facebook · Post that starts a conversation, with three photos or a Reel",
    ]);
    expect(write({ tool: "outline", platform: "Threads" }).content).toContain("Threads · Post in five parts");
  });

  it.each(languages)("includes four to eight different ideas with several engagement levels in %s", (language) => {
    for (const topic of topics) {
      const { ideas } = write({ topic }, language);
      expect(ideas.length).toBeGreaterThanOrEqual(4);
      expect(ideas.length).toBeLessThanOrEqual(8);
      expect(new Set(ideas.map(({ id }) => id)).size).toBe(ideas.length);
      expect(new Set(ideas.map(({ title }) => title)).size).toBe(ideas.length);
      expect(ideas.filter(({ trending }) => trending)).toHaveLength(1);
      expect(new Set(ideas.map(engagementOf)).size).toBeGreaterThan(1);
      for (const { title, category } of ideas) {
        expect(title.length).toBeLessThan(125);
        expect(category).not.toBe("");
      }
    }
  });

  it("keeps titles short even if each idea becomes the next topic", () => {
    let topic = "bread for beginners";
    for (let round = 0; round < 5; round++) topic = write({ topic }).ideas[0]?.title ?? "";
    expect(topic.match(/Bread for beginners: /gu)).toHaveLength(1);
    expect(topic.length).toBeLessThan(125);
  });

  it("uses a specialty's own vocabulary, not that of the niche that covers it", () => {
    const { love } = texts.en.niches;
    const { content, ideas } = write({ tool: "outline", topic: "Planning a wedding" });
    expect(ideas.map(({ category }) => category)).toContain("Weddings");
    expect(ideas.map(({ category }) => category)).not.toContain(capitalize(love.name));
    expect(love.actions.filter((words) => content.includes(words))).toEqual([]);
  });

  it("names the built-in engine as its author", () => {
    expect(write({}).writtenBy).toBe("built-in engine");
  });
});

describe("a phrase", () => {
  it.each([
    ["  “Bread.” ", "Bread"],
    ["¡Hola!", "Hola"],
    ["Why?", "Why?"],
    ["???", ""],
    ["🔥", ""],
    ['a "b"', 'a "b"'],
  ])("is cleaned from %o to %o", (typed, words) => {
    expect(phrase(typed)).toBe(words);
  });

  it("is cut between words and graphemes, without unbalanced marks", () => {
    expect(cut("one two three four", 12)).toBe("one two…");
    expect(cut("the (big one", 11)).toBe("the big…");
    expect(cut("👩‍👩‍👧‍👦".repeat(9), 24)).toBe(`${"👩‍👩‍👧‍👦".repeat(2)}…`);
    expect(cut("طبخ", 20)).toBe("\u2068طبخ\u2069");
  });

  it("is joined with a following sentence", () => {
    expect(joinWithColon("Bread", "start today", ": ")).toBe("Bread: start today");
    expect(joinWithColon("Why?", "start today", ": ")).toBe("Why? Start today");
    expect(joinWithColon("Bread: a story", "start today", ": ")).toBe("Bread: a story. Start today");
  });
});
