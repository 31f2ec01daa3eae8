import { capitalize } from "../fill.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { type SlotKind, slotKinds } from "../text/content-schema.ts";
import { fold } from "../user-text.ts";

/** The lists of a niche's vocabulary. */
const lists = {
  thing: "things",
  situation: "situations",
  action: "actions",
  result: "results",
  mistake: "mistakes",
  myth: "myths",
  question: "questions",
  moment: "moments",
  hook: "hooks",
  series: "series",
} as const satisfies Record<SlotKind, string>;

/** A niche's vocabulary. */
export type Lexicon = Readonly<Record<(typeof lists)[SlotKind], readonly string[]>>;

/** The entries that a text can use, the most fitting ones first. */
export type Vocabulary = Readonly<Record<SlotKind, readonly string[]>>;

const numberOfSlots = 5;
const shortestStem = 5;

const stemsOf = (words: string): Set<string> =>
  new Set(
    fold(words)
      .split(" ")
      .filter((word) => word.length >= shortestStem)
      .map((word) => word.slice(0, shortestStem)),
  );

/** Orders the vocabulary by chance; entries that share a word with the topic come first. */
export function vocabularyOf(lexicon: Lexicon, topic: string, random: SeededRandom): Vocabulary {
  const wanted = stemsOf(topic);
  const isRelated = (entry: string) => [...stemsOf(entry)].some((stem) => wanted.has(stem));
  const order = (kind: SlotKind): readonly string[] => {
    // An entry with a slot needs the topic inside a sentence, where not every phrase fits.
    const whole = lexicon[lists[kind]].filter((entry) => !entry.includes("{"));
    const shuffled = random.shuffle(whole, kind);
    return [...shuffled.filter(isRelated), ...shuffled.filter((entry) => !isRelated(entry))];
  };
  return {
    thing: order("thing"),
    situation: order("situation"),
    action: order("action"),
    result: order("result"),
    mistake: order("mistake"),
    myth: order("myth"),
    question: order("question"),
    moment: order("moment"),
    hook: order("hook"),
    series: order("series"),
  };
}

/** Returns a test for words that several entries of the vocabulary use: the niche's typical words. */
export function typicalWordsOf(vocabulary: Vocabulary): (sentence: string) => boolean {
  const uses = new Map<string, number>();
  for (const entry of Object.values(vocabulary).flat()) {
    for (const stem of stemsOf(entry)) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  }
  return (sentence) => [...stemsOf(sentence)].some((stem) => (uses.get(stem) ?? 0) > 2);
}

/** The entries by slot: `action`, `action2` …, and `Action` at the start of a sentence. */
export type Slots = Readonly<Record<string, string>>;

/** Numbers the entries of each kind, starting `offset` entries later. */
export function slotsOf(vocabulary: Vocabulary, offset = 0): Slots {
  const entries = slotKinds.flatMap((kind) => {
    const list = vocabulary[kind];
    return Array.from({ length: Math.min(numberOfSlots, list.length) }, (_, index): [string, string] => [
      `${kind}${index === 0 ? "" : index + 1}`,
      list[(index + offset) % list.length] ?? "",
    ]);
  });
  return Object.fromEntries(
    entries.flatMap(([slot, entry]) => [
      [slot, entry],
      [capitalize(slot), capitalize(entry)],
    ]),
  );
}

const slotPattern = /\{(\w+)\}/gu;

/** Returns the slots of a wording. */
export const slotsIn = (wording: string): string[] =>
  Array.from(wording.matchAll(slotPattern), ([, slot = ""]) => slot);

/** Whether the vocabulary has an entry for every slot of a wording. */
export const canFill = (wording: string, slots: Slots): boolean =>
  slotsIn(wording).every((slot) => Object.hasOwn(slots, slot));
