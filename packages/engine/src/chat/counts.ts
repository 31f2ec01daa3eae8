import type { Patterns } from "./chat-texts.ts";
import { type ListRequest, maxCount } from "./request.ts";

/** The number of items if the user doesn't name one. */
const usualCount: Readonly<Record<ListRequest["kind"], number>> = {
  ideas: 5,
  hooks: 5,
  titles: 5,
  captions: 3,
  series: 3,
  questions: 5,
  pitches: 3,
  bios: 3,
  names: 5,
  hashtags: 12,
  scripts: 1,
  outlines: 1,
  slogans: 5,
  intros: 3,
  emails: 1,
  schedules: 1,
  tips: 5,
};

/** Kinds of which users need several to choose from, even if they ask for “a name”. */
const chosenFrom: ReadonlySet<string> = new Set(["names", "slogans"]);

export const countOf = ({ kind, count }: ListRequest): number =>
  count === undefined || (count === 1 && chosenFrom.has(kind)) ? usualCount[kind] : count;

/** Kinds with shorter items; shortened lists of other kinds have half as many items. */
const withShortItems: ReadonlySet<string> = new Set(["ideas", "hooks", "titles", "series", "questions"]);

export function shortened(request: ListRequest): ListRequest {
  const count = countOf(request);
  return { ...request, count: withShortItems.has(request.kind) ? count : Math.ceil(count / 2) };
}

/** Adds the number that a request names after its topic. */
export const counted = (request: ListRequest | undefined, count: number | undefined): ListRequest | undefined =>
  request && {
    ...request,
    // In “A name for my podcast, 6 options”, the number at the end counts.
    count:
      request.count === undefined || (request.count === 1 && count)
        ? count && Math.min(count, maxCount)
        : request.count,
    isCapped: request.isCapped || (count ?? 0) > maxCount,
  };

/** Returns the first number in a message, at most 20. */
export const numberIn = (folded: string, { number, numbers }: Patterns): number | undefined => {
  const [word] = folded.match(number) ?? [];
  return word === undefined ? undefined : Math.min(maxCount, numbers[word] ?? Number(word));
};
