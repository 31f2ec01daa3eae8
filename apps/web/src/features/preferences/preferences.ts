import { answerMaximum, answersMaximum, type Language } from "@trellis/contract/fields";
import type { OnboardingAnswers } from "@trellis/contract/onboarding-answers";
import { readAnswers } from "@trellis/contract/read-answers";
import { joinAnswer, splitAnswer } from "@trellis/machines/onboarding";
import { skillsToSend, skillsToShow } from "../../no-skills.ts";
import {
  type ChoiceName,
  type Choices,
  type FieldName,
  fields,
  type Lists,
  options,
  type Problem,
  type Texts,
} from "./preferences-view.ts";

/** Unsaved input: the fields that differ from the current answers. */
export type Draft = Partial<Texts> & Partial<Readonly<Record<ChoiceName, string>>>;

const mapFields = <T>(make: (field: FieldName) => T) =>
  Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<FieldName, T>;

/** Returns the current answers in a language (spec §3). */
export function answersIn(language: Language, answers: OnboardingAnswers | undefined): Lists {
  const lists = mapFields((field) => (answers ? readAnswers(answers[field], language) : []));
  return { ...lists, skills: skillsToShow(lists.skills, language) };
}

/** Returns the field values. */
export const textsOf = (current: Lists, draft: Draft): Texts =>
  mapFields((field) => draft[field] ?? joinAnswer(current[field]));

/** Returns the draft with a field changed. A field that equals the current answer again is removed from it. */
export function withTyped(draft: Draft, current: Lists, field: FieldName, text: string): Draft {
  const { [field]: _before, ...others } = draft;
  return text === joinAnswer(current[field]) ? others : { ...others, [field]: text };
}

/** Returns the draft with another option chosen. Choosing the saved option again removes the answer from the draft. */
export function withChosen(draft: Draft, saved: Choices, name: ChoiceName, value: string): Draft {
  const { [name]: _before, ...others } = draft;
  return value === (saved[name] ?? "") ? others : { ...others, [name]: value };
}

/** Returns the chosen options; an empty string means that the answer is not stated. */
export function choicesFrom(saved: Choices, draft: Draft): Choices {
  const { audienceSize = saved.audienceSize, weeklyHours = saved.weeklyHours } = draft;
  return {
    audienceSize: options.audienceSize.find((option) => option === audienceSize),
    weeklyHours: options.weeklyHours.find((option) => option === weeklyHours),
  };
}

/** Returns the five lists to save. Unchanged lists stay as received: their items may contain commas. */
export function answersFrom(current: Lists, draft: Draft): Lists {
  const lists = mapFields((field) => {
    const text = draft[field];
    return text === undefined ? current[field] : splitAnswer(text);
  });
  return { ...lists, skills: skillsToSend(lists.skills) };
}

/** Validates the changed fields. None is required, but the length and number of items are limited. */
export function problemsOf(draft: Draft): Partial<Record<FieldName, Problem>> {
  const problems: Partial<Record<FieldName, Problem>> = {};
  for (const field of fields) {
    const list = splitAnswer(draft[field] ?? "");
    if (list.some((item) => item.length > answerMaximum)) problems[field] = "tooLong";
    else if (list.length > answersMaximum) problems[field] = "tooMany";
  }
  return problems;
}
