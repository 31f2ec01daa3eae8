import type { Language } from "@trellis/contract/fields";
import { asksToAct } from "./acts.ts";
import type { DeclinedKey, Patterns } from "./chat-texts.ts";
import type { Turn } from "./conversation.ts";

/** Requests to act or to break rules, recognized before anything else. */
const first = ["cheat", "act", "promise", "others", "private"] as const;
/** Subjects outside the assistant's field. */
const second = ["media", "look", "current", "code", "health", "legal", "money", "outside"] as const;
/** Reasons that don't apply when a user asks how to do something, such as "How do I edit my video?". */
const aboutDoing: ReadonlySet<DeclinedKey> = new Set(["act", "media", "look", "current"]);
/** Reasons that don't apply if an article clearly fits the question. */
const yielding: ReadonlySet<DeclinedKey> = new Set(["cheat", "code", "health", "legal", "money", "outside"]);

/** Reasons that are recognized by ambiguous words. */
const ambiguous: ReadonlySet<DeclinedKey> = new Set(["look", "outside"]);

/** A reason to decline, and whether a clearly fitting article takes precedence. */
export interface Declined {
  readonly reason: DeclinedKey;
  readonly yields: boolean;
  /** Whether an article that fits the meaning of the question takes precedence, as for "People see my thumbnail and don’t click". */
  readonly yieldsToMeaning: boolean;
  /** Whether the message asks for something that no article can know. */
  readonly isImpossible?: boolean;
}

const always = (reason: DeclinedKey): Declined => ({ reason, yields: false, yieldsToMeaning: false });

/** Returns the reason to decline a question; undefined if there is none. */
export function declines(folded: string, stage: "first" | "second", { matches }: Patterns): Declined | undefined {
  if (stage === "second" && matches("leisure", folded)) return always("outside");
  if (stage === "second" && matches("records", folded)) return always("private");
  if (stage === "second" && matches("prices", folded)) return always("current");
  const asksHow = matches("notOwn", folded);
  // In "Some troll keeps spamming my lives", the user is the victim of what the pattern forbids.
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

/** A mention such as "@joshua", but not an email address. */
const mention = /(?<![\p{L}\p{N}._-])@[\p{L}\p{N}._]{2,}/u;

/** Returns the reason to decline a message because of its grammar or an account that it mentions; undefined if there is none. */
export function declinesByForm({ text, folded }: Turn, language: Language, patterns: Patterns): Declined | undefined {
  if (patterns.matches("howTo", folded)) return undefined;
  const act = asksToAct(text, language);
  // "Can you see my Instagram stats?" is answered with the data that can be looked up.
  if (act === "look" && patterns.own.some(([, pattern]) => pattern.test(folded))) return undefined;
  if (mention.test(text) && act !== "act") return always("others");
  // For "Solve this equation for me", the subject is the better reason.
  return act && always(declines(folded, "second", patterns)?.reason ?? act);
}
