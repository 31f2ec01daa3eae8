import { wordsOf } from "../knowledge/words.ts";
import type { Context } from "./context.ts";
import { articleAt, findArticles } from "./find-article.ts";
import type { Query } from "./query.ts";

/** Collects the points of the best articles until there are as many as requested. */
export function tipsFor(query: Query, count: number, context: Context): { title: string; points: string[] } {
  const { knowledge, shown, creator, asked } = context;
  const findings = findArticles(query, knowledge, creator, wordsOf(asked));
  if (!findings.isConfident) return { title: "", points: [] };
  const points: string[] = [];
  const titles: string[] = [];
  for (let rank = 0; points.length < query.offset + count; rank++) {
    const article = articleAt(findings, rank);
    if (!article) break;
    const { title, points: own } = shown.articles.get(article.slug) ?? article;
    titles.push(title);
    points.push(...own);
  }
  const { typeset } = context.text;
  return {
    title: typeset(titles[0] ?? ""),
    points: points.slice(query.offset, query.offset + count).map((point) => typeset(point)),
  };
}
