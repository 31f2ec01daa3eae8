import * as v from "valibot";
import { text } from "./shapes.ts";

const pairs = v.array(v.tuple([text, text]));

/** Words and rules that turn a creator's answer about the audience into a noun phrase. */
export const audience = v.object({
  /** Folded answers that name no particular audience. */
  vague: v.array(text),
  /** Words that show the answer's language. */
  words: v.array(text),
  /** Singular nouns; `{noun}` in a rule stands for any of them. */
  nouns: v.array(text),
  /** First words that keep their capital letter, in lower case. */
  proper: v.array(text),
  /** Patterns and replacements, applied in order. */
  rewrites: pairs,
  /** Matches the finished noun phrases. */
  accept: text,
  // The prepositions, each with a space.
  for: text,
  of: text,
  to: text,
  /** Patterns and replacements for a preposition with its noun phrase. */
  contractions: pairs,
});
