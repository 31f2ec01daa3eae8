import { describe, expect, it } from "vitest";
import { languages } from "@trellis/contract/fields";
import type { Answers } from "../../packages/engine/src/creator.ts";
import { writePlan } from "../../packages/engine/src/planner.ts";
import { texts } from "../../packages/engine/src/text/texts.ts";

const answers = (topics: string[], change: Partial<Answers> = {}): Answers => ({
  skills: ["writing"],
  topics,
  goal: [],
  targetAudience: [],
  platforms: ["Instagram"],
  ...change,
});
const hardTimes = {
  en: ["my dad's dementia", "life after divorce", "grief", "living with an eating disorder"],
  es: ["la demencia de mi padre", "mi divorcio", "duelo", "TCA"],
  fr: ["la démence de mon père", "ma séparation", "le deuil", "troubles alimentaires"],
};
/** Words about sales, contests and trends. */
const unfit =
  /challenge|giveaway|before.after|(?<!\p{L})(trend|discount|sell|offer|pitch|viral|retos?(?!\p{L})|sorteo|tendencia|descuento|vender|oferta|concours|tendance|vendre(?!di)|promo)|antes y despu|défi|avant.après/iu;

describe.each(languages)("the plan of an account about a sensitive topic in %s", (language) => {
  it.each(hardTimes[language])("contains only suitable steps: %s", (topic) => {
    const goal = ["more followers"];
    for (const weeklyHours of ["upTo2", undefined, "over10"] as const) {
      const { weeklyPlans, contentStrategy } = writePlan(answers([topic], { goal, weeklyHours }), language);
      const known = texts[language].plan.gentle.weeks.flat(2).map(([title]) => title.split(/[:«“{]/u)[0]?.trim());
      const titles = weeklyPlans.flatMap(({ tasks }) => tasks.map(({ task }) => task));
      expect(titles).toHaveLength(weeklyHours === "upTo2" ? 15 : weeklyHours === undefined ? 18 : 21);
      expect(titles.filter((title) => !known.some((start) => start !== undefined && title.startsWith(start)))).toEqual(
        [],
      );
      expect(JSON.stringify([weeklyPlans, contentStrategy])).not.toMatch(unfit);
      expect(contentStrategy.hashtagStrategy.length).toBeGreaterThanOrEqual(5);
    }
  });

  it("is gentle only if at least half of the topics are sensitive", () => {
    const gentle = new Set(texts[language].plan.gentle.focus.flat());
    const isGentle = (topics: string[]) => gentle.has(writePlan(answers(topics), language).weeklyPlans[0]?.focus ?? "");
    const [hard = ""] = hardTimes[language];
    expect([isGentle([hard, "travel"]), isGentle([hard, "travel", "food"]), isGentle(["home workouts"])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
