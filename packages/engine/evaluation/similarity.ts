import { fold } from "../src/user-text.ts";

/** Lines with fewer words are headings or labels. */
const minWords = 4;

/** Returns the lines of a result without the user's own words and digits, because pasting a topic into a line does not change the line. */
export function linesOf(text: string, usersWords: readonly string[]): string[] {
  const own = usersWords.map(fold).toSorted((a, b) => b.length - a.length);
  return text
    .split("\n")
    .map((line) =>
      own
        .reduce((rest, words) => rest.replaceAll(` ${words} `, " "), ` ${fold(line)} `)
        .replace(/\d+/gu, " ")
        .replace(/\s+/gu, " ")
        .trim(),
    )
    .filter((line) => line.split(" ").length >= minWords);
}

/** Returns the mean share of lines that two results have in common, over all pairs. */
export function sharedLines(texts: readonly (readonly string[])[]): number {
  const shares = texts.flatMap((lines, index) =>
    texts
      .filter((_, other) => other !== index)
      .map((others) => {
        const known = new Set(others);
        return lines.filter((line) => known.has(line)).length / Math.max(lines.length, 1);
      }),
  );
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(shares.length, 1);
}

/** Brackets, slots and filler that finished content never contains. */
const placeholders = [
  /\[[^\]\n]*\]|[{}]|<[^>\n]+>|_{3,}|\b(?:TODO|NaN|X{3,})\b/u,
  /\blorem\b|\bundefined\b|\binsert your\b|\binserta tu\b|\binsère ton\b/iu,
];

export const hasPlaceholder = (text: string): boolean => placeholders.some((pattern) => pattern.test(text));
