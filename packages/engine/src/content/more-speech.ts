import type { SlotKind } from "../text/content-ids.ts";
import type { Brief } from "./brief.ts";
import { secondsFor } from "./speech.ts";

interface SpokenPart {
  readonly kind: SlotKind;
  readonly say: string;
  readonly time: number;
}

/** The share of a video that should contain speech. */
const spokenShare = 0.75;

/**
 * Adds sentences to the shortest parts until three quarters of the video is spoken. No sentence is repeated, and
 * the close stays as it is.
 */
export function fillWithSpeech<P extends SpokenPart>(parts: readonly P[], seconds: number, brief: Brief): P[] {
  const { chance, isSensitive, text } = brief;
  const { more, gentleWording, wordsPerMinute } = text.content;
  const sentences: Partial<Record<SlotKind, readonly string[]>> = isSensitive ? gentleWording.more : more;
  const left = new Map(
    Object.entries(sentences).map(([kind, list]) => [kind, chance.shuffle(list, `more ${kind}`).values()]),
  );
  const filled = [...parts];
  const open = new Set(filled.slice(0, -1).keys());
  let total = filled.reduce((sum, { time }) => sum + time, 0);
  while (total < seconds * spokenShare && open.size > 0) {
    const [index = 0] = [...open].toSorted((a, b) => (filled[a]?.time ?? 0) - (filled[b]?.time ?? 0));
    const part = filled[index];
    const sentence = part && left.get(part.kind)?.next().value;
    if (part === undefined || sentence === undefined) {
      open.delete(index);
      continue;
    }
    const say = `${part.say} ${text.typeset(sentence)}`;
    const time = secondsFor(say, wordsPerMinute);
    if (total + time - part.time > seconds) open.delete(index);
    else {
      filled[index] = { ...part, say, time };
      total += time - part.time;
    }
  }
  return filled;
}
