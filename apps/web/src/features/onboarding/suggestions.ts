import { platforms } from "@trellis/contract/platforms";
import { hasItem, joinAnswer, type Question, splitAnswer, toggleItem } from "@trellis/machines/onboarding";
import type { TFunction } from "i18next";
import { platformNames } from "../../platforms.ts";
import { isNoSkills } from "../../no-skills.ts";

/** A part of an answer that the user can add or remove with a tap. */
export interface AnswerSuggestion {
  /** Text that a tap adds to the answer. */
  value: string;
  label: string;
  isPressed: boolean;
}

/** Returns the suggestions for a question. `noSkills`: “no skills” in the language of the page. */
export function suggestionsFor(
  question: Question,
  text: string,
  t: TFunction<"onboarding">,
  noSkills: string,
): AnswerSuggestion[] {
  const values =
    question === "platforms"
      ? platforms.map((platform) => platformNames[platform])
      : splitAnswer(t(`question.${question}.suggestions`));
  const suggestions = values.map((value) => ({ value, label: value, isPressed: hasItem(text, value) }));
  if (question !== "skills") return suggestions;
  const isPressed = splitAnswer(text).some(isNoSkills);
  return [...suggestions, { value: noSkills, label: t("starting"), isPressed }];
}

/** Returns the answer after a tap on a suggestion. “No skills” replaces every skill, and a skill replaces “no skills”. */
export function answerAfterTap(text: string, value: string): string {
  const items = splitAnswer(text);
  if (isNoSkills(value)) return items.some(isNoSkills) ? "" : value;
  return toggleItem(joinAnswer(items.filter((item) => !isNoSkills(item))), value);
}
