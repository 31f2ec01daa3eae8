import type { Article } from "../knowledge/article.ts";

/** Splits text into sentences. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…])\s+(?=[\p{Lu}¿¡«“])/u);

/** Returns the first sentence of an article, or the first two if the first has fewer than 60 characters. */
export function shorten({ lead }: Article): string {
  const sentences = sentencesOf(lead);
  const [first = ""] = sentences;
  return first.length >= 60 ? first : sentences.slice(0, 2).join(" ");
}
