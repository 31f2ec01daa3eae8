import {
  type CodeIssue,
  emailMaximum,
  type FieldIssue,
  nameMaximum,
  passwordMaximum,
  passwordMinimum,
} from "@trellis/contract/fields";
import type { TFunction } from "i18next";

/** The number that a sentence about a field speaks of. */
const counts: Readonly<Partial<Record<string, number>>> = {
  passwordTooShort: passwordMinimum,
  passwordTooLong: passwordMaximum,
};

/** The sentence for what is wrong with a field; undefined when nothing is. */
export function issueText(code: string | undefined, t: TFunction<"account">, field?: "email"): string | undefined {
  if (code === undefined) return undefined;
  const issue = code as FieldIssue | CodeIssue;
  const count = counts[issue] ?? (field === "email" ? emailMaximum : nameMaximum);
  return t(`issue.${issue}`, { count });
}

/** The same for forms of one or two fields, where what is missing needs no name (spec §5). */
export const shortIssueText: typeof issueText = (code, ...rest) =>
  issueText(code?.endsWith("Required") ? "required" : code, ...rest);
