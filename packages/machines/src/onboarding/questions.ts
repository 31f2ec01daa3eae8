/** The questions, in the order they are asked. */
export const questions = ["skills", "topics", "goal", "targetAudience", "platforms"] as const;

/** One of the five questions. */
export type Question = (typeof questions)[number];

/** The answer typed for each question. */
export type Texts = Readonly<Record<Question, string>>;

/** The reason for rejecting an answer. `tooShort`: fewer than `shortestAnswer` characters. */
export type Problem = "required" | "tooShort";

/** Minimum length of an answer in characters. A skills answer may have one character. */
export const shortestAnswer = 2;

/** Returns why an answer is not valid, or `null` if it is valid. Commas don't count toward the length. */
export function problemWith(question: Question, text: string): Problem | null {
  const { length } = text.replaceAll(",", "").trim();
  if (length === 0) return "required";
  return question !== "skills" && length < shortestAnswer ? "tooShort" : null;
}

/** Returns the next (1) or previous (-1) question, or the same one at either end. */
export const adjacentQuestion = (question: Question, offset: 1 | -1): Question =>
  questions[questions.indexOf(question) + offset] ?? question;
