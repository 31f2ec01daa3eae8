import type { Language } from "@trellis/contract/fields";
import {
  type Loss,
  losses,
  lossIds,
  type SensitiveConcept,
  sensitiveConceptIds,
  sensitiveConcepts,
} from "../text/sensitive-concepts.ts";
import type { NicheId } from "../text/niche-ids.ts";
import { type Text, texts } from "../text/texts.ts";
import { fold } from "../user-text.ts";

/** The way a post about a sensitive topic is written. */
type Sensitivity = (typeof sensitiveConcepts)[SensitiveConcept];

const languages = Object.keys(texts) as Language[];

/** Reads a pattern: inserts its groups, and lets "divorc*" match every word with that beginning. */
const sourceOf = (pattern: string, groups: Readonly<Record<string, string>>): string =>
  pattern
    .replaceAll(/<(\w+)>/gu, (_, name: string) => groups[name] ?? "")
    // Quantifiers follow a bracket or an escape, never a plain letter.
    .replaceAll(/(?<=[a-z])(?<!\\w)\*/gu, "\\w*");

/** Returns a pattern that matches whole words in all languages, because creators mix languages. */
const matcherOf = (read: (text: Text["content"]["sensitive"]) => readonly string[], flags = "u"): RegExp => {
  const sources = languages.flatMap((language) => {
    const { sensitive } = texts[language].content;
    return read(sensitive).map((pattern) => sourceOf(pattern, sensitive.groups));
  });
  return new RegExp(`(?<= )(?:${sources.join("|")})(?= )`, flags);
};

const matcherFor = (wanted: Sensitivity): RegExp =>
  matcherOf(({ concepts }) =>
    sensitiveConceptIds.filter((id) => sensitiveConcepts[id] === wanted).flatMap((id) => concepts[id]),
  );

const readPatterns = () => ({
  losses: lossIds.map((id) => ({
    id,
    pattern: matcherOf(({ concepts }) => losses[id].flatMap((name) => concepts[name])),
  })),
  gentle: matcherFor("gentle"),
  calm: matcherFor("calm"),
  harmless: matcherOf(({ harmless }) => harmless, "gu"),
});

let patterns: ReturnType<typeof readPatterns> | undefined;

/** Returns how posts about sensitive topics are written, or undefined for other topics. */
export function sensitivityOf(topics: readonly string[]): Sensitivity | undefined {
  // Compiled at first use, which keeps start-up fast.
  const { gentle, calm, harmless } = (patterns ??= readPatterns());
  const padded = topics.map((topic) => ` ${fold(topic)} `.replaceAll(harmless, ""));
  if (padded.some((topic) => gentle.test(topic))) return "gentle";
  return padded.some((topic) => calm.test(topic)) ? "calm" : undefined;
}

/** Returns the kind of loss that topics name, if any. */
export function lossOf(topics: readonly string[]): Loss | undefined {
  const { losses: known, harmless } = (patterns ??= readPatterns());
  const padded = topics.map((topic) => ` ${fold(topic)} `.replaceAll(harmless, ""));
  return known.find(({ pattern }) => padded.some((topic) => pattern.test(topic)))?.id;
}

/** Returns the gentle vocabulary, including the words for a kind of loss. */
export const gentleWords = (
  { gentle, losses: own }: Text["content"],
  loss: Loss | undefined,
): Text["content"]["gentle"] =>
  loss === undefined
    ? gentle
    : {
        ...gentle,
        ...own[loss],
        tags: [...own[loss].tags, ...gentle.tags],
        hooks: [...own[loss].hooks, ...gentle.hooks],
      };

/** Niches whose own vocabulary suits a post about a dark subject, such as a novel, a game or a sick plant. */
const impersonal: ReadonlySet<NicheId> = new Set<NicheId>([
  "books",
  "comedy",
  "finance",
  "gaming",
  "garden",
  "law",
  "music",
  "realestate",
  "software",
  "tech",
  "video",
]);

/** Whether a post about a sensitive topic in a niche needs the gentle vocabulary. */
export const needsGentleWords = (niche: NicheId): boolean => !impersonal.has(niche);
