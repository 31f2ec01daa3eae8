import { describe, expect, it } from "vitest";
import { type Language, languages } from "@trellis/contract/fields";
import { type Answers, creatorOf } from "../../packages/engine/src/creator.ts";
import type { WrittenPlan } from "../../packages/engine/src/plan/written-plan.ts";
import { writePlan } from "../../packages/engine/src/planner.ts";
import { texts } from "../../packages/engine/src/text/texts.ts";
import { personas } from "./personas.ts";

const weekdaysIn = (language: Language): readonly string[] => texts[language].plan.weekdays;
const none: Answers = { skills: [], topics: [], goal: [], targetAudience: [], platforms: [] };
const cases = Object.entries({ ...personas, none }).flatMap(([name, answers]) =>
  languages.map((language) => ({ name, language, answers, plan: writePlan(answers, language) })),
);
const titles = (plan: WrittenPlan): string[] => plan.weeklyPlans.flatMap(({ tasks }) => tasks.map(({ task }) => task));
const sentences = (plan: WrittenPlan): string[] => [
  ...plan.weeklyPlans.flatMap(({ focus, tasks }) => [focus, ...tasks.flatMap((task) => [task.task, task.description])]),
  ...plan.contentStrategy.themes,
];
const shape = (plan: WrittenPlan, language: Language) =>
  plan.weeklyPlans.map(({ tasks }) => tasks.map(({ day }) => weekdaysIn(language).indexOf(day)));
const personaOf = (name: string): Answers => personas[name] ?? none;

