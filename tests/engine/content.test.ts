import {
  type ContentTool,
  contentPlatforms,
  contentTones,
  contentTools,
  engagementOf,
} from "@trellis/contract/content";
import { describe, expect, it } from "vitest";
import { type Language, languages } from "@trellis/contract/fields";
import type { ContentRequest } from "../../packages/engine/src/content/brief.ts";
import { cut, joinWithColon, phrase } from "../../packages/engine/src/content/phrases.ts";
import { secondsFor } from "../../packages/engine/src/content/speech.ts";
import { writeContent } from "../../packages/engine/src/content.ts";
import type { Answers } from "../../packages/engine/src/creator.ts";
import { texts as allTexts } from "../../packages/engine/src/text/texts.ts";

const plain: ContentRequest = {
  tool: "caption",
  topic: "home workouts",
  platform: "Instagram",
  tone: "Motivational",
  audience: "busy parents",
};
const answers: Answers = {
  skills: [],
  topics: ["sourdough bread"],
  goal: [],
  targetAudience: ["night owls"],
  platforms: ["TikTok"],
};
const topics = [
  "home workouts",
  "",
  "   ",
  'He said "hello"',
  "“quoted”",
  "Why does my bread sink?",
  "🔥💪🏽👩‍👩‍👧‍👦",
  "👩‍👩‍👧‍👦 family 👩‍👩‍👧‍👦 ".repeat(20),
  "very long topic with (brackets and “quotes ".repeat(7),
  "x".repeat(300),
  "{hook} ${topic} $& {{close}}",
  "<b>bold</b> & <script>",
  "تعليم الطبخ للمبتدئين",
  "烹饪教程",
  "Bread: before and after",
  "¡Hola!",
];
const audiences = ["", "busy parents", "for “everyone”!", "a very long audience ".repeat(14)];
const everything = languages.flatMap((language) => contentTools.map((tool) => ({ language, tool })));
const looks = contentPlatforms.flatMap((platform) => contentTones.map((tone) => ({ platform, tone })));
const write = (change: Partial<ContentRequest>, language: Language = "en", known: Answers | null = null) =>
  writeContent({ ...plain, ...change }, known, language);

