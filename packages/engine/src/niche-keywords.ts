import { type NicheId, nicheIds } from "./text/niche-ids.ts";
import { texts } from "./text/texts.ts";
import { fold } from "./user-text.ts";

interface Keyword {
  readonly niche: NicheId;
  readonly words: readonly string[];
  readonly points: number;
  /** Whether the last word may have more letters: "cook*". */
  readonly isPrefix: boolean;
  /** Whether the keyword must be the whole phrase: "=style". */
  readonly isWhole: boolean;
}

interface Match {
  readonly niche: NicheId;
  readonly start: number;
  readonly end: number;
  readonly points: number;
}

/** Words after which a phrase names its audience or circumstances instead of its subject: "yoga for runners". */
const secondary = new Set(["for", "with", "without", "from", "para", "con", "sin", "pour", "avec", "sans", "chez"]);
const secondaryFactor = 0.6;
/** After these words, a Spanish or French phrase adds a detail: "maquillage de mariée". */
const detailed = new Set(["de", "del", "en", "du", "des", "d", "au", "aux", "al"]);
const detailFactor = 0.9;

/** A shorter word with an "s" can be another word: "new" and "news". */
const minPluralLength = 4;

/** Reads "cook*" (beginning of a word), "=style" (whole phrase), "?tools" (weak), "plant based" (phrase). */
const keywordOf = (niche: NicheId, written: string): Keyword => {
  const bare = written.replace(/^[=?]|\*$/gu, "");
  const words = bare.split(" ");
  return {
    niche,
    words,
    points: written.startsWith("?") ? 1 : words.length > 1 ? 3 : 2,
    isPrefix: written.endsWith("*"),
    isWhole: written.startsWith("="),
  };
};

const bucketOf = (word: string): string => word.slice(0, 2);

/** Collects the keywords of all languages by their first two letters, because creators mix languages. */
function readKeywords(): ReadonlyMap<string, readonly Keyword[]> {
  const buckets = new Map<string, Keyword[]>();
  for (const { keywords: lists } of Object.values(texts)) {
    for (const niche of nicheIds) {
      for (const written of lists.niches[niche]) {
        const keyword = keywordOf(niche, written);
        const bucket = bucketOf(keyword.words[0] ?? "");
        const others = buckets.get(bucket);
        if (others === undefined) buckets.set(bucket, [keyword]);
        else others.push(keyword);
      }
    }
  }
  return buckets;
}

let keywords: ReadonlyMap<string, readonly Keyword[]> | undefined;

/** Returns the keywords with the first two letters of a word. The keywords are read at first use, which keeps start-up fast. */
function keywordsLike(word: string): readonly Keyword[] {
  keywords ??= readKeywords();
  return keywords.get(bucketOf(word)) ?? [];
}

const matchesAt = (words: readonly string[], start: number, { words: wanted, isPrefix, isWhole }: Keyword): boolean => {
  if (isWhole && words.length !== wanted.length) return false;
  return wanted.every((word, index) => {
    const found = words[start + index];
    if (isPrefix && index === wanted.length - 1) return found?.startsWith(word);
    return found === word || (word.length >= minPluralLength && (found === `${word}s` || found === `${word}es`));
  });
};

/** Returns the keywords in a phrase, except those inside a longer keyword: no "plant" in "plant based". */
export function matchesIn(text: string): Match[] {
  const words = fold(text).split(" ");
  const found = words.flatMap((word, start) =>
    keywordsLike(word)
      .filter((keyword) => matchesAt(words, start, keyword))
      .map(({ niche, words: { length }, points }) => ({ niche, start, end: start + length, points })),
  );
  const isCovered = ({ niche, start, end, points }: Match, index: number): boolean =>
    found.some((other, place) => {
      if (other.start > start || other.end < end) return false;
      if (other.end - other.start > end - start) return true;
      // A word that two languages list for the same niche counts once.
      return other.niche === niche && (other.points > points || (other.points === points && place < index));
    });
  const turnAt = (turns: ReadonlySet<string>) => words.findIndex((word, index) => index > 0 && turns.has(word));
  const turn = turnAt(secondary);
  const detail = turnAt(detailed);
  const factorFor = (start: number): number => {
    if (turn > 0 && start > turn) return secondaryFactor;
    return detail > 0 && start > detail ? detailFactor : 1;
  };
  return found
    .filter((match, index) => !isCovered(match, index))
    .map((match) => ({ ...match, points: match.points * factorFor(match.start) }));
}
