import * as v from "valibot";
import { text, threeOrMore, twoOrMore } from "./shapes.ts";

/** Vocabulary for grief, illness and separation, in the forms of a niche's vocabulary. */
export const gentleVocabulary = v.object({
  name: text,
  tags: threeOrMore,
  hooks: threeOrMore,
  questions: threeOrMore,
  mistakes: threeOrMore,
  myths: threeOrMore,
  things: threeOrMore,
  situations: threeOrMore,
  actions: threeOrMore,
  results: threeOrMore,
  moments: threeOrMore,
  series: twoOrMore,
});

/** Vocabulary of a specialty, and its folded words: "calligraph*" stands for a beginning, "=nurse" for the whole text. */
export const specialtyVocabulary = v.object({ ...gentleVocabulary.entries, words: threeOrMore });

export type SpecialtyText = v.InferOutput<typeof specialtyVocabulary>;

/** Vocabulary that replaces those words when a topic names a kind of loss. */
export const lossVocabulary = v.omit(gentleVocabulary, ["name", "mistakes", "myths", "series"]);
