import * as v from "valibot";
import { audience } from "./audience-text.ts";
import { contentText } from "./content-schema.ts";
import { nicheIds } from "./niche-ids.ts";
import { goalIds, postIds, skillIds } from "./plan-ids.ts";
import { platformIds } from "./platforms.ts";
import { keyed, step, text, three } from "./shapes.ts";

const two = <S extends v.GenericSchema>(item: S) => v.tuple([item, item]);

/** Wordings of one step. */
const wordings = v.tupleWithRest([step], step);

/** Seven steps for a week, each in one or more wordings. */
const gentleWeek = v.tuple([wordings, wordings, wordings, wordings, wordings, wordings, wordings]);

/** The plan of an account about loss, illness or another sensitive topic: no sales, contests or numbers. */
const gentle = v.object({ themes: v.array(text), focus: three(two(text)), weeks: three(gentleWeek) });

const plan = v.object({
  /** Pattern and replacement pairs, applied to templates before user text is filled in. */
  typography: v.array(v.tuple([text, text])),
  weekdays: v.tuple([text, text, text, text, text, text, text]),
  /** The goal of a creator who stated none. */
  aim: text,
  themes: two(text),
  tags: v.tuple([text, text, text, text]),
  // Steps of every plan, three wordings each.
  promise: three(step),
  research: three(step),
  /** Posts made from the niche's vocabulary. */
  posts: keyed(postIds, three(step)),
  replies: three(step),
  series: three(step),
  batch: three(step),
  /** Added to filming tasks of creators who don't want to show their face. */
  noFace: two(text),
  /** Added to filming tasks of beginners. */
  phoneOnly: two(text),
  /** Added to a task of each week of creators with little, or much, time. */
  few: three(text),
  many: three(text),
  /** Steps for small and large audiences. */
  sizes: v.object({ small: two(step), large: two(step) }),
  /** For each week a focus (two wordings) and a step, and the closing review. */
  goals: keyed(goalIds, v.object({ focus: three(two(text)), steps: three(wordings), review: wordings })),
  /** For each week: profile set-up, a post in the platform's own format, a habit. */
  platforms: keyed(platformIds, three(step)),
  skills: keyed(skillIds, two(step)),
  gentle,
});

/** Folded keywords: "cook" matches a whole word, "cook*" its beginning, "=cook" the whole text. */
const words = v.optional(v.array(text), []);
const keywords = v.object({
  niches: keyed(nicheIds, words),
  goals: keyed(goalIds, words),
  platforms: keyed(platformIds, words),
  skills: keyed(skillIds, words),
});

/** All text in one language except its niches and specialties, one property per file. */
export const languageText = v.object({ plan, content: contentText, keywords, audience });

export type LanguageText = v.InferOutput<typeof languageText>;
export type Step = LanguageText["plan"]["promise"][0];
