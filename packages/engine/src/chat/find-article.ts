import { nicheOf } from "../niche-of.ts";
import type { Creator } from "../creator.ts";
import type { Article } from "../knowledge/article.ts";
import type { Found, Knowledge } from "../knowledge/search.ts";
import { fold } from "../user-text.ts";
import type { Words } from "../knowledge/words.ts";
import { figuresIn } from "./figures.ts";
import type { Query } from "./query.ts";

/** Minimum score for an article to count as the answer. Tuned with the evaluation's questions. */
const confident = 0.41;
/** Minimum score for an article to count as the answer even if another rule would decline the question. */
export const certain = 0.8;
/** Lower minimum for questions that use creators' words but seem to be outside the field, such as questions about a film. */
export const fitting = 0.6;
/** Minimum score for an article to answer a question without a word from the field. */
const confidentOutside = 0.62;
/** Share of the question’s words that an article must contain, for questions with and without a word from the field. */
const minimumCovered = { inField: 0.33, outside: 0.4 };
const minimumForMore = 0.37;
const maxVague = 2;
const largeBudget = 300;
/** Minimum lead of a clear winner, and the lower minimums for it, because the rest of the question is often a name. */
const clear = { lead: 0.09, score: 0.37, covered: 0.28 };
/** When the best article covers too few of the question's words: how far ahead it may be and still be replaced, and by how many of the next articles. */
const sideRemark = { lead: 0.14, candidates: 3 };

/** Limits for replacing the best article with one that fits the meaning of the question. */
const byMeaning = { below: 0.2, covered: 0.7, meant: 0.5, lead: 0.09, candidates: 2 };

const covers = ({ isInField, covered }: Found): boolean =>
  covered >= (isInField ? minimumCovered.inField : minimumCovered.outside);

function answers([first, second]: readonly Found[]): boolean {
  if (!first?.isSpecific) return false;
  const { isInField, score, covered } = first;
  const isClear = score - (second?.score ?? 0) >= clear.lead && score >= clear.score && covered >= clear.covered;
  return (isInField && isClear) || (covers(first) && score >= (isInField ? confident : confidentOutside));
}

/** The articles for a question, best first, and whether the first one answers it. */
export interface Findings {
  readonly found: readonly Found[];
  readonly isConfident: boolean;
}

/** Returns a function that says whether a stem is a subject that a creator posts about, not a word about creating. */
function createNeutral(creator: Creator, { termsOf }: Words): (term: string) => boolean {
  const own = new Set(
    termsOf([...creator.topics, ...creator.audiences, ...creator.skills.map(({ words }) => words)].join(" ")),
  );
  const known = new Map<string, boolean>();
  return (term) => {
    const isSubject =
      known.get(term) ??
      (own.has(term) || nicheOf({ topics: [term], skills: [], targetAudience: [], goal: [] }) !== "own");
    known.set(term, isSubject);
    return isSubject;
  };
}

/** Weight of the words in a short follow-up relative to those of the previous question. */
const ownWeight = 0.25;

/** Orders the articles for a question and a short follow-up, such as "What should I write to them?". */
function rankFollowUp(together: readonly Found[], alone: readonly Found[]): readonly Found[] {
  const own = new Map(alone.map(({ article, score }) => [article.slug, score]));
  const scoreOf = ({ article, score }: Found) => score + ownWeight * (own.get(article.slug) ?? 0);
  return together.toSorted((a, b) => scoreOf(b) - scoreOf(a));
}

/** Searches for the answer to a question; a follow-up is searched together with the previous question. */
export function findArticles({ text, before }: Query, knowledge: Knowledge, creator: Creator, words: Words): Findings {
  const options = {
    neutral: createNeutral(creator, words),
    platforms: creator.platforms.map((name) => name.toLowerCase()),
  };
  const alone = withComparison(
    withBudget(preferMeant(preferCovering(knowledge.search(text, options))), text, knowledge),
    text,
  );
  const best = alone[0]?.score ?? 0;
  const terms = words.termsOf(text);
  const isVague = terms.length <= maxVague;
  if (before === "" || (best >= certain && !isVague)) return { found: alone, isConfident: answers(alone) };
  const together = knowledge.search(`${before} ${text}`, options);
  if (isVague) return { found: rankFollowUp(together, alone), isConfident: answers(together) };
  if (answers(alone) && best >= (together[0]?.score ?? 0) - 0.15) return { found: alone, isConfident: true };
  // The new words have to contribute; otherwise, any follow-up would get the answer to the earlier question.
  const contributes = terms.filter((term) => knowledge.knows(term)).length >= terms.length / 2;
  return { found: together, isConfident: answers(together) && contributes };
}