describe("the built-in engine", () => {
  it("writes the same plan for the same answers", () => {
    for (const { answers, language, plan } of cases) expect(writePlan(answers, language)).toEqual(plan);
  });

  it.each(cases)("gives $name three full weeks in $language", ({ language, plan }) => {
    expect(plan.weeklyPlans.map(({ week }) => week)).toEqual([1, 2, 3]);
    for (const { tasks } of plan.weeklyPlans) {
      expect(tasks.length).toBeGreaterThanOrEqual(5);
      expect(tasks.length).toBeLessThanOrEqual(7);
      const days = tasks.map(({ day }) => weekdaysIn(language).indexOf(day));
      expect(days).not.toContain(-1);
      expect(days).toEqual([...new Set(days)].toSorted((a, b) => a - b));
    }
    expect(new Set(titles(plan)).size).toBe(titles(plan).length);
  });

  it.each(cases)("writes clean sentences for $name in $language", ({ plan }) => {
    for (const sentence of sentences(plan)) {
      expect(sentence).not.toMatch(/undefined|\[object|[{}!¡]| {2}|^\s|\s$|“”|«»|\(\)|: ?$|\.\./u);
      expect(sentence.length).toBeGreaterThan(8);
    }
    for (const title of titles(plan)) expect(title.length).toBeLessThan(160);
  });

  it.each(cases)("plans posts and hashtags for $name in $language", ({ answers, language, plan }) => {
    const { postingSchedule, hashtagStrategy, themes } = plan.contentStrategy;
    expect(postingSchedule.length).toBeGreaterThanOrEqual(2);
    for (const { day, time, platform } of postingSchedule) {
      expect(weekdaysIn(language)).toContain(day);
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

  it.each(languages)("writes different plans for different creators in %s", (language) => {
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
    [
      "fr",
      "coach sportif",
      "musculation",
      /entraîn|échauffement|technique|squat|séance|exercice|muscul|répétition|planche|salle/giu,
    ],
  ] as const)("uses fitness vocabulary for a fitness coach in %s", (language, skill, topic, words) => {
    const plan = writePlan({ ...personaOf("fitness"), skills: [skill], topics: [topic] }, language);
    const hits = sentences(plan).filter((sentence) => sentence.match(words) !== null);
    expect(hits.length).toBeGreaterThanOrEqual(9);
  });

  it.each(cases)("never repeats a sentence of the plan for $name in $language", ({ plan }) => {
    const all = plan.weeklyPlans.flatMap(({ tasks }) =>
      tasks.flatMap(({ task, description }) => [task, ...description.split(/(?<=[.?]) /u)]),
    );
    expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([]);
  });

  it("adapts the number and size of tasks to the weekly hours", () => {
    const tasks = (weeklyHours: Answers["weeklyHours"]) =>
      writePlan({ ...personaOf("tech"), weeklyHours }, "en").weeklyPlans.flatMap((week) => week.tasks);
    expect([tasks("upTo2"), tasks("upTo5"), tasks("over10")].map(({ length }) => length)).toEqual([15, 18, 21]);
    expect(tasks("upTo5")).toEqual(tasks(undefined));
    expect(JSON.stringify(tasks("upTo2"))).toMatch(/timer to 20 minutes/u);
    expect(JSON.stringify(tasks("over10"))).toMatch(/prepare a second version/u);
  });

  it("gives small accounts steps to get discovered, and large accounts steps with partners", () => {
    const plan = (audienceSize: Answers["audienceSize"]) =>
      titles(writePlan({ ...personaOf("tech"), audienceSize, weeklyHours: "upTo2" }, "en")).join("|");
    expect(plan("under1000")).toMatch(/Be found without followers.*Be a guest/su);
    expect(plan("over100000")).toMatch(/List the partners.*Plan one joint project/su);
    expect(plan("under10000")).not.toMatch(/Be found|partners/u);
  });

  it("starts topics with ordinary words in lower case and names with a capital letter", () => {
    const plan = (topic: string) => sentences(writePlan({ ...personaOf("tech"), topics: [topic] }, "en")).join("|");
    expect(plan("Home workouts")).toMatch(/: home workouts|(?:about|on|within) home workouts/u);
    expect(plan("Minecraft builds")).not.toMatch(/minecraft builds/u);
  });

  it("names the audience once if the topic names it", () => {
    const plan = writePlan(
      { ...personaOf("tech"), topics: ["math for teens"], targetAudience: ["teens"], goal: ["sell my course"] },
      "en",
    );
    expect(titles(plan).join("|")).toMatch(/math for teens/u);
    expect(titles(plan).join("|")).not.toMatch(/for teens for teens/u);
  });

  it.each([
    ["en", "my dad’s dementia", "your dad’s dementia"],
    ["es", "la demencia de mi padre", "la demencia de tu padre"],
    ["es", "los gastos del mes", "los gastos del mes"],
    ["fr", "la maladie de ma mère", "la maladie de ta mère"],
  ] as const)("addresses the creator in a first-person topic in %s: %s", (language, topic, addressed) => {
    const plan = writePlan({ ...personaOf("unknownNiche"), topics: [topic] }, language);
    expect(titles(plan).join("|")).toContain(addressed);
  });

  it("uses the creator's own words for a topic outside the known niches", () => {
    for (const language of languages) {
      const plan = writePlan({ ...personaOf("unknownNiche"), topics: ["underwater bucket polishing"] }, language);
      const mentions = sentences(plan).filter((sentence) => /underwater bucket polishing/iu.test(sentence));
      expect(mentions.length).toBeGreaterThanOrEqual(9);
    }
  });

  it("adapts the weekly focus to the goal and the formats to the platform", () => {
    const base = personaOf("tech");
    const focuses = [
      "followers",
      "members",
      "ad revenue",
      "courses",
      "clients",
      "sell candles",
      "community",
      "brand deals",
      "watch time",
      "edit better",
      "start",
    ].map((goal) =>
      writePlan({ ...base, goal: [goal] }, "en")
        .weeklyPlans.map(({ focus }) => focus)
        .join("|"),
    );
    expect(new Set(focuses).size).toBe(11);
    const formats = {
      YouTube: /Short/,
      Instagram: /carousel/,
      TikTok: /TikTok reply/,
      Facebook: /Facebook Reel/,
      Mastodon: /only for Mastodon/,
    };
    for (const [platform, format] of Object.entries(formats)) {
      expect(titles(writePlan({ ...base, platforms: [platform] }, "en")).join("|")).toMatch(format);
    }
  });

  it.each(["asdf", "qwerty", "azerty", "...", "x", "aaaa", "sdkfjh", "123", "asdasd"])(
    "treats the goal %s as no particular goal",
    (goal) => {
      for (const language of languages) {
        const { weeklyPlans } = writePlan({ ...personaOf("tech"), goal: [goal] }, language);
        expect(weeklyPlans).toEqual(writePlan({ ...personaOf("tech"), goal: [] }, language).weeklyPlans);
      }
    },
  );

  it("keeps short but meaningful goals", () => {
    const goal = ["10k", "TV", "PR", "oui", "粉"];
    expect(creatorOf({ ...none, goal }).goal).toEqual(goal);
  });

  it("suggests off-camera steps to shy creators and phone-only steps to beginners", () => {
    const shy = writePlan({ ...personaOf("tech"), skills: ["camera shy"] }, "en");
    expect(sentences(shy).join(" ")).toMatch(/off-camera style.*No face needed/su);
    const beginner = writePlan({ ...personaOf("tech"), skills: ["No skills"] }, "en");
    expect(sentences(beginner).join(" ")).toMatch(/phone only.*Your phone, a window/su);
    expect(beginner.weeklyPlans[0]?.tasks).toHaveLength(5);
  });
});
