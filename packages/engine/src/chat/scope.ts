import { wordsOf } from "../knowledge/words.ts";
import { isDoubtful } from "./answer-article.ts";
import type { Context } from "./context.ts";
import type { Turn } from "./conversation.ts";
import { certain, type Findings } from "./find-article.ts";

const productWord = "trellis";
/** Minimum score for an article about this product to answer a question that names the product. */
const minimumForProduct = 0.37;
/** Matches a capitalized word within a sentence, such as "Taylor" in "the next video of Taylor Swift". */
const capitalized = /(?<=[\p{Ll}\p{N},’'] )\p{Lu}[\p{L}-]+/gu;

/** Whether a question names a person or thing that is rare in the articles' titles and example questions. */
const namesStranger = (text: string, { knowledge, asked }: Context): boolean =>
  (text.match(capitalized) ?? []).some((name) =>
    wordsOf(asked)
      .termsOf(name)
      .some((term) => knowledge.isRare(term)),
  );

/**
 * Keeps only articles about this product for a question that names it: "How does Trellis pay me?" is not about YouTube.
 * A factual question, such as "When is the next Apple event?", is not answered with an article about something else.
 */
export function withinScope(findings: Findings, turn: Turn, context: Context): Findings {
  const { found, isConfident } = findings;
  const [best] = found;
  if (!best) return findings;
  if (best.article.topic !== "product" && turn.folded.split(" ").includes(productWord)) {
    const own = found.filter(({ article }) => article.topic === "product");
    return { found: own, isConfident: (own[0]?.score ?? 0) >= minimumForProduct };
  }
  const isOther =
    context.patterns.matches("facts", turn.folded) &&
    (isDoubtful(findings) || (best.literal < certain && namesStranger(turn.text, context)));
  return { found, isConfident: isConfident && !isOther };
}
