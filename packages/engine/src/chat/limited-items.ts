import { keepsTo, type Limits } from "./limits.ts";
import type { Query } from "./query.ts";
import { maxCount } from "./request.ts";
import { sentencesOf } from "./sentences.ts";

/** Removes the questions from an item, and its last sentences if it is too long. */
function trimmed(item: string, limits: Limits): string {
  const kept = sentencesOf(item).filter((sentence) => !limits.isUnasked || !sentence.includes("?"));
  const fits = keepsTo(limits);
  while (kept.length > 1 && !fits(kept.join(" "))) kept.pop();
  return kept.join(" ").trim();
}

/** An item with no more words than this only names its topic. */
const fewestWords = 3;

const beginning = (item: string): string => item.split(" ").slice(0, 3).join(" ");

/** Puts items that begin differently first. */
function differentFirst(items: readonly string[]): string[] {
  const seen = new Set<string>();
  const isNew = (item: string): boolean => seen.size !== seen.add(beginning(item)).size;
  const [first, others]: [string[], string[]] = [[], []];
  for (const item of items) (isNew(item) ? first : others).push(item);
  return [...first, ...others];
}

/**
 * Returns items within the limits of a request; shorter or fewer ones if there are not enough. Items of several
 * sentences can be trimmed.
 */
export function itemsWithin(
  limits: Limits,
  count: number,
  { style, isTrimmed }: { readonly style: Query["style"]; readonly isTrimmed: boolean },
  write: (count: number, style: Query["style"], isBrief?: boolean) => string[],
): string[] {
  const { characters, words, isUnasked, isUntagged } = limits;
  if (characters === undefined && words === undefined && !isUnasked && !isUntagged) return write(count, style);
  const fits = keepsTo(limits);
  const usual = write(Math.max(count, maxCount), style);
  const whole = (usual.length > 0 ? usual : write(count, style)).filter(fits);
  if (whole.length >= count) return differentFirst(whole).slice(0, count);
  const short = [...usual, ...write(maxCount, style, true), ...write(count, "short")].flatMap((item) =>
    item.includes("\n") || !isTrimmed ? [item] : [trimmed(item, limits)],
  );
  const kept: string[] = [...whole];
  for (const item of short)
    if (item.split(" ").length > fewestWords && fits(item) && !kept.some((other) => other.startsWith(item)))
      kept.push(item);
  return kept.length > 0
    ? differentFirst(kept).slice(0, count)
    : short.toSorted((a, b) => a.length - b.length).slice(0, 1);
}
