import { capitalize } from "../fill.ts";
import type { Context } from "./context.ts";
import { followUpTexts } from "./changes.ts";

const fewest = 2;
const longestFact = 60;

/** Returns what users say about themselves in a request for a bio: “I’m 17, I draw anime and I’m from Rosario”. */
function factsIn(question: string, { asked }: Context): string[] {
  const { starts, links, skips, of } = followUpTexts[asked].bios;
  const start = new RegExp(`^(?:${starts})\\s+`, "iu");
  const skip = new RegExp(`(?<![\\p{L}])(?:${skips})(?![\\p{L}])`, "iu");
  const [head = "", ...others] = question.split(new RegExp(`[,.;:!?]\\s+|\\s+(?:${links})\\s+`, "iu"));
  // “A bio for a mechanic who teaches women” says what the person is before “who”.
  const [, who = ""] = new RegExp(`(?:${of})\\s+(.+)$`, "iu").exec(head) ?? [];
  const parts =
    who === "" || /\b(?:instagram|insta|ig|tiktok|twitch|youtube)\b/iu.test(who) ? others : [who, ...others];
  return parts
    .map((part) => part.trim().replace(/[.!?]+$/u, ""))
    .filter((part) => part !== "" && part.length <= longestFact && !skip.test(part))
    .map((part) => {
      let fact = part;
      while (start.test(fact)) fact = fact.replace(start, "");
      return fact;
    });
}

/** Writes bios from the user's own words; empty if the request says too little. */
export function biosFor(question: string, isFunny: boolean, context: Context): string[] {
  const { endings: usual, funny } = followUpTexts[context.spoken].bios;
  const endings = isFunny ? funny : usual;
  const facts = factsIn(question, context);
  const words = facts.join(" ").split(" ").length;
  if (facts.length === 0 || (facts.length < fewest && words < fewest + 2)) return [];
  return endings.map((ending) => context.text.typeset([capitalize(facts.join(" · ")), ending].join(" · ")));
}
