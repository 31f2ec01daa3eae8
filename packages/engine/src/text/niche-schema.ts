import * as v from "valibot";
import { step, text, three, threeOrMore, twoOrMore } from "./shapes.ts";

/**
 * A niche's vocabulary. Hooks, questions and series are quoted. Everything without a final stop starts in lower case and
 * fits into a sentence.
 */
export const nicheText = v.object({
  name: text,
  /** The audience to use if the creator stated none. */
  audience: text,
  /** Whether a calm tone is needed: debt, illness, separation. */
  sensitive: v.optional(v.boolean(), false),
  themes: three(text),
  tags: threeOrMore,
  hooks: threeOrMore,
  questions: threeOrMore,
  /** Common mistakes, as they follow a colon: gerunds in English, infinitives in Spanish and French. */
  mistakes: threeOrMore,
  /** Wrong beliefs: whole sentences without a final stop. */
  myths: threeOrMore,
  /** Objects with their article: "a cast-iron pan". */
  things: threeOrMore,
  /** Clauses after "when", "cuando", "quand". */
  situations: threeOrMore,
  /** Infinitives without "to", "a", "de". */
  actions: threeOrMore,
  /** Benefits for the audience: noun phrases with an article. */
  results: threeOrMore,
  /** Openings of an anecdote, spoken in the first person: whole sentences with their stop. */
  moments: threeOrMore,
  series: twoOrMore,
  ideas: v.tupleWithRest([step, step, step, step, step], step),
  proof: step,
  /** Further steps of a plan, besides `ideas` and `proof`. */
  tasks: v.array(step),
});

export type NicheText = v.InferOutput<typeof nicheText>;
