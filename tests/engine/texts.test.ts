import { describe, expect, it } from "vitest";
import { languages } from "@trellis/contract/fields";
import { writePlan } from "../../packages/engine/src/planner.ts";
import { type Text, texts } from "../../packages/engine/src/text/texts.ts";

const stringsIn = (data: unknown): string[] =>
  typeof data === "string" ? [data] : Object.values(data ?? {}).flatMap((part: unknown) => stringsIn(part));
const planStrings = ({ plan, niches, specialties }: Text): string[] =>
  stringsIn({ ...plan, typography: [], niches, specialties });
const slots =
  /\{(topic|audience|forAudience|ofAudience|toAudience|platform|skill|goal|hook|question|mistake|myth|thing|situation|action|result|series)\}/g;
const cases = languages.map((language) => [language, texts[language]] as const);

describe("the engine's text", () => {
  it.each(cases)("is complete and clean in %s", (_, text) => {
    for (const sentence of planStrings(text)) {
      expect(sentence.trim()).toBe(sentence);
      expect(sentence.replaceAll(slots, "word")).not.toMatch(/[{}!¡'"]| {2}|TODO|guarantee|garantiz|garanti/u);
      expect(sentence.length).toBeGreaterThan(1);
    }
  });

  it.each(cases)("never repeats a title in %s", (_, text) => {
    const steps = [
      ...Object.values(text.niches).flatMap(({ ideas, proof }) => ideas.concat([proof])),
      ...Object.values(text.plan.goals).flatMap((goal) => [...goal.steps.flat(), ...goal.review]),
      ...Object.values(text.plan.platforms).flat(),
      ...Object.values(text.plan.skills).flat(),
      ...Object.values(text.plan.posts).flat(),
      ...Object.values(text.plan.sizes).flat(),
      ...[text.plan.promise, text.plan.research, text.plan.replies, text.plan.series, text.plan.batch].flat(),
    ];
    const titles = steps.map(([task]) => task.replace(/ ?: \{topic\}$| \(\{topic\}\)$| (?:about|on) \{topic\}$/u, ""));
    expect(new Set(titles).size).toBe(titles.length);
    for (const [, description] of steps) expect(description).toMatch(/[.?»”]$/u);
  });

  it("offers the same number of wordings in every language", () => {
    const shape = ({ plan }: Text) =>
      JSON.stringify({ ...plan, typography: [] }, (_, part: unknown) => (typeof part === "string" ? "" : part));
    expect(cases.map(([, text]) => shape(text))).toEqual(cases.map(() => shape(texts.en)));
  });

  it.each(cases)("contains hashtags of at most 30 characters in %s", (_, text) => {
    const lexicons = [...Object.values(text.niches), ...Object.values(text.specialties)];
    const tags = [...text.plan.tags, ...lexicons.flatMap((lexicon) => lexicon.tags)];
    for (const tag of tags) expect(tag).toMatch(/^#[A-Za-z0-9]{2,29}$/);
  });

  it("contains no untranslated English sentence", () => {
    const english = new Set(planStrings(texts.en).filter((sentence) => sentence.length > 24));
    for (const text of [texts.es, texts.fr])
      expect(planStrings(text).filter((sentence) => english.has(sentence))).toEqual([]);
  });

  it("produces distinct titles for every niche, goal, platform and language", () => {
    const goals = ["followers", "community", "clients", "brand deals", "watch time", "start"];
    const places = [["YouTube", "Pinterest"], ["Instagram"], ["TikTok", "Facebook", "X"]];
    for (const [language, text] of cases) {
      for (const [row, { name }] of Object.values(text.niches).entries()) {
        for (const [column, goal] of goals.entries()) {
          // Covers every pair of niche, goal and platform, because identical titles can come only from two of them.
          const platforms = places[(row + column) % places.length] ?? [];
          const answers = { skills: [goal, name], topics: [name], goal: [goal], targetAudience: [], platforms };
          const titles = writePlan(answers, language).weeklyPlans.flatMap(({ tasks }) => tasks.map(({ task }) => task));
          expect(new Set(titles).size).toBe(titles.length);
          expect(titles.length).toBeGreaterThanOrEqual(16);
        }
      }
    }
  }, 60_000);
});
