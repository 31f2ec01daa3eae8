import type { Intent } from "./chat-intents.ts";
import { capital, fill } from "./fill.ts";
import type { Portrait } from "./portrait.ts";
import type { PlanText, Step } from "./text/plan-text.ts";
import { slotsFor, writeWeeks } from "./weeks.ts";

const sentenceLength = 64;
const bare = (line: string): Step => [line, ""];

type Shelf = (portrait: Portrait, text: PlanText) => readonly Step[];
const onPlatform =
  (platform: "youtube" | "instagram" | "tiktok" | "facebook"): Shelf =>
  (_portrait, text) =>
    text.platforms[platform];

/** Everything the engine can name for a kind of question, best first; most kinds need nothing. */
const shelves: Readonly<Partial<Record<Intent | "unknown", Shelf>>> = {
  ideas: ({ niche, chance }, { niches }) => chance.order([...niches[niche].ideas, niches[niche].proof], "chat ideas"),
  hooks: ({ niche, chance }, { niches }) => chance.order(niches[niche].hooks.map(bare), "chat hooks"),
  mistakes: ({ niche }, { niches }) => niches[niche].mistakes.map(bare),
  series: ({ niche }, { niches }) => niches[niche].series.map(bare),
  plan: (portrait, text) =>
    writeWeeks(portrait, text)[0]?.tasks.map(({ task, description }): Step => [task, description]) ?? [],
  youtube: onPlatform("youtube"),
  instagram: onPlatform("instagram"),
  tiktok: onPlatform("tiktok"),
  facebook: onPlatform("facebook"),
};

/** The two or three things an answer names; each turn begins where the last one ended, and goes round. */
export function thingsFor(
  intent: Intent | "unknown",
  turn: number,
  portrait: Portrait,
  text: PlanText,
): Readonly<Record<string, string>> {
  const things = shelves[intent]?.(portrait, text) ?? [];
  const slots = slotsFor(portrait, text, { step: bare("") }, turn, sentenceLength);
  const at = (place: number): Step => things[(turn * 2 + place) % Math.max(things.length, 1)] ?? bare("");
  const words = (line: string) => capital(fill(line, slots, text.polish));
  const [one, two, three] = [at(0), at(1), at(2)];
  return {
    ...slots,
    one: words(one[0]),
    oneHow: words(one[1]),
    two: words(two[0]),
    twoHow: words(two[1]),
    three: words(three[0]),
  };
}
