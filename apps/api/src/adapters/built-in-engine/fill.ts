/** What may stand in a sentence's braces. */
export type Slots = Readonly<
  Record<"topic" | "audience" | "platform" | "skill" | "goal" | "hook" | "question" | "mistake" | "series", string>
>;

const slot = /\{(topic|audience|platform|skill|goal|hook|question|mistake|series)\}/g;

const isSlot = (name: string, slots: Slots): name is keyof Slots => Object.hasOwn(slots, name);

/** A capital to begin with, unless the word has one further on ("iPhone"). */
export const capital = (sentence: string): string =>
  sentence.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());

/** Puts the words in their places, in one pass: what a creator typed is never read as a slot. */
export const fill = (sentence: string, slots: Slots, polish: (sentence: string) => string): string =>
  polish(sentence).replace(slot, (whole, name: string) => (isSlot(name, slots) ? slots[name] : whole));
