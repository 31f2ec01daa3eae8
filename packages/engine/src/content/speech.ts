/** A longer run of characters is counted as several words: a language without spaces, a web address. */
const charactersPerWord = 12;

const wordsIn = (line: string): number =>
  line
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .reduce((sum, word) => sum + Math.ceil(word.length / charactersPerWord), 0);

/** Returns the seconds that it takes to say a line. */
export const secondsFor = (line: string, wordsPerMinute: number): number =>
  Math.max(1, Math.ceil((wordsIn(line) * 60) / wordsPerMinute));

/** Formats seconds as minutes and seconds: "1:05". */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
