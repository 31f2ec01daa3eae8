const unseen = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/u;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Lower case without accents, every run of other signs one space: what keywords are compared with. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();

/** The person's own words on one line, without what can't be seen; nothing else is changed. */
const tidy = (text: string): string => text.replace(unseen, " ").replace(/\s+/gu, " ").trim();

/** A tidy list without empty items or repeats (case and accents ignored). Anything but text is dropped. */
export const tidyList = (list: unknown): string[] => {
  const seen = new Set<string>();
  return (Array.isArray(list) ? list : []).flatMap((item: unknown) => {
    const words = typeof item === "string" ? tidy(item) : "";
    const key = fold(words) || words;
    if (words === "" || seen.has(key)) return [];
    seen.add(key);
    return [words];
  });
};

/** At most `length` visible signs, cut between words where there is one; ends with an ellipsis when cut. */
const shorten = (text: string, length: number): string => {
  if (text.length <= length) return text;
  // No sign in use is longer than this many units; the rest of a long answer need not be looked at.
  const signs = Array.from(graphemes.segment(text.slice(0, length * 16)), ({ segment }) => segment);
  if (signs.length <= length) return text;
  const cut = signs.slice(0, length - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).replace(/[\s.,;:!?¿¡-]+$/u, "")}…`;
};

/** The words as they stand inside a sentence of the plan: short, no closing stop, right-to-left text kept apart. */
export const inSentence = (words: string, length: number): string => {
  const bare = words
    .replace(/^["'“”«»‘’\s]+|["'“”«»\s]+$/gu, "")
    .replace(/[\s.,;:!]+$/u, "")
    .replace(/[{}]/g, "");
  const short = shorten(bare === "" ? words.replace(/[{}]/g, "") : bare, length);
  return rightToLeft.test(short) ? `\u2068${short}\u2069` : short;
};
