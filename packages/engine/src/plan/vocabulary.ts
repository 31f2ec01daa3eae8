import { type Audience, audienceOf, withPrepositions } from "../audience/audience.ts";
import { subjectFilter } from "../content/subjects.ts";
import { type Creator, wordsOf } from "../creator.ts";
import { capitalize, fill } from "../fill.ts";
import type { NicheText } from "../text/niche-schema.ts";
import type { Step } from "../text/schema.ts";
import type { Text } from "../text/texts.ts";
import { fold } from "../user-text.ts";

/** The vocabulary of a niche, or the gentle vocabulary. */
type Words = Pick<
  NicheText,
  "hooks" | "questions" | "mistakes" | "myths" | "things" | "situations" | "actions" | "results" | "series"
>;

/** Slots that a vocabulary fills. */
const lists = {
  hook: ({ hooks }) => hooks,
  question: ({ questions }) => questions,
  mistake: ({ mistakes }) => mistakes,
  myth: ({ myths }) => myths,
  thing: ({ things }) => things,
  situation: ({ situations }) => situations,
  action: ({ actions }) => actions,
  result: ({ results }) => results,
  series: ({ series }) => series,
} as const satisfies Record<string, (niche: Words) => readonly string[]>;

export type NicheSlot = keyof typeof lists;

/** Quoted sentences start with a capital letter. */
const quoted: ReadonlySet<NicheSlot> = new Set(["hook", "question", "myth", "series"]);

export const nicheSlots = Object.keys(lists).filter((name): name is NicheSlot => Object.hasOwn(lists, name));

/** Returns the word for a niche's slot; another `use` gives another word until all are used. */
export const nicheWord = (
  creator: Creator,
  text: Text,
  slot: NicheSlot,
  use: number,
  slots: Readonly<Record<string, string>>,
): string => {
  const words = creator.random.shuffle(subjectFilter(creator.topics, text)(lists[slot](wordsOf(creator, text))), slot);
  const word = fill(text.typeset(words[use % words.length] ?? ""), slots);
  return quoted.has(slot) ? capitalize(word) : word;
};

/** Shuffles a niche's steps; those about its other subjects come last, such as knitting in a plan about sewing. */
export const stepsFor = ({ topics, random }: Creator, text: Text, steps: readonly Step[], name: string): Step[] => {
  const fitting = new Set(subjectFilter(topics, text)(steps.map(String)));
  const rank = (step: Step): number => (fitting.has(String(step)) ? 0 : 1);
  return random.shuffle(steps, name).toSorted((a, b) => rank(a) - rank(b));
};

/** Returns the audiences that read well in the text's language, or else the niche's own audience. */
export const audiencesFor = ({ audiences, niche }: Creator, text: Text): readonly [Audience, ...Audience[]] => {
  const [first, ...others] = audiences.flatMap((words) => audienceOf(words, text) ?? []);
  return first === undefined ? [withPrepositions(text.niches[niche].audience, text)] : [first, ...others];
};

/** Puts the first letter of a topic in lower case if its first word is not a name, because phones capitalize every answer. */
const topicsFor = ({ topics, niche }: Creator, { niches, audience }: Text): readonly string[] =>
  topics.map((topic) => {
    const first = /^\p{Lu}\p{Ll}+(?= |$)/u.exec(topic)?.[0].toLowerCase();
    if (first === undefined) return topic;
    const ordinary = fold(
      JSON.stringify([niches[niche], audience.nouns, audience.words]).replaceAll(/\p{Lu}\p{Ll}*/gu, ""),
    );
    return ` ${ordinary} `.includes(` ${fold(first)} `) ? `${first}${topic.slice(first.length)}` : topic;
  });

const secondPerson = new Map(Object.entries({ my: "your", mi: "tu", mis: "tus", mon: "ton", ma: "ta", mes: "tes" }));

/** Addresses creators in their own words: "my dad's dementia" becomes "your dad's dementia". */
export const addressed = (typed: string): string => {
  const words = typed.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, "’");
  // The Spanish "mes" (month) stays: "gastos del mes", "mes a mes".
  return words.replace(
    /(?<![\p{L}\p{N}])(?:my|mis?|mon|ma|(?<=^|de |sur |avec |pour |et )mes(?! a | en ))(?= [\p{L}\p{N}])/giu,
    (word) => {
      const other = secondPerson.get(word.toLowerCase()) ?? word;
      return /^\p{Lu}/u.test(word) ? capitalize(other) : other;
    },
  );
};

/** The subject of a plan, in the words of its language. */
export interface Subject {
  readonly creator: Creator;
  readonly text: Text;
  readonly topics: readonly string[];
  readonly audiences: readonly [Audience, ...Audience[]];
}

export const subjectOf = (creator: Creator, text: Text): Subject => ({
  creator,
  text,
  topics: topicsFor(creator, text).map(addressed),
  audiences: audiencesFor(creator, text),
});
