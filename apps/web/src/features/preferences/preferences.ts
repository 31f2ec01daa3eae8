import { answerMaximum, answersMaximum, type Language } from "@trellis/contract/fields";
import { splitList } from "@trellis/contract/onboarding";
import { type OnboardingAnswers, readAnswers } from "@trellis/contract/user";
import { type FieldName, fields, type Lists, type Problem, type Texts } from "./preferences-view.ts";

/** What was typed and is not saved yet: the fields that differ from the current answers. */
export type Draft = Partial<Texts>;

const each = <T>(make: (field: FieldName) => T) =>
  Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<FieldName, T>;

const textOf = (list: readonly string[]): string => list.join(", ");

/** The current answers, read in a language (spec §3). */
export const answersIn = (language: Language, answers: OnboardingAnswers | undefined): Lists =>
  each((field) => (answers ? readAnswers(answers[field], language) : []));

/** What stands in the fields. */
export const textsOf = (current: Lists, draft: Draft): Texts => each((field) => draft[field] ?? textOf(current[field]));

/** The draft with this typed; a field in which the current answer stands again is no change. */
export function withTyped(draft: Draft, current: Lists, field: FieldName, text: string): Draft {
  const { [field]: _before, ...others } = draft;
  return text === textOf(current[field]) ? others : { ...others, [field]: text };
}

/** The five lists to save. An untouched one goes back as it came: its items may hold commas of their own. */
export const answersFrom = (current: Lists, draft: Draft): Lists =>
  each((field) => {
    const text = draft[field];
    return text === undefined ? current[field] : splitList(text);
  });

/** What is wrong with the typed fields: nothing has to be filled in, but there is an end to everything. */
export function problemsOf(draft: Draft): Partial<Record<FieldName, Problem>> {
  const problems: Partial<Record<FieldName, Problem>> = {};
  for (const field of fields) {
    const list = splitList(draft[field] ?? "");
    if (list.some((item) => item.length > answerMaximum)) problems[field] = "tooLong";
    else if (list.length > answersMaximum) problems[field] = "tooMany";
  }
  return problems;
}
