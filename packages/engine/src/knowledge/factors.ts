import { platformIds } from "../text/platforms.ts";
import type { Article } from "./article.ts";

/** Stem of the product's name. */
export const productName = "trelli";
/** Minimum similarity in meaning for a question to be about this product without naming it. */
const meantProduct = 0.3;
const platformNames: ReadonlySet<string> = new Set(platformIds);
/** Networks without their own article; a single article covers all networks that Trellis does not plan for. */
const elsewhere: ReadonlySet<string> = new Set(["bluesky", "kick", "reddit", "snapchat"]);
const elsewhereFactor = 1.25;

/** Prefers articles about creating to those about this product, unless the question names or means it. */
const productFactor = ({ topic }: Article, namesProduct: boolean, meant: number): number =>
  topic === "product" ? (namesProduct ? 1.1 : meant >= meantProduct ? 1 : 0.9) : 1;

/** Prefers articles about the question's platform and, to a lesser degree, the user's platforms. */
function platformFactor(article: Article, named: readonly string[], own: readonly string[]): number {
  const isAbout = (name: string) => article.platforms.includes(name);
  if (named.length === 0)
    return article.platforms.length === 0 ? 1 : own.length === 0 ? 0.92 : own.some(isAbout) ? 0.96 : 0.82;
  if (article.platforms.length === 0) return 0.95;
  return named.some(isAbout) ? 1.1 : 0.6;
}

/** Returns the factor by which to multiply an article's score: how well its platforms and topic match those in the question. */
export function createFactors(query: readonly string[], own: readonly string[]) {
  const named = query.filter((term) => platformNames.has(term));
  const namesElsewhere = query.some((term) => elsewhere.has(term));
  const namesProduct = query.some((term) => term.startsWith(productName));
  return (article: Article, meant: number): number =>
    platformFactor(article, named, own) *
    productFactor(article, namesProduct, meant) *
    (namesElsewhere && article.slug === "other-platforms" ? elsewhereFactor : 1);
}
