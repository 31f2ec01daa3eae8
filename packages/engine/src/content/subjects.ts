import { type SpecialtyId, specialties, specialtyIds } from "../text/content-ids.ts";
import type { NicheId } from "../text/niche-ids.ts";
import { type Text, texts } from "../text/texts.ts";
import { remember } from "../remember.ts";
import { fold } from "../user-text.ts";

/** Keywords of one subject: "dog*", "leash". */
type Subject = readonly string[];

const minEntries = 2;
const wordsIn = remember((entry) => fold(entry).split(" "));

const mentions = (words: readonly string[], subject: Subject): boolean =>
  subject.some((keyword) =>
    keyword.endsWith("*") ? words.some((word) => word.startsWith(keyword.slice(0, -1))) : words.includes(keyword),
  );

function createFilter(topics: readonly string[], { content }: Text): (entries: readonly string[]) => string[] {
  const named = topics.map(wordsIn);
  const others = content.subjects.flatMap((alternatives) => {
    const topic = named.find((words) => alternatives.some((subject) => mentions(words, subject)));
    return topic ? [{ own: alternatives.filter((subject) => mentions(topic, subject)), all: alternatives }] : [];
  });
  const isOffTopic = (entry: string): boolean => {
    const isIn = (subject: Subject) => mentions(wordsIn(entry), subject);
    return others.some(({ own, all }) => all.some(isIn) && !own.some(isIn));
  };
  return (entries) => {
    const fitting = others.length === 0 ? entries : entries.filter((entry) => !isOffTopic(entry));
    return fitting.length < minEntries ? [...entries] : [...fitting];
  };
}

/** Returns the entries about the subject that topics name, such as bees on a farm; undefined if they name none. */
export function entriesAbout(
  topics: readonly string[],
  { content }: Text,
): ((entries: readonly string[]) => string[]) | undefined {
  const named = topics.map(wordsIn);
  const own = content.subjects.flat().filter((subject) => named.some((words) => mentions(words, subject)));
  if (own.length === 0) return undefined;
  return (entries) => entries.filter((entry) => own.some((subject) => mentions(wordsIn(entry), subject)));
}

const filters = new WeakMap<Text, (topics: string) => ReturnType<typeof createFilter>>();

/**
 * Returns a filter for entries of a niche that covers several subjects: a post about dogs must not mention cats. The
 * first of the creator's topics that names a subject decides. Lists that would become too short stay whole.
 */
export function subjectFilter(topics: readonly string[], text: Text): ReturnType<typeof createFilter> {
  const filterFor = filters.get(text) ?? remember((joined) => createFilter(joined.split("|"), text));
  filters.set(text, filterFor);
  return filterFor(topics.join("|"));
}

const readPatterns = () =>
  specialtyIds.map((id) => {
    const words = Object.values(texts).flatMap((text) => text.specialties[id].words);
    const sources = words.map((word) =>
      word.startsWith("=") ? `(?<=^ )${word.slice(1)}(?= $)` : word.replace(/\*$/u, "\\p{L}*"),
    );
    return { id, pattern: new RegExp(`(?<= )(?:${sources.join("|")})(?= )`, "u") };
  });

let patterns: ReturnType<typeof readPatterns> | undefined;

/** Returns the first specialty that topics name in any language, unless they were recognized as another niche. */
export function specialtyOf(topics: readonly string[], niche: NicheId): SpecialtyId | undefined {
  const known = (patterns ??= readPatterns());
  const fits = (id: SpecialtyId): boolean =>
    niche === "own" || specialties[id].some((covering: NicheId) => covering === niche);
  return topics
    .map((topic) => ` ${fold(topic)} `)
    .flatMap((topic) => known.filter(({ id, pattern }) => fits(id) && pattern.test(topic)))[0]?.id;
}
