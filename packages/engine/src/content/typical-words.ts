import { type NicheId, nicheIds } from "../text/niche-ids.ts";
import type { NicheText } from "../text/niche-schema.ts";
import type { Text } from "../text/texts.ts";
import { type Lexicon, allStemsOf } from "./vocabulary.ts";

/** A word used by more niches than this is not typical of any of them. */
const maxNiches = 3;
const minUses = 2;
const maxUses = 4;
const recognizedWeight = 3;

/** How typical each word is, by its stem. */
type Weights = ReadonlyMap<string, number>;

/** Returns the entries of a vocabulary. */
export const entriesOf = ({
  things,
  situations,
  actions,
  results,
  mistakes,
  myths,
  questions,
  moments,
  hooks,
}: Lexicon) => [
  ...things,
  ...situations,
  ...actions,
  ...results,
  ...mistakes,
  ...myths,
  ...questions,
  ...moments,
  ...hooks,
];

/** Counts the entries of a niche that contain each word. */
function countWords(niche: NicheText): Map<string, number> {
  const uses = new Map<string, number>();
  for (const entry of entriesOf(niche)) {
    for (const stem of allStemsOf(entry)) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  }
  return uses;
}

function readTypicalWords({ niches, keywords }: Text): Map<NicheId, Weights> {
  const counts = new Map(nicheIds.map((id) => [id, countWords(niches[id])]));
  const spread = new Map<string, number>();
  for (const uses of counts.values()) {
    for (const stem of uses.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  }
  const isRare = (stem: string) => (spread.get(stem) ?? 0) <= maxNiches;
  const typicalOf = (id: NicheId, uses: ReadonlyMap<string, number>): Weights => {
    const recognized = allStemsOf(keywords.niches[id].join(" "));
    const candidates = [...new Set([...uses.keys(), ...recognized])].map((stem): [string, number] => [
      stem,
      Math.min(uses.get(stem) ?? 0, maxUses) + (recognized.has(stem) ? recognizedWeight : 0),
    ]);
    return new Map(candidates.filter(([stem, weight]) => weight >= minUses && isRare(stem)));
  };
  return new Map(Array.from(counts, ([id, uses]) => [id, typicalOf(id, uses)]));
}

const known = new WeakMap<Text, Map<NicheId, Weights>>();

/**
 * Returns the words by which a niche is recognized or that it uses several times, unless many other niches use them:
 * "dough", "espresso". Computed at first use.
 */
export function typicalWordsOf(niche: NicheId, text: Text): Weights {
  const words = known.get(text) ?? readTypicalWords(text);
  known.set(text, words);
  return words.get(niche) ?? new Map();
}

/** Returns how typical of the niche a sentence is, ignoring words of the topic. */
export const typicality = (sentence: string, topic: string, words: Weights): number => {
  const given = allStemsOf(topic);
  return [...allStemsOf(sentence)]
    .filter((stem) => !given.has(stem))
    .reduce((sum, stem) => sum + (words.get(stem) ?? 0), 0);
};
