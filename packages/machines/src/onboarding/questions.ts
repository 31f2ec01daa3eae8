/** What is asked, in the order it is asked. */
export const questions = ["skills", "topics", "goal", "targetAudience", "platforms"] as const;

/** One of the five questions. */
export type Question = (typeof questions)[number];

/** What was typed, word for word, per question. */
export type Texts = Readonly<Record<Question, string>>;

/** What is saved: each text as a list. */
export type Answers = Record<Question, string[]>;

/** Why an answer is not taken. `tooShort` means under `shortestAnswer` characters. */
export type Problem = "required" | "tooShort";

/** The fewest characters an answer may have. Skills alone may have one (spec §5). */
export const shortestAnswer = 2;

/** "a, b ,c" is ["a", "b", "c"]; what stands between two commas may be nothing, and is dropped. */
export const listOf = (text: string): string[] =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");

/** Why this text does not answer the question, or null when it does. Separators count for nothing. */
export function problemWith(question: Question, text: string): Problem | null {
  const length = listOf(text).join("").length;
  if (length === 0) return "required";
  return question !== "skills" && length < shortestAnswer ? "tooShort" : null;
}

/** The five texts as the five lists. */
export const answersFrom = (texts: Texts): Answers => ({
  skills: listOf(texts.skills),
  topics: listOf(texts.topics),
  goal: listOf(texts.goal),
  targetAudience: listOf(texts.targetAudience),
  platforms: listOf(texts.platforms),
});

/** The question that many places further on (or back, when negative); at either end, the same one. */
export const neighbour = (question: Question, distance: 1 | -1): Question =>
  questions[questions.indexOf(question) + distance] ?? question;
