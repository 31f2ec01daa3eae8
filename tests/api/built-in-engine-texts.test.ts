import { describe, expect, it } from "vitest";
import { en } from "../../apps/api/src/adapters/built-in-engine/text/en/en.ts";
import { es } from "../../apps/api/src/adapters/built-in-engine/text/es/es.ts";
import { fr } from "../../apps/api/src/adapters/built-in-engine/text/fr/fr.ts";
import type { PlanText } from "../../apps/api/src/adapters/built-in-engine/text/plan-text.ts";
import { writePlan } from "../../apps/api/src/adapters/built-in-engine/write-plan.ts";

type Told = string | readonly Told[] | { readonly [key: string]: Told };

const leaves = (told: Told): string[] =>
  typeof told === "string" ? [told] : Object.values(told).flatMap((part: Told) => leaves(part));
const toldBy = ({ common, goals, platforms, skills, niches }: PlanText): string[] =>
  leaves({ common, goals, platforms, skills, niches } as unknown as Told);
const slots = /\{(topic|audience|platform|skill|goal|hook|question|mistake|series)\}/g;
const texts = [
  ["en", en],
  ["es", es],
  ["fr", fr],
] as const;

describe("the engine's sentences", () => {
  it.each(texts)("are complete and clean in %s", (_, text) => {
    for (const sentence of toldBy(text)) {
      expect(sentence.trim()).toBe(sentence);
      expect(sentence.replaceAll(slots, "word")).not.toMatch(/[{}!¡'"]| {2}|TODO|guarantee|garantiz|garanti/u);
      expect(sentence.length).toBeGreaterThan(1);
    }
  });

  it.each(texts)("never repeat a title in %s", (_, text) => {
    const steps = [
      ...Object.values(text.niches).flatMap(({ ideas, proof }) => ideas.concat([proof])),
      ...Object.values(text.goals).flatMap((goal) => goal.steps.concat([goal.review])),
      ...Object.values(text.platforms).flat(),
      ...Object.values(text.skills).flat(),
      ...[text.common.promise, text.common.research, text.common.hook, text.common.answer, text.common.mistake].flat(),
      ...[text.common.replies, text.common.series, text.common.batch].flat(),
    ];
    const titles = steps.map(([task]) => task.replace(/ ?: \{topic\}$| \(\{topic\}\)$/u, ""));
    expect(new Set(titles).size).toBe(titles.length);
    for (const [, description] of steps) expect(description).toMatch(/[.?»”]$/u);
  });

  it.each(texts)("hold hashtags of 30 signs at most in %s", (_, text) => {
    const tags = [...text.common.tags, ...Object.values(text.niches).flatMap((niche) => niche.tags)];
    for (const tag of tags) expect(tag).toMatch(/^#[A-Za-z0-9]{2,29}$/);
  });

  it("keep their own language: nothing is left in English", () => {
    const english = new Set(toldBy(en).filter((sentence) => sentence.length > 24));
    for (const text of [es, fr]) expect(toldBy(text).filter((sentence) => english.has(sentence))).toEqual([]);
  });

  it("give unlike titles for every niche, goal, platform and language", () => {
    for (const [language, text] of texts) {
      for (const { name } of Object.values(text.niches)) {
        for (const goal of ["followers", "community", "clients", "brand deals", "watch time", "start"]) {
          for (const platforms of [["YouTube", "Pinterest"], ["Instagram"], ["TikTok", "Facebook", "X"]]) {
            const answers = { skills: [goal, name], topics: [name], goal: [goal], targetAudience: [], platforms };
            const titles = writePlan(answers, language).weeklyPlans.flatMap(({ tasks }) =>
              tasks.map(({ task }) => task),
            );
            expect(new Set(titles).size).toBe(titles.length);
            expect(titles.length).toBeGreaterThanOrEqual(16);
          }
        }
      }
    }
  }, 60_000);
});
