import type { Language } from "@trellis/contract/fields";
import en from "../text/en/concepts.json" with { type: "json" };
import es from "../text/es/concepts.json" with { type: "json" };
import fr from "../text/fr/concepts.json" with { type: "json" };
import { fold } from "../user-text.ts";

/** A folded word or phrase; a word that ends with `*` stands for all that begin with it. */
interface Phrase {
  readonly words: readonly string[];
  readonly concept: string;
}

const lexicons: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = { en, es, fr };

/** Long enough to tell most beginnings of words apart. */
const prefixLength = 2;
const maxWords = 120;

/** Plurals count as their singular. */
const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/u, "") : word);

function matches(pattern: string, word: string | undefined): boolean {
  if (word === undefined) return false;
  return pattern.endsWith("*") ? word.startsWith(pattern.slice(0, -1)) : singular(pattern) === singular(word);
}

/** Returns a function that finds the concepts of a text, such as "follower" and "lose" in "my subs are leaving". */
export function createConcepts(language: Language): (text: string) => ReadonlySet<string> {
  const phrases = Object.entries(lexicons[language]).flatMap(([concept, entries]) =>
    entries.map((entry): Phrase => ({ concept, words: entry.split(" ") })),
  );
  const byStart = Map.groupBy(phrases, ({ words: [first = ""] }) => first.slice(0, prefixLength).replace("*", ""));
  return (text) => {
    const words = fold(text).split(" ").slice(0, maxWords);
    return new Set(
      words.flatMap((word, place) =>
        (byStart.get(word.slice(0, prefixLength)) ?? [])
          .filter((phrase) => phrase.words.every((pattern, index) => matches(pattern, words[place + index])))
          .map(({ concept }) => concept),
      ),
    );
  };
}
