import type { Language } from "@trellis/contract/fields";
import en from "../text/en/formats.json" with { type: "json" };
import es from "../text/es/formats.json" with { type: "json" };
import fr from "../text/fr/formats.json" with { type: "json" };
import { remember } from "../remember.ts";

interface FormatText extends Omit<typeof en, "numbers"> {
  readonly numbers: Readonly<Record<string, number>>;
}
const texts: Readonly<Record<Language, FormatText>> = { en, es, fr };

/** The format that a question asks for. */
export interface Format {
  /** Number of sentences, as in “in one sentence”. */
  readonly sentences: number | undefined;
  /** Number of points, as in “in three steps”; 1 for “the one thing I should do”. */
  readonly points: number | undefined;
  readonly isShort: boolean;
  readonly isInSteps: boolean;
}

const readerOf = remember((language: Language) => {
  const { numbers, sentences, points, single, short, steps } = texts[language];
  const number = `(${Object.keys(numbers).join("|")})`;
  const pattern = (words: string) => new RegExp(words.replaceAll("{number}", number), "u");
  return {
    sentences: pattern(sentences),
    points: pattern(points),
    single: pattern(single),
    short: pattern(short),
    steps: pattern(steps),
  };
});

/** Reads the format that a folded question asks for. */
export function formatOf(folded: string, language: Language): Format {
  const reader = readerOf(language);
  const { numbers } = texts[language];
  const numberIn = (pattern: RegExp): number | undefined => {
    const found = pattern
      .exec(folded)
      ?.slice(1)
      .find((part) => part !== undefined);
    return found === undefined ? undefined : numbers[found];
  };
  const points = numberIn(reader.points);
  return {
    sentences: numberIn(reader.sentences),
    // “With one tip” is often part of the story.
    points: (points === 1 ? undefined : points) ?? (reader.single.test(folded) ? 1 : undefined),
    isShort: reader.short.test(folded),
    isInSteps: reader.steps.test(folded),
  };
}
