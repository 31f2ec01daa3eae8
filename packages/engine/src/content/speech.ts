/** A longer run of characters counts as several words, as in a web address or a language without spaces. */
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

/** Returns the start and end of each part in seconds, in proportion to the time its speech takes. */
export function slotsFor(times: readonly number[], seconds: number): [start: number, end: number][] {
  const total = times.reduce((sum, time) => sum + time, 0);
  let spoken = 0;
  let start = 0;
  return times.map((time, index) => {
    spoken += time;
    const later = total - spoken;
    // Every part gets at least the time that its words take.
    const fair = Math.round((spoken * seconds) / Math.max(total, 1));
    const end = index === times.length - 1 ? seconds : Math.min(Math.max(fair, start + time), seconds - later);
    const slot: [number, number] = [start, end];
    start = end;
    return slot;
  });
}