/**
 * If the best article contains too few of the question's words, moves one of the next articles to the front: the one
 * with almost the same score that contains most of them.
 */
function preferCovering(found: readonly Found[]): readonly Found[] {
  const [first, ...others] = found;
  if (!first || covers(first)) return found;
  const near = others.filter((other) => covers(other) && first.score - other.score < sideRemark.lead);
  const [best] = near.slice(0, sideRemark.candidates).toSorted((a, b) => b.covered - a.covered);
  return best ? [best, ...found.filter((each) => each !== best)] : found;
}

/** If the best article matches only a few words, moves one of the next articles that fits the meaning of the question to the front. */
function preferMeant(found: readonly Found[]): readonly Found[] {
  const [first, ...others] = found;
  if (!first || first.meant >= byMeaning.below || first.literal >= fitting || first.covered >= byMeaning.covered)
    return found;
  const near = others.slice(0, byMeaning.candidates);
  const best = near.find(({ meant, score }) => meant >= byMeaning.meant && first.score - score < byMeaning.lead);
  return best ? [best, ...found.filter((each) => each !== best)] : found;
}

/** Moves the equipment article that fits the budget of a question to the front. */
function withBudget(found: readonly Found[], question: string, { articles }: Knowledge): readonly Found[] {
  const { money } = figuresIn(question);
  const [first] = found;
  const match = found.slice(0, 3).find(({ article }) => article.slug.startsWith("equipment-"));
  if (money === undefined || !first || !match || /microphone|lighting/u.test(match.article.slug)) return found;
  // If another article is clearly ahead, such as one about recording two people, keep it: it gives its own budget.
  if (first.score - match.score > sideRemark.lead) return found;
  const article = articles.get(money >= largeBudget ? "equipment-camera-500" : "equipment-under-100");
  return article ? [{ ...match, article }, ...found.filter((each) => each.article !== article)] : found;
}

const network = "instagram|insta|ig|tik ?tok|tt|you ?tube|yt|facebook|fb|twitch|pinterest|linkedin";
const twoNetworks = new RegExp(`\\b(${network}) (?:or|vs|versus|o|ou)(?: (?:on|en|sur|a))? (${network})\\b`, "iu");

/** Moves the comparison of platforms to the front if a question compares two and the rest only says what the creator makes. */
function withComparison(found: readonly Found[], question: string): readonly Found[] {
  const [first] = found;
  const match = found.find(({ article }) => article.slug === "choosing-a-platform");
  const isAboutWork = first?.article.topic === "niches" || first?.article.topic === "business";
  if (!first || !match || !isAboutWork || !twoNetworks.test(fold(question))) return found;
  return [{ ...match, score: first.score + alternative.lead }, ...found.filter((each) => each !== match)];
}

/** Limits that decide whether an answer also mentions a second article. */
const alternative = { candidates: 3, lead: 0.1, literalWeight: 0.5, below: 1 };

/** Returns what to mention besides the first article; undefined if the first one clearly fits. */
export function alternativeIn({ found: [first, ...others] }: Findings): Found | undefined {
  const { candidates, lead, literalWeight, below } = alternative;
  if (!first || first.literal >= below || first.score >= below) return undefined;
  const isCandidate = ({ article, score, literal }: Found) =>
    score >= confident && (article.topic !== "product" || first.article.topic === "product" || literal >= fitting);
  const fit = ({ score, literal }: Found) => score + literalWeight * literal;
  const near = others.slice(0, candidates).filter(isCandidate);
  const [second] = near.toSorted((a, b) => fit(b) - fit(a));
  if (!second) return undefined;
  // An article that leads only by similarity of meaning often matches the background of the question, not the question itself.
  return first.score - second.score < lead || second.literal > first.literal ? second : undefined;
}

/** Returns the article at a rank. 0 is the answer. 1, for the first "more", is the alternative that the answer mentioned, or else the next best article. */
export function articleAt(findings: Findings, rank: number): Article | undefined {
  const [first, ...others] = findings.found;
  if (rank === 0) return first?.article;
  const mentioned = alternativeIn(findings);
  const next = mentioned ? [mentioned, ...others.filter((other) => other !== mentioned)] : others;
  const candidate = next[rank - 1];
  return candidate && candidate.score >= minimumForMore ? candidate.article : undefined;
}
