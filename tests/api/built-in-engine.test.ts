import { describe, expect, it } from "vitest";
import { writePlan } from "../../apps/api/src/adapters/built-in-engine/write-plan.ts";
import type {
  PlanAnswers,
  PlanLanguage,
  WrittenPlan,
} from "../../apps/api/src/adapters/built-in-engine/written-plan.ts";
import { personas } from "./built-in-engine.personas.ts";

const languages = ["en", "es", "fr"] as const;
const weekdays: Readonly<Record<PlanLanguage, readonly string[]>> = {
  en: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  es: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
  fr: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
};
const none: PlanAnswers = { skills: [], topics: [], goal: [], targetAudience: [], platforms: [] };
const everyone = Object.entries({ ...personas, none }).flatMap(([name, answers]) =>
  languages.map((language) => ({ name, language, answers, plan: writePlan(answers, language) })),
);
const titles = (plan: WrittenPlan): string[] => plan.weeklyPlans.flatMap(({ tasks }) => tasks.map(({ task }) => task));
const sentences = (plan: WrittenPlan): string[] => [
  ...plan.weeklyPlans.flatMap(({ focus, tasks }) => [focus, ...tasks.flatMap((task) => [task.task, task.description])]),
  ...plan.contentStrategy.themes,
];
const shape = (plan: WrittenPlan, language: PlanLanguage) =>
  plan.weeklyPlans.map(({ tasks }) => tasks.map(({ day }) => weekdays[language].indexOf(day)));
const named = (name: string): PlanAnswers => personas[name] ?? none;

describe("the built-in engine", () => {
  it("writes the same plan for the same answers", () => {
    for (const { answers, language, plan } of everyone) expect(writePlan(answers, language)).toEqual(plan);
  });

  it.each(everyone)("gives $name three full weeks in $language", ({ language, plan }) => {
    expect(plan.weeklyPlans.map(({ week }) => week)).toEqual([1, 2, 3]);
    for (const { tasks } of plan.weeklyPlans) {
      expect(tasks.length).toBeGreaterThanOrEqual(5);
      expect(tasks.length).toBeLessThanOrEqual(7);
      const days = tasks.map(({ day }) => weekdays[language].indexOf(day));
      expect(days).not.toContain(-1);
      expect(days).toEqual([...new Set(days)].toSorted((a, b) => a - b));
    }
    expect(new Set(titles(plan)).size).toBe(titles(plan).length);
  });

  it.each(everyone)("writes clean sentences for $name in $language", ({ plan }) => {
    for (const sentence of sentences(plan)) {
      expect(sentence).not.toMatch(/undefined|\[object|[{}!¡]| {2}|^\s|\s$|“”|«»|\(\)|: ?$|\.\./u);
      expect(sentence.length).toBeGreaterThan(8);
    }
    for (const title of titles(plan)) expect(title.length).toBeLessThan(160);
  });

  it.each(everyone)("plans posts and hashtags for $name in $language", ({ answers, language, plan }) => {
    const { postingSchedule, hashtagStrategy, themes } = plan.contentStrategy;
    expect(postingSchedule.length).toBeGreaterThanOrEqual(2);
    for (const { day, time, platform } of postingSchedule) {
      expect(weekdays[language]).toContain(day);
      expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      expect([...answers.platforms, "Instagram"]).toContain(platform);
    }
    expect(hashtagStrategy.length).toBeGreaterThanOrEqual(5);
    expect(hashtagStrategy.length).toBeLessThanOrEqual(15);
    expect(new Set(hashtagStrategy.map((tag) => tag.toLowerCase())).size).toBe(hashtagStrategy.length);
    for (const tag of hashtagStrategy) expect(tag).toMatch(/^#[\p{L}\p{N}\p{M}]{2,29}$/u);
    expect(themes.length).toBeGreaterThanOrEqual(4);
  });

  it("keeps the same steps on the same days when the language changes", () => {
    for (const answers of Object.values(personas)) {
      const [first, ...others] = languages.map((language) => shape(writePlan(answers, language), language));
      for (const other of others) expect(other).toEqual(first);
    }
  });

  it.each(languages)("hands different creators different plans in %s", (language) => {
    const sets = Object.values(personas).map((answers) => new Set(titles(writePlan(answers, language))));
    const overlaps = sets.flatMap((one, index) =>
      sets.slice(index + 1).map((other) => [...one].filter((title) => other.has(title)).length / one.size),
    );
    expect(Math.max(...overlaps)).toBeLessThanOrEqual(0.25);
    expect(overlaps.reduce((sum, overlap) => sum + overlap, 0) / overlaps.length).toBeLessThanOrEqual(0.05);
  });

  it.each([
    ["en", "fitness coach", "workout", /workout|warm-up|form check|training|squat|reps/giu],
    ["es", "entrenadora personal", "entrenamiento en casa", /entren|calentamiento|técnica|sentadilla|ejercicio/giu],
    ["fr", "coach sportif", "musculation", /entraîn|échauffement|technique|squat|séance/giu],
  ] as const)("talks of fitness to a fitness coach in %s", (language, skill, topic, words) => {
    const plan = writePlan({ ...named("fitness"), skills: [skill], topics: [topic] }, language);
    const hits = sentences(plan).filter((sentence) => sentence.match(words) !== null);
    expect(hits.length).toBeGreaterThanOrEqual(9);
  });

  it("builds a stranger's plan from the stranger's own words", () => {
    for (const language of languages) {
      const plan = writePlan({ ...named("stranger"), topics: ["underwater bucket polishing"] }, language);
      const spoken = sentences(plan).filter((sentence) => /underwater bucket polishing/iu.test(sentence));
      expect(spoken.length).toBeGreaterThanOrEqual(9);
    }
  });

  it("changes the weeks with the goal, and the formats with the platform", () => {
    const base = named("tech");
    const focuses = ["followers", "community", "sales", "brand deals", "watch time", "start"].map((goal) =>
      writePlan({ ...base, goal: [goal] }, "en")
        .weeklyPlans.map(({ focus }) => focus)
        .join("|"),
    );
    expect(new Set(focuses).size).toBe(6);
    const formats = {
      YouTube: /Short/,
      Instagram: /carousel/,
      TikTok: /TikTok reply/,
      Facebook: /Facebook Live/,
      Mastodon: /only for Mastodon/,
    };
    for (const [platform, format] of Object.entries(formats)) {
      expect(titles(writePlan({ ...base, platforms: [platform] }, "en")).join("|")).toMatch(format);
    }
  });

  it("keeps a camera-shy beginner's steps off camera or on the phone", () => {
    const shy = writePlan({ ...named("tech"), skills: ["camera shy"] }, "en");
    expect(sentences(shy).join(" ")).toMatch(/off-camera style.*No face needed/su);
    const beginner = writePlan({ ...named("tech"), skills: ["No skills"] }, "en");
    expect(sentences(beginner).join(" ")).toMatch(/phone only.*Your phone, a window/su);
    expect(beginner.weeklyPlans[0]?.tasks).toHaveLength(5);
  });
});
