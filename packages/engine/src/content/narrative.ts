import { capitalize, fill } from "../fill.ts";
import {
  announcement,
  gentleStructures,
  type SlotKind,
  slotKinds,
  type StructureId,
  structureIds,
} from "../text/content-ids.ts";
import type { Text } from "../text/texts.ts";
import type { Brief } from "./brief.ts";
import { canFill, type Slots, slotsIn, slotsOf } from "./vocabulary.ts";

/** A part of a post: its heading, its spoken text, its note in an outline, and what to show for each of the last two. */
interface Part {
  /** The kind of vocabulary entry that the part is about; in a long video, more sentences about that kind can follow. */
  readonly kind: SlotKind;
  readonly name: string;
  readonly say: string;
  readonly showWhileSaying: string;
  readonly note: string;
  readonly showForNote: string;
}

/** A post in one structure. */
export interface Narrative {
  readonly hook: Part;
  /** In spoken order; short posts omit the last parts. */
  readonly core: readonly Part[];
  /** More parts for longer posts. No part repeats another. */
  readonly extras: readonly Part[];
  readonly close: Part;
}

type Beat = Text["content"]["extras"][0];
type Wordings = readonly [string, ...string[]];

/** The kinds of entries that the extra parts of a post about a sensitive topic can mention. */
const sensitiveKinds: ReadonlySet<SlotKind> = new Set<SlotKind>(["situation", "question"]);
/** The kinds of entries that the extra parts of an announcement can mention. */
const newsKinds: ReadonlySet<SlotKind> = new Set<SlotKind>(["thing", "situation", "result", "question"]);

/** Returns the structures that suit the topic. */
export const structuresFor = ({ isSensitive, isGentle, isAnnouncement }: Brief): StructureId[] => {
  if (isAnnouncement) return [announcement];
  if (!isSensitive) return [...structureIds];
  // Correcting a belief is insensitive toward readers who are going through a hard time.
  return isGentle ? [...gentleStructures] : [...gentleStructures, "myth"];
};

/** Returns the text of a structure: its gentle version, if the brief is gentle and there is one. */
export const structureText = (id: StructureId, { isGentle, text: { content } }: Brief) => {
  const gentle = isGentle ? gentleStructures.find((each) => each === id) : undefined;
  return gentle ? content.gentleWording.structures[gentle] : content.structures[id];
};

/** Returns the structure of a variant. Every structure is used once before any of them repeats. */
export function structureOf(brief: Brief): StructureId {
  const { random, variant } = brief;
  const order = random.shuffle(structuresFor(brief), "structure");
  return order[variant % order.length] ?? "story";
}

/** Returns a call to action. */
export const callFor = ({ place, isSensitive, isAnnouncement, chance, text: { content, typeset } }: Brief): string => {
  const usual = isAnnouncement ? content.news.calls : content.places[place].calls;
  return typeset(chance.pick(isSensitive ? content.gentleWording.calls : usual, "call"));
};

/** Returns functions that write sentences with the entries of a vocabulary. */
export function composerOf({ chance, text }: Brief, slots: Slots) {
  const compose = (wording: string, more: Slots = {}): string =>
    text
      .typeset(fill(wording, { ...slots, ...more }))
      // An entry can end with its own punctuation.
      .replace(/([?!….])([”»]?)\./gu, "$1$2");
  /** Picks one of the wordings that the vocabulary can fill. */
  const choose = (wordings: Wordings, purpose: string): string => {
    const [first = wordings[0], ...others] = wordings.filter((wording) => canFill(wording, slots));
    return chance.pick([first, ...others], purpose);
  };
  return { compose, choose };
}

const isKind = (slot: string): slot is SlotKind => slotKinds.some((kind) => kind === slot);
const kindOf = (slot: string): SlotKind => {
  const kind = slot.replace(/\d/u, "").toLowerCase();
  return isKind(kind) ? kind : "thing";
};

/** Writes the post that a brief asks for. */
export function narrativeOf(brief: Brief): Narrative {
  const { text, tone, chance, vocabulary, isSensitive, isAnnouncement } = brief;
  const { extras, shows, gentleWording, tones, closing, news } = text.content;
  const frame = isAnnouncement ? news : tones[tone];
  const slots = slotsOf(vocabulary);
  const { compose, choose } = composerOf(brief, slots);
  const used = new Set<string>();
  const shown = new Map<string, number>();
  const props = vocabulary.thing.slice(1);
  let shownProps = 0;
  /** Writes what to show for the first entry that a wording mentions. Pictures of one kind alternate. */
  const showFor = (wording: string): string => {
    const [slot = "thing"] = slotsIn(wording);
    const kind = isSensitive ? "sensitive" : kindOf(slot);
    const pictures = kind === "sensitive" ? gentleWording.shows : shows[kind];
    const turn = shown.get(kind) ?? 0;
    shown.set(kind, turn + 1);
    const ordered = chance.shuffle(pictures, `show ${kind}`);
    const it = (slots[slot] ?? "").replace(/\.$/u, "");
    const prop = props[shownProps++ % props.length] ?? it;
    return compose(ordered[turn % ordered.length] ?? pictures[0], { it, It: capitalize(it), prop });
  };
  const writePart = ({ name, say, note }: Beat, purpose: string): Part => {
    const wording = choose(say, purpose);
    for (const slot of slotsIn(wording + note)) used.add(slots[slot] ?? "");
    const [slot = "thing"] = slotsIn(wording);
    return {
      kind: kindOf(slot),
      name: text.typeset(name),
      say: compose(wording),
      showWhileSaying: showFor(wording),
      note: compose(note),
      showForNote: showFor(note),
    };
  };
  const isUsed = (wording: string) => slotsIn(wording).some((slot) => used.has(slots[slot] ?? ""));
  /** Whether the list is so short that a beat that needs a second entry would repeat the first one. */
  const repeats = ({ say, note }: Beat) =>
    slotsIn(say.join("") + note).some((slot) => /\d$/u.test(slot) && used.has(slots[slot] ?? ""));
  const isFresh = ({ say, note }: Beat): boolean => {
    const mentioned = slotsIn(say.join("") + note);
    const kinds = isSensitive ? sensitiveKinds : isAnnouncement ? newsKinds : undefined;
    if (kinds && !mentioned.every((slot) => kinds.has(kindOf(slot)))) return false;
    return mentioned.every((slot) => Object.hasOwn(slots, slot) && !used.has(slots[slot] ?? ""));
  };

  const { hook, core } = structureText(structureOf(brief), brief);
  const open = text.typeset(chance.pick(frame.opens, "open"));
  const written = {
    hook: writePart(hook, "hook"),
    core: core.flatMap((beat, index) => (repeats(beat) ? [] : [writePart(beat, `core ${index}`)])),
  };
  const [freshClose, ...freshCloses] = frame.closes.filter((wording) => !isUsed(wording));
  const end = choose(freshClose ? [freshClose, ...freshCloses] : frame.closes, "close");
  for (const slot of slotsIn(end)) used.add(slots[slot] ?? "");
  const ending = `${compose(end)} ${callFor(brief)}`;
  const show = showFor(end);
  return {
    hook: { ...written.hook, say: `${open} ${written.hook.say}` },
    core: written.core,
    extras: chance
      .shuffle(extras, "extras")
      .filter(isFresh)
      .map((beat, index) => writePart(beat, `extra ${index}`)),
    close: {
      kind: "hook",
      name: text.typeset(closing),
      say: ending,
      showWhileSaying: show,
      note: ending,
      showForNote: show,
    },
  };
}
