import { fold } from "../src/user-text.ts";
import type { Question } from "./questions.ts";
import { blanks, refusals } from "./refusals.ts";

/** A refusal must say within this many characters that the assistant can't do or know something. */
const openingLength = 260;
/** An answer longer than this must name its subject. */
const shortAnswer = 160;

/** Folds an answer and removes thousands separators, which differ between languages. */
const normalize = (text: string) => fold(text.replace(/(?<=\d)[.,\s](?=\d{3}(?!\d))/gu, ""));

/**
 * Returns a function that checks whether an answer contains a folded stem. A stem matches the beginning of a word. A
 * number, and a stem that starts with `=`, matches a whole word; a stem that starts with `*` matches anywhere, as in
 * #HomeCooking.
 */
export function finderIn(text: string): (stem: string) => boolean {
  const folded = ` ${normalize(text)} `;
  return (stem) => {
    if (stem.startsWith("*")) return folded.includes(stem.slice(1));
    const words = stem.replace(/^=/u, "").replace(/(?<=\d) (?=\d{3}$)/u, "");
    const isWhole = stem.startsWith("=") || /^\d+$/u.test(words);
    return folded.includes(isWhole ? ` ${words} ` : ` ${words}`);
  };
}

/** Counts the list items in an answer. */
const itemsIn = (text: string): number => text.match(/^\s*(?:[-•*–]|\d+[.)])\s+\S/gmu)?.length ?? 0;

function* problemsOf(asked: Question, answer: string): Generator<string> {
  const { before, must, mustNot, about, count, shorter, unanswerable, account, language } = asked;
  const previous = before.findLast(({ role }) => role === "assistant")?.content ?? "";
  const isIn = finderIn(answer);
  const opens = finderIn(answer.slice(0, openingLength));
  if (answer.trim() === "") yield "empty";
  for (const stem of mustNot) if (isIn(stem)) yield `contains “${stem}”`;
  if (unanswerable) {
    if (!refusals[language].some(opens)) yield "doesn’t say that this can’t be done or known";
    return;
  }
  for (const stems of must) if (!stems.some(isIn)) yield `does not mention ${stems.join(" or ")}`;
  if (about.length > 0 && answer.length > shortAnswer && !about.some(isIn)) {
    yield `is not about ${about.join(", ")}`;
  }
  if (count !== undefined && itemsIn(answer) !== count) yield `has ${itemsIn(answer)} items instead of ${count}`;
  if (shorter && answer.length >= previous.length) yield "is not shorter than the previous answer";
  if (previous !== "" && fold(answer).includes(fold(previous))) yield "repeats the previous answer";
  const isAboutMissingData = account === "new";
  if (!isAboutMissingData && blanks[language].some(opens)) yield "has no answer";
}

/** Returns the problems of an answer; empty if it is correct. */
export const judge = (asked: Question, answer: string): string[] => [...problemsOf(asked, answer)];
