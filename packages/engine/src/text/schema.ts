import * as v from "valibot";
import { audience } from "./audience-text.ts";
import { contentText } from "./content-schema.ts";
import { platformIds } from "./platforms.ts";

/** When a goal's words match several kinds, the earlier one wins. */
export const goalIds = [
  "courses",
  "members",
  "services",
  "brands",
  "ads",
  "sales",
  "community",
  "views",
  "craft",
  "start",
  "reach",
] as const;
export const skillIds = [
  "beginner",
  "shy",
  "design",
  "editing",
  "writing",
  "teaching",
  "speaking",
  "camera",
  "own",
] as const;
/** What a post in a plan is made from. */
export const postIds = ["hook", "answer", "mistake", "myth", "situation", "action"] as const;
/**
 * Subjects, special ones before broad ones: the earlier one wins when an answer fits two equally well. `own` stands for
 * any other: its texts use the creator's own words.
 */
export const nicheIds = [
  "spirituality",
  "sustainability",
  "science",
  "kids",
  "law",
  "health",
  "hair",
  "crochet",
  "football",
  "software",
  "motorbikes",
  "cars",
  "vegan",
  "coffee",
  "baking",
  "garden",
  "diy",
  "art",
  "photo",
  "video",
  "dance",
  "yoga",
  "running",
  "realestate",
  "love",
  "languages",
  "career",
  "books",
  "pets",
  "gaming",
  "beauty",
  "fashion",
  "music",
  "sports",
  "comedy",
  "craft",
  "finance",
  "tech",
  "fitness",
  "home",
  "food",
  "travel",
  "wellness",
  "education",
  "business",
  "family",
  "own",
] as const;
export { type PlatformId, platformIds } from "./platforms.ts";

export type GoalId = (typeof goalIds)[number];
export type SkillId = (typeof skillIds)[number];
export type NicheId = (typeof nicheIds)[number];

const text = v.string();
const two = <S extends v.GenericSchema>(item: S) => v.tuple([item, item]);
const three = <S extends v.GenericSchema>(item: S) => v.tuple([item, item, item]);
const keyed = <const K extends string, S extends v.GenericSchema>(keys: readonly K[], value: S) =>
  v.object(v.entriesFromList(keys, value));

/**
 * A task and its description. Slots: topic, platform, skill, goal; audience, and forAudience, ofAudience, toAudience with
 * a preposition; hook, question, mistake, myth, thing, situation, action, result and series from the niche.
 */
const step = v.tuple([text, text]);
/** Wordings of one step. */
const wordings = v.tupleWithRest([step], step);

/** Seven steps for a week, each in one or more wordings. */
const gentleWeek = v.tuple([wordings, wordings, wordings, wordings, wordings, wordings, wordings]);

/** The plan of an account about loss, illness or another hard time: no sales, contests or numbers. */
const gentle = v.object({ themes: v.array(text), focus: three(two(text)), weeks: three(gentleWeek) });

const plan = v.object({
  /** Pattern and replacement pairs, applied to the texts before user text is filled in. */
  typography: v.array(v.tuple([text, text])),
  weekdays: v.tuple([text, text, text, text, text, text, text]),
  /** The goal of a creator who named none. */
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

/** Three or more texts. */
const several = v.tupleWithRest([text, text, text], text);

/**
 * A niche's vocabulary. Hooks, questions and series are quoted. Everything without a final stop starts in lower case and
 * fits into a sentence.
 */
export const nicheText = v.object({
  name: text,
  /** Used when the creator named no audience. */
  audience: text,
  /** Whether a calm tone is needed: debt, illness, separation. */
  sensitive: v.optional(v.boolean(), false),
  themes: three(text),
  tags: several,
  hooks: several,
  questions: several,
  /** What people do wrong, after a colon: gerunds in English, infinitives in Spanish and French. */
  mistakes: several,
  /** Wrong beliefs: whole sentences without a final stop. */
  myths: several,
  /** Objects with their article: "a cast-iron pan". */
  things: several,
  /** Clauses after "when", "cuando", "quand". */
  situations: several,
  /** Infinitives without "to", "a", "de". */
  actions: several,
  /** What the audience gets: noun phrases with an article. */
  results: several,
  /** Openings of an anecdote, spoken in the first person: whole sentences with their stop. */
  moments: several,
  series: v.tupleWithRest([text, text], text),
  ideas: v.tupleWithRest([step, step, step, step, step], step),
  proof: step,
  /** Further steps of a plan, besides `ideas` and `proof`. */
  tasks: v.array(step),
});

/** Folded keywords: "cook" matches a whole word, "cook*" its beginning, "=cook" the whole text. */
const words = v.optional(v.array(text), []);
const keywords = v.object({
  niches: keyed(nicheIds, words),
  goals: keyed(goalIds, words),
  platforms: keyed(platformIds, words),
  skills: keyed(skillIds, words),
});

/** All texts of one language but its niches, one property per file. */
export const languageText = v.object({ plan, content: contentText, keywords, audience });

export type LanguageText = v.InferOutput<typeof languageText>;
export type NicheText = v.InferOutput<typeof nicheText>;
export type Step = LanguageText["plan"]["promise"][0];
