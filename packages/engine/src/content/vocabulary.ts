import { capitalize } from "../fill.ts";
import { remember } from "../remember.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { type SlotKind, slotKinds } from "../text/content-ids.ts";
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

/** The entries that a post can use, best fit first. */
export type Vocabulary = Readonly<Record<SlotKind, readonly string[]>>;

const numberOfSlots = 5;
const stemLength = 5;

/** Returns a function that finds the beginnings of all words with at least `shortest` letters. */
const stemsFrom = (shortest: number) =>
  remember(
    (words): ReadonlySet<string> =>
      new Set(
        fold(words)
          .split(" ")
          .filter((word) => word.length >= shortest)
          .map((word) => word.slice(0, stemLength)),
      ),
  );

/** Returns the first five letters of each word, so that “tomato” and “tomatoes” match. Shorter words are ignored. */
const stemsOf = stemsFrom(stemLength);
/** Works like `stemsOf`, but includes short words such as "jam". */
export const allStemsOf = stemsFrom(3);

/** Appends the entries of a general lexicon to the filtered entries of another. */
export function joinLexicons(
  words: Lexicon,
  general: Lexicon,
  keep: (entries: readonly string[]) => string[],
): Lexicon {
  const join = (kind: SlotKind) => [...keep(words[lists[kind]]), ...general[lists[kind]]];
  return {
    things: join("thing"),
    situations: join("situation"),
    actions: join("action"),
    results: join("result"),
    mistakes: join("mistake"),
    myths: join("myth"),
    questions: join("question"),
    moments: join("moment"),
    hooks: join("hook"),
    series: join("series"),
  };
}

/** The subject of a vocabulary. */
interface Focus {
  /** The topic of the post, then those of the account. */
  readonly topics: readonly string[];
  /** Removes entries about other subjects of the niche. */
  readonly keep: (entries: readonly string[]) => readonly string[];
}

/** Shuffles the vocabulary; entries that share a word with the topics come first, in the topics' order. */
export function vocabularyOf(lexicon: Lexicon, { topics, keep }: Focus, random: SeededRandom): Vocabulary {
  const wanted = topics.map((topic) => stemsOf(topic));
  const rank = (entry: string): number => {
    const stems = [...stemsOf(entry)];
    const index = wanted.findIndex((topic) => stems.some((stem) => topic.has(stem)));
    return index === -1 ? wanted.length : index;
  };
  const order = (kind: SlotKind): readonly string[] => {
    // An entry with a slot puts the topic inside a sentence, where not every phrase fits.
    const whole = lexicon[lists[kind]].filter((entry) => !entry.includes("{"));
    const shuffled = random.shuffle(keep(whole), kind);
    return shuffled
      .map((entry) => ({ entry, rank: rank(entry) }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ entry }) => entry);
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

/** The entries by slot: `action`, `action2` …, and `Action` at the start of a sentence. */
export type Slots = Readonly<Record<string, string>>;

/** Every slot, and its name at the start of a sentence. */
const names = slotKinds.flatMap((kind) =>
  Array.from({ length: numberOfSlots }, (_, index) => {
    const slot = `${kind}${index === 0 ? "" : index + 1}`;
    return { kind, index, slot, start: capitalize(slot) };
  }),
);
const startOf = remember(capitalize);

/** Numbers the entries of each kind, starting at `offset`. A short list starts over. */
export function slotsOf(vocabulary: Vocabulary, offset = 0): Slots {
  const slots: Record<string, string> = {};
  for (const { kind, index, slot, start } of names) {
    const list = vocabulary[kind];
    const entry = list[(index + offset) % list.length];
    if (entry === undefined) continue;
    slots[slot] = entry;
    slots[start] = startOf(entry);
  }
  return slots;
}

const slotPattern = /\{(\w+)\}/gu;

/** Returns the slots of a wording. */
export const slotsIn = remember((wording): readonly string[] =>
  Array.from(wording.matchAll(slotPattern), ([, slot = ""]) => slot),
);

/** Whether the vocabulary has an entry for every slot of a wording. */
export const canFill = (wording: string, slots: Slots): boolean =>
  slotsIn(wording).every((slot) => Object.hasOwn(slots, slot));
