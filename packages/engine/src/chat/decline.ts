import type { DeclinedKey, Patterns } from "./chat-texts.ts";

/** Requests to act or to break rules, recognized before anything else. */
const first = ["cheat", "act", "promise", "others", "private"] as const;
/** Subjects outside the assistant's field. */
const second = ["media", "look", "current", "code", "health", "legal", "money", "outside"] as const;
/** Reasons that don't apply when a user asks how to do something, such as "How do I edit my video?". */
const aboutDoing: ReadonlySet<DeclinedKey> = new Set(["act", "media", "look", "current"]);
/** Reasons that don't apply if an article clearly fits the question. */
const yielding: ReadonlySet<DeclinedKey> = new Set(["cheat", "code", "health", "legal", "money", "outside"]);

/** Reasons whose words also have other meanings. Questions about other people's data or about rules are always declined. */
const ambiguous: ReadonlySet<DeclinedKey> = new Set(["look", "outside"]);

/** A reason to decline, and whether a clearly fitting article takes precedence. */
export interface Declined {
  readonly reason: DeclinedKey;
  readonly yields: boolean;
  /** Whether an article that fits the meaning of the question takes precedence: "People see my thumbnail and don’t click". */
  readonly yieldsToMeaning: boolean;
}

/** Returns why a question is declined; undefined if it isn't. */
export function declines(folded: string, stage: "first" | "second", { matches }: Patterns): Declined | undefined {
  if (stage === "second" && matches("leisure", folded))
    return { reason: "outside", yields: false, yieldsToMeaning: false };
  const asksHow = matches("notOwn", folded);
  // "Some troll keeps spamming my lives": the user is the victim of what the pattern forbids.
  const isVictim = matches("victim", folded);
  const reason = (stage === "first" ? first : second).find(
    (key) =>
      matches(key, folded) && !(asksHow && aboutDoing.has(key)) && !(isVictim && (key === "cheat" || key === "others")),
  );
  if (!reason) return undefined;
  const isOrder = matches("orders", folded);
  return {
    reason,
    yields: yielding.has(reason) && !isOrder,
    yieldsToMeaning: ambiguous.has(reason) && !isOrder,
  };
}
