import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languages } from "@trellis/contract/fields";
import en from "../../packages/engine/evaluation/niches/en.json" with { type: "json" };
import es from "../../packages/engine/evaluation/niches/es.json" with { type: "json" };
import fr from "../../packages/engine/evaluation/niches/fr.json" with { type: "json" };
import { nicheIds } from "../../packages/engine/src/text/niche-ids.ts";
import { nicheFiles } from "../../scripts/niche-files.ts";
import { nicheOf } from "../../packages/engine/src/niche-of.ts";
import { specialtyOf } from "../../packages/engine/src/content/subjects.ts";

const phrases = { en, es, fr };
const none = { topics: [], skills: [], targetAudience: [], goal: [] };
const ofTopic = (topic: string) => nicheOf({ ...none, topics: [topic] });

describe("recognition of niches", () => {
  it.each(languages)("recognizes at least nine in ten topics as creators write them in %s", (language) => {
    const cases = Object.entries(phrases[language]).flatMap(([niche, topics]) =>
      topics.map((topic) => ({ topic, niche, found: ofTopic(topic) })),
    );
    const misses = cases.filter(({ niche, found }) => found !== niche);
    expect(cases.length).toBeGreaterThanOrEqual(140);
    expect(1 - misses.length / cases.length, JSON.stringify(misses, null, 1)).toBeGreaterThanOrEqual(0.9);
  });

  it("prefers the subject of a topic to its audience and to single words of a longer phrase", () => {
    expect(nicheOf({ ...none, topics: ["plant-based dinners"], skills: ["cooking"] })).toBe("vegan");
    expect(ofTopic("yoga for runners")).toBe("yoga");
    expect(ofTopic("recettes pour enfants")).toBe("food");
    expect(ofTopic("my kitchen garden")).toBe("garden");
  });

  it("recognizes a niche in the skills if there is no topic, but not instead of an unknown topic", () => {
    expect(nicheOf({ ...none, skills: ["baking"] })).toBe("baking");
    expect(nicheOf({ ...none, topics: ["little joys"], skills: ["baking"] })).toBe("own");
    expect(nicheOf({ ...none, topics: ["chess openings"], skills: ["dancing"] })).toBe("own");
    expect(nicheOf({ ...none, topics: ["little joys"], targetAudience: ["moms"], goal: ["marketing"] })).toBe("own");
  });
});

describe("recognition of specialties", () => {
  it.each([
    ["bicycle restoration", "bicycles"],
    ["organizar una boda con poco dinero", "weddings"],
    ["réparer une montre ancienne", "collecting"],
    ["critique d’un film d’horreur", "film"],
    ["wedding makeup", undefined],
    ["after the breakup", undefined],
    ["romans policiers", undefined],
    ["dressage de chien", undefined],
  ])("finds the subject of %j within its niche: %s", (topic, specialty) => {
    expect(specialtyOf([topic], ofTopic(topic))).toBe(specialty);
  });
});

describe("the vocabulary of the niches", () => {
  it.each(nicheFiles())("matches the compiled $path (to update it: npm run niches)", ({ path, text, ids }) => {
    expect(readFileSync(path, "utf8")).toBe(text);
    expect(ids).toEqual(nicheIds.toSorted());
  });
});
