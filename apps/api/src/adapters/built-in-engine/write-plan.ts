import { capital, fill } from "./fill.ts";
import { writeHashtags } from "./hashtags.ts";
import { tidyList } from "./own-words.ts";
import { type Portrait, portraitOf } from "./portrait.ts";
import { writeSchedule } from "./schedule.ts";
import { en } from "./text/en/en.ts";
import { es } from "./text/es/es.ts";
import { fr } from "./text/fr/fr.ts";
import type { PlanText } from "./text/plan-text.ts";
import { slotsFor, writeWeeks } from "./weeks.ts";
import type { PlanAnswers, PlanLanguage, WrittenPlan } from "./written-plan.ts";

const texts: Readonly<Record<PlanLanguage, PlanText>> = { en, es, fr };

/** Two themes in the creator's own words, then the niche's own. */
const writeThemes = (portrait: Portrait, text: PlanText): string[] =>
  [...text.common.themes, ...text.niches[portrait.niche].themes].map((theme, index) =>
    capital(fill(theme, slotsFor(portrait, text, { step: ["", ""] }, index, 42), text.polish)),
  );

/**
 * Writes a creator's three-week plan from their five answers alone. The same answers always give the same plan, and
 * the same steps on the same days in every language.
 */
export const writePlan = (answers: PlanAnswers, language: PlanLanguage): WrittenPlan => {
  const text = Object.hasOwn(texts, language) ? texts[language] : en;
  const portrait = portraitOf(answers);
  return {
    goal: tidyList(answers.goal),
    targetAudience: tidyList(answers.targetAudience),
    platforms: [...portrait.platforms],
    weeklyPlans: writeWeeks(portrait, text),
    contentStrategy: {
      themes: [...new Set(writeThemes(portrait, text))],
      postingSchedule: writeSchedule(portrait, text.common),
      hashtagStrategy: writeHashtags(portrait, text),
    },
  };
};
