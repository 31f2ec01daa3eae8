import { builtInEngine } from "@trellis/contract/author";
import type { Language } from "@trellis/contract/fields";
import { type Answers, type Creator, creatorOf } from "./creator.ts";
import { capitalize, fill } from "./fill.ts";
import { writeHashtags } from "./hashtags.ts";
import { writeSchedule } from "./plan/schedule.ts";
import { subjectOf } from "./plan/vocabulary.ts";
import { slotsFor, writeWeeks } from "./plan/weeks.ts";
import type { WrittenPlan } from "./plan/written-plan.ts";
import { type Text, texts } from "./text/texts.ts";
import { cleanList } from "./user-text.ts";

/** Writes two themes about the creator's topics, then the niche's own themes. */
const writeThemes = (creator: Creator, text: Text): string[] => {
  const subject = subjectOf(creator, text);
  const { plan, niches } = text;
  const themes = creator.isGentle ? plan.gentle.themes : [...plan.themes, ...niches[creator.niche].themes];
  return themes.map((theme, index) =>
    capitalize(fill(text.typeset(theme), slotsFor(subject, { step: ["", ""] }, index, 42))),
  );
};

/**
 * Writes a creator's three-week plan from their five answers. The same answers always give the same plan, and the same
 * steps on the same days in every language.
 */
export const writePlan = (answers: Answers, language: Language): WrittenPlan => {
  const text = texts[language];
  const creator = creatorOf(answers);
  return {
    goal: cleanList(answers.goal),
    targetAudience: cleanList(answers.targetAudience),
    platforms: [...creator.platforms],
    weeklyPlans: writeWeeks(creator, text),
    contentStrategy: {
      themes: [...new Set(writeThemes(creator, text))],
      postingSchedule: writeSchedule(creator, text.plan.weekdays),
      hashtagStrategy: writeHashtags(creator, text),
    },
    writtenBy: builtInEngine,
  };
};
