import { remember } from "./remember.ts";

const invisible = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/u;
const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Matches text that is already folded, because this check takes less time than normalizing. */
const isFolded = /^[a-z\d]+(?: [a-z\d]+)*$/u;

/** Normalizes text for comparison: lower case, no accents, every run of other characters becomes one space. */
export const fold = remember((text): string =>
  isFolded.test(text)
    ? text
    : text
        .normalize("NFD")
        .replace(/[\u0300-\u036f]/g, "")
        .normalize("NFC")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
        .trim(),
);

const keyRows = ["qwertyuiop", "azertyuiop", "asdfghjkl", "qsdfghjklm", "zxcvbnm", "wxcvbn"];

/** Whether a folded word looks randomly typed: numerals, one letter, consonants only, or neighboring keys. */
function isNoWord(word: string): boolean {
  if (/^(?:\p{N}+|([a-z])\1*|[b-df-hj-np-tv-xz]{5,})$/u.test(word)) return true;
  const [, part = word] = /^(.{3,}?)\1*$/u.exec(word) ?? [];
  return part.length > 2 && keyRows.some((row) => row.includes(part));
}

/** Whether a string contains a word: "asdf", "..." and "x" contain none. */
export const hasWords = (text: string): boolean =>
  fold(text)
    .split(" ")
    .some((word) => word !== "" && !isNoWord(word));

/** Puts user text on one line and removes invisible characters. */
const clean = (text: string): string => text.replace(invisible, " ").replace(/\s+/gu, " ").trim();

/** Cleans a list and drops empty items, duplicates (ignoring case and accents) and values that are not strings. */
export const cleanList = (list: unknown): string[] => {
  const seen = new Set<string>();
  return (Array.isArray(list) ? list : []).flatMap((item: unknown) => {
    const words = typeof item === "string" ? clean(item) : "";
    const key = fold(words) || words;
    if (words === "" || seen.has(key)) return [];
    seen.add(key);
    return [words];
  });
};

export const graphemesOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

export const isRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** Wraps text in Unicode isolates, so that right-to-left text does not reorder the sentence around it. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;

/** Shortens a string to `length` graphemes, between words where possible; ends with an ellipsis when cut. */
const shorten = (text: string, length: number): string => {
  if (text.length <= length) return text;
  // No grapheme in use is longer than 16 UTF-16 units.
  const graphemes = graphemesOf(text.slice(0, length * 16));
  if (graphemes.length <= length) return text;
  const cut = graphemes.slice(0, length - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).replace(/[\s.,;:!?¿¡-]+$/u, "")}…`;
};

/**
 * Prepares user text for use inside a sentence: removes surrounding quotes and final punctuation, and cuts it to
 * `length` graphemes.
 */
export const inSentence = (words: string, length: number): string => {
  const bare = words
    .replace(/^["'“”«»‘’\s]+|["'“”«»\s]+$/gu, "")
    .replace(/[\s.,;:!]+$/u, "")
    .replace(/[{}]/g, "");
  const short = shorten(bare === "" ? words.replace(/[{}]/g, "") : bare, length);
  return isRightToLeft(short) ? isolate(short) : short;
};
