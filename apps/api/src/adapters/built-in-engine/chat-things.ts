import type { Intent } from "./chat-intents.ts";
import { capital, fill } from "./fill.ts";
import type { Portrait } from "./portrait.ts";
import type { PlanText, Step } from "./text/plan-text.ts";
import { slotsFor, writeWeeks } from "./weeks.ts";

const sentenceLength = 64;
const bare = (line: string): Step => [line, ""];

/** Everything of that kind the engine could name, best first. */
function known(intent: Intent | "unknown", portrait: Portrait, text: PlanText): readonly Step[] {
  const { hooks, mistakes, series, ideas, proof } = text.niches[portrait.niche];
  switch (intent) {
    case "ideas":
      return portrait.chance.order([...ideas, proof], "chat ideas");
    case "hooks":
      return portrait.chance.order(hooks.map(bare), "chat hooks");
    case "mistakes":
      return mistakes.map(bare);
    case "series":
      return series.map(bare);
    case "plan":
      return writeWeeks(portrait, text)[0]?.tasks.map(({ task, description }): Step => [task, description]) ?? [];
    case "youtube":
    case "instagram":
    case "tiktok":
    case "facebook":
      return text.platforms[intent];
    default:
      return [];
  }
}

/** The two or three things an answer names; each turn begins where the last one ended, and goes round. */
export function thingsFor(
  intent: Intent | "unknown",
  turn: number,
  portrait: Portrait,
  text: PlanText,
): Readonly<Record<string, string>> {
  const things = known(intent, portrait, text);
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
