import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemFrench } from "@orama/stemmers/french";
import { stemmer as stemSpanish } from "@orama/stemmers/spanish";
import type { Language } from "@trellis/contract/fields";
import enAsk from "../text/en/questions.json" with { type: "json" };
import en from "../text/en/search.json" with { type: "json" };
import esAsk from "../text/es/questions.json" with { type: "json" };
import es from "../text/es/search.json" with { type: "json" };
import frAsk from "../text/fr/questions.json" with { type: "json" };
import fr from "../text/fr/search.json" with { type: "json" };
import { remember } from "../remember.ts";
import { platformIds } from "../text/platforms.ts";
import { fold } from "../user-text.ts";
import near from "./near.json" with { type: "json" };

/** Functions that compare the words of a language. */
export interface Words {
  /** Returns a folded text with short forms such as "wanna" or "pq" written out. */
  readonly spell: (folded: string) => string;
  /** Returns the stems of the meaningful words in a string, in order. */
  readonly termsOf: (text: string) => string[];
  /** Returns the stems of words with a similar meaning. */
  readonly near: (term: string) => ReadonlySet<string>;
  /** Whether a stem says little about the subject, such as "change" or "month". */
  readonly isWeak: (term: string) => boolean;
}

interface SearchText {
  readonly stop: string;
  /** Words that say little about the subject of a question. */
  readonly weak: string;
  /** Folded phrases and the words they count as. */
  readonly phrases: Readonly<Record<string, string>>;
  /** Groups of words with a similar meaning. */
  readonly near: readonly string[];
}

/** Matches the pronouns at the end of an infinitive, as in "declararlos" and "grabarme". */
const enclitics = /(?<=\p{L}{2}[aei]r)(?=[mtsnl])(?:[mts]e|nos)?(?:l[aeo]s?)?$/u;

/** Restores the accent that the Spanish stemmer needs, which creators often leave out, and removes superlatives. */
const spanishStem = (word: string): string =>
  fold(
    stemSpanish(
      word
        .replace(enclitics, "")
        .replace(/([cs])ion$/u, "$1ión")
        .replace(/(?<=\p{L}{3}d)isim(?=[ao]s?$)/u, ""),
    ),
  ).replace(/qu$/u, "c");

/**
 * Feminine participles without accents ("epuisee") have no rule in the French stemmer, and it keeps the "i" of "résilier",
 * but not that of "résilie".
 */
const frenchStem = (word: string): string =>
  fold(stemFrench(word.replace(/ees?$/u, "e"))).replace(/(?<=\p{L}{3})i$/u, "");

const languages: Readonly<Record<Language, readonly [(word: string) => string, SearchText]>> = {
  en: [stemEnglish, en],
  es: [spanishStem, es],
  fr: [frenchStem, fr],
};

const shortForms: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: enAsk.informal,
  es: esAsk.informal,
  fr: frAsk.informal,
};

/** Names that are not stemmed. */
const platforms: ReadonlySet<string> = new Set(platformIds);
const none: ReadonlySet<string> = new Set();

/** Returns the words that carry no meaning in a search. */
export const stopWordsOf = remember(
  (language: Language): ReadonlySet<string> => new Set(languages[language][1].stop.split(" ")),
);

/** Returns the stems of the groups of similar words, for `near.json`: stemming them here would slow down loading. */
export const stemNear = (language: Language): string[] => {
  const [stem, text] = languages[language];
  return text.near.map((group) => group.split(" ").map(stem).join(" "));
};

function createWords(language: Language): Words {
  const [stem, { phrases, weak }] = languages[language];
  const stop = stopWordsOf(language);
  const weakStems = new Set(weak.split(" ").map(stem));
  const stems = new Map<string, string>();
  const stemOf = (word: string): string => {
    let found = stems.get(word);
    if (found === undefined) {
      // Single letters are left over from elisions such as "l’audience".
      found = stop.has(word) || word.length < 2 ? "" : platforms.has(word) ? word : stem(word);
      // Limits the memory that unusual words from chats can use.
      if (stems.size < 50_000) stems.set(word, found);
    }
    return found;
  };
  const phrasesByFirst = new Map<string, (readonly [string[], string[]])[]>();
  for (const [phrase, meaning] of Object.entries(phrases)) {
    const [first = "", ...rest] = phrase.split(" ");
    const known = phrasesByFirst.get(first) ?? [];
    known.push([rest, meaning.split(" ")]);
    // The longest phrase wins.
    phrasesByFirst.set(
      first,
      known.toSorted(([a], [b]) => b.length - a.length),
    );
  }
  const groups = new Map<string, Set<string>>();
  for (const group of near[language]) {
    const members = group.split(" ");
    for (const member of members) groups.set(member, new Set([...(groups.get(member) ?? []), ...members]));
  }
  const written = new Map(Object.entries(shortForms[language]));
  return {
    spell: (folded) =>
      folded
        .split(" ")
        .flatMap((word) => written.get(word) ?? word)
        .filter((word) => word !== "")
        .join(" "),
    termsOf(text) {
      const words = fold(text).split(" ");
      const terms: string[] = [];
      for (let place = 0; place < words.length; place++) {
        const found = phrasesByFirst
          .get(words[place] ?? "")
          ?.find(([rest]) => rest.every((word, index) => words[place + 1 + index] === word));
        place += found?.[0].length ?? 0;
        for (const word of found?.[1] ?? [words[place] ?? ""]) {
          const term = stemOf(word);
          if (term !== "") terms.push(term);
        }
      }
      return terms;
    },
    near: (term) => groups.get(term) ?? none,
    isWeak: (term) => weakStems.has(term),
  };
}

/** Returns a language's words, created at their first use. */
export const wordsOf = remember(createWords);
