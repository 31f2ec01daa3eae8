import { type AnswerList, type OnboardingAnswers, readAnswers } from "@trellis/contract/user";
import type { TFunction } from "i18next";

/** Longest that a person's own words may get on a button, in characters. */
const wordsMaximum = 48;

const short = (words: string): string =>
  words.length > wordsMaximum ? `${words.slice(0, wordsMaximum - 1).trimEnd()}…` : words;

/** Three questions to begin with, out of the person's own answers. */
export function suggestionsFor(
  answers: OnboardingAnswers | undefined,
  language: string,
  t: TFunction<"chat">,
): string[] {
  const first = (list: AnswerList | undefined) => short(readAnswers(list ?? [], language)[0] ?? "");
  const [topic, platform, goal] = [first(answers?.topics), first(answers?.platforms), first(answers?.goal)];
  return [
    topic ? t("welcome.ideas", { topic }) : t("welcome.anyIdeas"),
    platform ? t("welcome.times", { platform }) : t("welcome.anyTimes"),
    goal ? t("welcome.goal", { goal }) : t("welcome.anyGoal"),
  ];
}
