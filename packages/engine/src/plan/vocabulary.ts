import { type Audience, audienceOf, withPrepositions } from "../audience/audience.ts";
import type { Creator } from "../creator.ts";
import { capitalize, fill } from "../fill.ts";
import type { NicheText } from "../text/schema.ts";
import type { Text } from "../text/texts.ts";

/** Slots that a niche's vocabulary fills. Quoted sentences start with a capital letter. */
const lists = {
  hook: ({ hooks }) => hooks.map(capitalize),
  question: ({ questions }) => questions.map(capitalize),
  mistake: ({ mistakes }) => mistakes,
  myth: ({ myths }) => myths.map(capitalize),
  thing: ({ things }) => things,
  situation: ({ situations }) => situations,
  action: ({ actions }) => actions,
  result: ({ results }) => results,
  series: ({ series }) => series.map(capitalize),
} as const satisfies Record<string, (niche: NicheText) => readonly string[]>;

export type NicheSlot = keyof typeof lists;

export const nicheSlots = Object.keys(lists).filter((name): name is NicheSlot => Object.hasOwn(lists, name));

/** Returns the word for a niche's slot; another `use` gives another word until all are used. */
export const nicheWord = (
  { niche, random }: Creator,
  { niches, typeset }: Text,
  slot: NicheSlot,
  use: number,
  slots: Readonly<Record<string, string>>,
): string => {
  const words = random.shuffle(lists[slot](niches[niche]), slot);
  return fill(typeset(words[use % words.length] ?? ""), slots);
};

/** Returns the audiences that read well in the text's language, or else the niche's own. */
export const audiencesFor = ({ audiences, niche }: Creator, text: Text): readonly [Audience, ...Audience[]] => {
  const [first, ...others] = audiences.flatMap((words) => audienceOf(words, text) ?? []);
  return first === undefined ? [withPrepositions(text.niches[niche].audience, text)] : [first, ...others];
};