/** Artifacts that no generated text may contain, whatever the user typed. */
const artifacts = /undefined|\[object|[{}]|[^\S\n]{2}|[^\S\n]$|^[^\S\n]|[.:] ?:|\.\.|“”|«\s*»/mu;

describe("the built-in engine's content", () => {
  const allOf = (tool: ContentTool, language: Language) =>
    topics.flatMap((topic, index) =>
      looks.map((look, turn) =>
        write({ tool, ...look, topic, audience: audiences[(index + turn) % audiences.length] ?? "" }, language),
      ),
    );

  it.each(everything)("is clean for any topic: $tool in $language", ({ language, tool }) => {
    for (const { content, ideas } of allOf(tool, language)) {
      const texts = [content, ...ideas.map(({ title }) => title)];
      expect(texts.filter((text) => artifacts.test(text) || !text.isWellFormed())).toEqual([]);
    }
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

  it("is the same for the same request and different when the request changes", () => {
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

  it.each(languages)("comes with four to eight ideas of several kinds in %s", (language) => {
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

  it("does not grow when an idea becomes the next topic", () => {
    let topic = "bread for beginners";
    for (let round = 0; round < 5; round++) topic = write({ topic }).ideas[0]?.title ?? "";
    expect(topic.match(/Bread for beginners: /gu)).toHaveLength(1);
    expect(topic.length).toBeLessThan(125);
  });

  it("is marked as written by the built-in engine", () => {
    expect(write({}).writtenBy).toBe("built-in engine");
  });
});

describe("a repeated request", () => {
  it.each(everything)("gives another text each time: $tool in $language", ({ language, tool }) => {
    const variants = Array.from({ length: 5 }, (_, variant) => write({ tool, variant }, language).content);
    expect(new Set(variants).size).toBe(5);
  });

  it("uses every structure before one comes again", () => {
    const headings = Array.from({ length: 20 }, (_, variant) => {
      const parts = write({ tool: "script", variant }).content.split("\n\n");
      return parts[2]?.split(" · ")[0];
    });
    expect(new Set(headings.slice(0, 10)).size).toBe(10);
    expect(headings.slice(10)).toEqual(headings.slice(0, 10));
  });
});

describe("a script", () => {
  const clock = (time: string): number => {
    const [minutes = 0, seconds = 0] = time.split(":").map(Number);
    return minutes * 60 + seconds;
  };

  it.each(
    languages.flatMap((language) =>
      [
        ["Instagram", 45],
        ["TikTok", 45],
        ["YouTube", 180],
        ["Facebook", 60],
      ].map(([platform, length]) => ({ language, platform: String(platform), length })),
    ),
  )("fits its slots and lasts $length seconds on $platform in $language", ({ language, platform, length }) => {
    for (const topic of topics.filter(({ length: characters }) => characters < 100)) {
      const { content } = write({ tool: "script", topic, platform }, language);
      const slots = [...content.matchAll(/ · (\d+:\d\d)–(\d+:\d\d)\n\p{L}+ \((\d+) s\)/gu)].map(
        ([, from = "", to = "", speech]) => ({ from: clock(from), to: clock(to), speech: Number(speech) }),
      );
      expect(slots.length).toBeGreaterThanOrEqual(3);
      expect(slots[0]?.from).toBe(0);
      for (const { from, to, speech } of slots) expect(to - from).toBeGreaterThanOrEqual(speech);
      expect(slots.at(-1)?.to).toBe(length);
    }
  });

  it("lasts as long as its words at the pace of the language", () => {
    expect(secondsFor("one two three four five", 150)).toBe(2);
    expect(secondsFor("one two three four five six", 150)).toBe(3);
    expect(secondsFor("烹饪教程".repeat(12), 150)).toBeGreaterThan(1);
  });
});

describe("the subject", () => {
  const account = (topic: string): Answers => ({ ...answers, topics: [topic], targetAudience: [] });
  const five = (change: Partial<ContentRequest>, known: Answers) =>
    [0, 1, 2, 3, 4].map((variant) => write({ tool: "script", ...change, variant }, "en", known).content).join("\n");

  it("is the topic's, whatever the account is about", () => {
    expect(five({ topic: "home espresso" }, account("marathon training"))).toMatch(/coffee|beans|milk|cup/u);
    expect(five({ topic: "home espresso" }, account("marathon training"))).not.toMatch(/\brun\b|running|race/u);
  });

  it("is the account's if the topic doesn't name one", () => {
    const text = five({ topic: "how I started" }, account("home espresso"));
    expect(text).toContain("Home espresso: how I started");
    expect(text).toMatch(/coffee|beans|milk/u);
  });

  it("leaves out other subjects of the niche", () => {
    expect(five({ topic: "a new puppy" }, account("dog training"))).not.toMatch(/\bcats?\b|kitten|aquarium/u);
  });
});

describe("a sensitive topic", () => {
  it.each([
    ["en", "life after my father died"],
    ["en", "getting out of debt"],
    ["es", "el duelo por mi madre"],
    ["es", "salir de las deudas"],
    ["fr", "vivre après un divorce"],
    ["fr", "le cancer de ma sœur"],
  ] as const)("gets a calm text without jokes and emojis: %s, %s", (language, topic) => {
    for (const { tool } of everything) {
      const { content, ideas } = write({ tool, topic, tone: "Funny", audience: "" }, language);
      const all = [content, ...ideas.map(({ title }) => title)].join("\n");
      expect(all).not.toMatch(/[!¡]|\p{Extended_Pictographic}/u);
      for (const phrases of ["opens", "closes", "tails"] as const) {
        for (const joke of allTexts[language].content.tones.Funny[phrases])
          expect(all).not.toContain(joke.split("{")[0]);
      }
    }
  });

  it("is not seen in harmless words", () => {
    const { content } = write({ topic: "death metal", tone: "Funny" });
    expect(content).toMatch(/\p{Extended_Pictographic}/u);
  });
});

describe("every niche", () => {
  it.each(languages)("fills every slot in every structure in %s", (language) => {
    for (const niche of Object.values(allTexts[language].niches)) {
      for (let variant = 0; variant < 10; variant++) {
        for (const tool of ["script", "outline"] as const) {
          const { content } = write({ tool, topic: niche.name, platform: "YouTube", variant }, language);
          expect(content).not.toMatch(/[{}]|: \.|undefined/u);
        }
      }
    }
  });
});

describe("the grammar", () => {
  it.each(languages)("names the niche in every sentence in %s", (language) => {
    const { structures, extras, shows, quiet, tones } = allTexts[language].content;
    const told = [...Object.values(structures).flatMap(({ hook, core }) => [hook, ...core]), ...extras];
    const sentences = [
      ...told.flatMap(({ say, note }) => [...say, note]),
      ...Object.values(structures).flatMap(({ titles, captions }) => [...titles, ...captions]),
      ...Object.values(tones).flatMap(({ closes }) => closes),
      ...Object.values(shows).flat(),
      ...quiet.shows,
    ];
    expect(sentences.filter((sentence) => !/\{\w+\}/u.test(sentence))).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it.each(languages)("has short endings of captions in %s", (language) => {
    const { tones, places, quiet } = allTexts[language].content;
    const tails = Object.values(tones).flatMap((tone) => tone.tails);
    const calls = [...Object.values(places).flatMap((place) => place.calls), ...quiet.calls];
    for (const ending of [...tails, ...calls]) expect(ending.length).toBeLessThanOrEqual(30);
  });
});

describe("phrases", () => {
  it.each([
    ["  “Bread.” ", "Bread"],
    ["¡Hola!", "Hola"],
    ["Why?", "Why?"],
    ["???", ""],
    ["🔥", ""],
    ['a "b"', 'a "b"'],
  ])("turn %o into %o", (typed, words) => {
    expect(phrase(typed)).toBe(words);
  });

  it("are cut between words and graphemes, without unbalanced marks", () => {
    expect(cut("one two three four", 12)).toBe("one two…");
    expect(cut("the (big one", 11)).toBe("the big…");
    expect(cut("👩‍👩‍👧‍👦".repeat(9), 24)).toBe(`${"👩‍👩‍👧‍👦".repeat(2)}…`);
    expect(cut("طبخ", 20)).toBe("\u2068طبخ\u2069");
  });

  it("are joined with a following sentence", () => {
    expect(joinWithColon("Bread", "start today", ": ")).toBe("Bread: start today");
    expect(joinWithColon("Why?", "start today", ": ")).toBe("Why? Start today");
    expect(joinWithColon("Bread: a story", "start today", ": ")).toBe("Bread: a story. Start today");
  });
});
