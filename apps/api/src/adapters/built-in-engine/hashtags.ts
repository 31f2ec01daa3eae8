import { fold } from "./own-words.ts";
import type { Portrait } from "./portrait.ts";
import type { PlanText } from "./text/plan-text.ts";

const longest = 30;
const most = 12;

/** "home workouts for mums" → "#HomeWorkoutsForMums": accents folded, and whole words only while they fit. */
export const hashtag = (phrase: string): string => {
  const words = fold(phrase).split(" ");
  let tag = "#";
  let used = 0;
  for (const word of words) {
    const [first = "", ...rest] = word;
    const next = first.toUpperCase() + rest.join("");
    if (tag.length + next.length > longest) break;
    tag += next;
    used++;
  }
  // A tag that had to stop at "for" or "de" reads as broken: it stops one word earlier.
  const last = words[used - 1] ?? "";
  const broken = used < words.length && used > 1 && last.length < 4;
  const whole = broken ? tag.slice(0, -last.length) : tag;
  return /\p{L}/u.test(whole) ? whole : "";
};

/** From the creator's own subjects to the niche's tags and the public's: specific first. */
export const writeHashtags = (
  { topics, audiences, niche, chance }: Portrait,
  { niches, common }: PlanText,
): string[] => {
  const { name, tags } = niches[niche];
  const subjects = topics.length === 0 ? [name] : topics;
  const wanted = [
    ...subjects.slice(0, 4).map((topic) => hashtag(topic)),
    ...chance.order(tags, "tags"),
    ...audiences.slice(0, 2).map((audience) => hashtag(audience)),
    ...chance.order(common.tags, "common tags"),
  ];
  const unique = new Map(wanted.filter(Boolean).map((tag) => [tag.toLowerCase(), tag]));
  return [...unique.values()].slice(0, most);
};
