import type { AnswerList, OnboardingAnswers } from "@trellis/contract/onboarding-answers";
import { readAnswers } from "@trellis/contract/read-answers";
import type { TFunction } from "i18next";

/** Maximum length of the user's own words on a button, in characters. */
const maxLength = 48;

const short = (words: string): string =>
  words.length > maxLength ? `${words.slice(0, maxLength - 1).trimEnd()}…` : words;

const firstOf = (list: AnswerList | undefined, language: string) => short(readAnswers(list ?? [], language)[0] ?? "");

/** Returns the subject of the user's content; empty if unknown. */
export const nicheOf = (answers: OnboardingAnswers | undefined, language: string): string =>
  firstOf(answers?.topics, language);

/** Returns three suggested questions based on the user's answers. */
export function suggestionsFor(
  answers: OnboardingAnswers | undefined,
  language: string,
  t: TFunction<"chat">,
): string[] {
  const first = (list: AnswerList | undefined) => firstOf(list, language);
  const [topic, platform, goal] = [first(answers?.topics), first(answers?.platforms), first(answers?.goal)];
  return [
    topic ? t("welcome.ideas", { topic }) : t("welcome.anyIdeas"),
    platform ? t("welcome.times", { platform }) : t("welcome.anyTimes"),
    goal ? t("welcome.goal", { goal }) : t("welcome.anyGoal"),
  ];
}
