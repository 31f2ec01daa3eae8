import type { Language } from "@trellis/contract/fields";
import en from "../text/en/concepts.json" with { type: "json" };
import es from "../text/es/concepts.json" with { type: "json" };
import fr from "../text/fr/concepts.json" with { type: "json" };
import { fold } from "../user-text.ts";
import { wordsOf } from "./words.ts";

const lexicons: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = { en, es, fr };
/** Number of characters by which phrases are grouped: enough to distinguish most word beginnings. */
const prefixLength = 2;
const maxWords = 120;
/** Stands for up to three words in a phrase, as in “cut … into”. */
const gap = "…";
const maxGap = 3;

/** Removes the s of a plural, so that it matches its singular. */
const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/u, "") : word);

/** Returns the first two characters, or `<`; a space after a single letter counts as a character. */
const startOf = (text: string): string => (text.startsWith("<") ? "<" : `${text} `.slice(0, prefixLength));

/** In a phrase, `divorc*` stands for all words with that beginning, and `<300` for any lower number. */
function matches(pattern: string, word: string | undefined): boolean {
  if (word === undefined) return false;
  if (pattern.startsWith("<")) return /^\d+$/u.test(word) && Number(word) < Number(pattern.slice(1));
  return pattern.endsWith("*") ? word.startsWith(pattern.slice(0, -1)) : singular(pattern) === singular(word);
}

/** Whether a phrase matches the words from a given position. */
function fits([pattern, ...rest]: readonly string[], words: readonly string[], place: number): boolean {
  if (pattern === undefined) return true;
  if (pattern !== gap) return matches(pattern, words[place]) && fits(rest, words, place + 1);
  return Array.from({ length: maxGap + 1 }, (_, skipped) => place + skipped).some((next) => fits(rest, words, next));
}

/** Returns a function that finds the concepts in a message, such as "follower" and "lose" in "my subs are leaving". */
export function createConcepts(language: Language): (text: string) => ReadonlySet<string> {
  const { spell } = wordsOf(language);
  const phrases = Object.entries(lexicons[language]).flatMap(([concept, entries]) =>
    entries.map((phrase) => ({ concept, phrase })),
  );
  const byStart = Map.groupBy(phrases, ({ phrase }) => startOf(phrase));
  return (text) => {
    const words = spell(fold(text)).split(" ").slice(0, maxWords);
    return new Set(
      words.flatMap((word, place) =>
        [startOf(word), /^\d/u.test(word) ? "<" : ""]
          .flatMap((start) => byStart.get(start) ?? [])
          .filter(({ phrase }) => fits(phrase.split(" "), words, place))
          .map(({ concept }) => concept),
      ),
    );
  };
}
