import type { Creator } from "../creator.ts";
import { capitalize, fill } from "../fill.ts";
import { slotsFor, writeWeeks } from "../plan/weeks.ts";
import type { Intent, Step } from "../text/schema.ts";
import type { Text } from "../text/texts.ts";

const sentenceLength = 64;
const titleOnly = (line: string): Step => [line, ""];

type Source = (creator: Creator, text: Text) => readonly Step[];
const onPlatform =
  (platform: "youtube" | "instagram" | "tiktok" | "facebook"): Source =>
  (_creator, { plan }) =>
    plan.platforms[platform];

/** The suggestions for each intent. Answers to other intents have none. */
const sources: Readonly<Partial<Record<Intent | "unknown", Source>>> = {
  ideas: ({ niche, random }, { niches }) => random.shuffle([...niches[niche].ideas, niches[niche].proof], "chat ideas"),
  hooks: ({ niche, random }, { niches }) => random.shuffle(niches[niche].hooks.map(titleOnly), "chat hooks"),
  mistakes: ({ niche }, { niches }) => niches[niche].mistakes.map(titleOnly),
  series: ({ niche }, { niches }) => niches[niche].series.map(titleOnly),
  plan: (creator, text) =>
    writeWeeks(creator, text)[0]?.tasks.map(({ task, description }): Step => [task, description]) ?? [],
  youtube: onPlatform("youtube"),
  instagram: onPlatform("instagram"),
  tiktok: onPlatform("tiktok"),
  facebook: onPlatform("facebook"),
};

/** Returns the slot values of an answer with two or three suggestions. Each turn starts two suggestions later. */
export function suggestionsFor(
  intent: Intent | "unknown",
  turn: number,
  creator: Creator,
  text: Text,
): Readonly<Record<string, string>> {
  const steps = sources[intent]?.(creator, text) ?? [];
  const slots = slotsFor(creator, text, { step: titleOnly("") }, turn, sentenceLength);
  const at = (place: number): Step => steps[(turn * 2 + place) % Math.max(steps.length, 1)] ?? titleOnly("");
  const write = (line: string) => capitalize(fill(text.typeset(line), slots));
  const [one, two, three] = [at(0), at(1), at(2)];
  return {
    ...slots,
    one: write(one[0]),
    oneHow: write(one[1]),
    two: write(two[0]),
    twoHow: write(two[1]),
    three: write(three[0]),
  };
}
