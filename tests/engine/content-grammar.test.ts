import { describe, expect, it } from "vitest";
import { languages } from "@trellis/contract/fields";
import type { ContentRequest } from "../../packages/engine/src/content/brief.ts";
import { secondsFor } from "../../packages/engine/src/content/speech.ts";
import type { Answers } from "../../packages/engine/src/creator.ts";
import { texts as allTexts } from "../../packages/engine/src/text/texts.ts";
import { answers, everything, topics, withEmptySlots, write } from "./content-requests.ts";

describe("a repeated request", () => {
  it.each(everything)("gets a different result each time: $tool in $language", ({ language, tool }) => {
    const variants = Array.from({ length: 5 }, (_, variant) => write({ tool, variant }, language).content);
    expect(new Set(variants).size).toBe(5);
  });

  it("uses every structure before it repeats one", () => {
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
      for (const { from, to, speech } of slots) {
        expect(to - from).toBeGreaterThanOrEqual(speech);
        // Slots are rounded to whole seconds.
        expect(speech / (to - from - 1)).toBeGreaterThanOrEqual(0.6);
      }
      expect(slots.at(-1)?.to).toBe(length);
    }
  });

  it("lasts as long as it takes to say its words at the language's pace", () => {
    expect(secondsFor("one two three four five", 150)).toBe(2);
    expect(secondsFor("one two three four five six", 150)).toBe(3);
    expect(secondsFor("烹饪教程".repeat(12), 150)).toBeGreaterThan(1);
  });
});

describe("the subject of a post", () => {
  const account = (topic: string): Answers => ({ ...answers, topics: [topic], targetAudience: [] });
  const five = (change: Partial<ContentRequest>, known: Answers) =>
    [0, 1, 2, 3, 4].map((variant) => write({ tool: "script", ...change, variant }, "en", known).content).join("\n");

  it("is the topic's subject, regardless of the account's niche", () => {
    expect(five({ topic: "home espresso" }, account("marathon training"))).toMatch(/coffee|beans|milk|cup/u);
    expect(five({ topic: "home espresso" }, account("marathon training"))).not.toMatch(/\brun\b|running|race/u);
  });

  it("is the account's subject if the topic doesn't name one", () => {
    const text = five({ topic: "how I started" }, account("home espresso"));
    expect(text).toContain("Home espresso: how I started");
    expect(text).toMatch(/coffee|beans|milk/u);
  });

  it("excludes other subjects of the niche", () => {
    expect(five({ topic: "a new puppy" }, account("dog training"))).not.toMatch(/\bcats?\b|kitten|aquarium/u);
  });
});

describe("writeHashtags", () => {
  it.each([
    ["en", "budget travel with small kids", "#BudgetTravel"],
    ["es", "cenas rápidas para familias grandes", "#CenasRapidas"],
    ["fr", "la maladie d'Alzheimer de ma grand-mère", "#Alzheimer"],
  ] as const)("shortens a long topic to words that people search for: %s, %s", (language, topic, tag) => {
    expect(write({ tool: "hashtag", topic }, language, null).content.split(/\s/u)).toContain(tag);
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
  ] as const)("gets calm content without jokes and emojis: %s, %s", (language, topic) => {
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

  it.each([
    ["en", "how my dog was put to sleep", "getting fired at 50", "life with Parkinson's"],
    ["es", "la eutanasia de mi perro", "mi despido a los 50", "vivir con párkinson"],
    ["fr", "l’euthanasie de mon chien", "licencié à 50 ans", "guérir d’un trouble alimentaire"],
  ] as const)("gets content in %s without the account's audience or a false belief", (language, ...subjects) => {
    const known: Answers = { ...answers, topics: [], targetAudience: ["skydivers"] };
    const { gentle } = allTexts[language].content;
    for (const topic of subjects) {
      const written = [0, 1, 2, 3, 4].map((variant) => write({ topic, audience: "", variant }, language, known));
      const all = written.flatMap(({ content, ideas }) => [content, ...ideas.map(({ title }) => title)]).join("\n");
      expect(all).not.toContain("skydivers");
      expect(all).not.toMatch(/\p{Extended_Pictographic}/u);
      for (const myth of gentle.myths) expect(all).not.toContain(myth);
    }
  });

  it("is not recognized in harmless words", () => {
    const { content } = write({ topic: "death metal", tone: "Funny" });
    expect(content).toMatch(/\p{Extended_Pictographic}/u);
  });
});

describe("every niche", () => {
  it.each(languages)("fills every slot in %s", (language) => {
    // Writes one structure for each niche; tests/slow writes every structure.
    expect(withEmptySlots(language, (index) => [index % 10])).toEqual([]);
  });
});

describe("the grammar of the content", () => {
  it.each(languages)("has a slot in every sentence, and no sentence twice, in %s", (language) => {
    const { structures, extras, shows, gentleWording, tones } = allTexts[language].content;
    const told = [...Object.values(structures).flatMap(({ hook, core }) => [hook, ...core]), ...extras];
    const sentences = [
      ...told.flatMap(({ say, note }) => [...say, note]),
      ...Object.values(structures).flatMap(({ titles, captions }) => [...titles, ...captions]),
      ...Object.values(tones).flatMap(({ closes }) => closes),
      ...Object.values(shows).flat(),
      ...gentleWording.shows,
    ];
    expect(sentences.filter((sentence) => !/\{\w+\}/u.test(sentence))).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it.each(languages)("has caption endings of at most 30 characters in %s", (language) => {
    const { tones, places, gentleWording } = allTexts[language].content;
    const tails = Object.values(tones).flatMap((tone) => tone.tails);
    const calls = [...Object.values(places).flatMap((place) => place.calls), ...gentleWording.calls];
    for (const ending of [...tails, ...calls]) expect(ending.length).toBeLessThanOrEqual(30);
  });
});
