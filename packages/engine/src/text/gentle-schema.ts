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

/** What replaces those words when a topic names a kind of loss. */
export const lossVocabulary = v.omit(gentleVocabulary, ["name", "mistakes", "myths", "series"]);
