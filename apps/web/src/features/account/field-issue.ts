import {
  type CodeIssue,
  emailMaximum,
  type FieldIssue,
  nameMaximum,
  passwordMaximum,
  passwordMinimum,
} from "@trellis/contract/fields";
import type { TFunction } from "i18next";

/** The limits that the messages about passwords mention. */
const counts: Readonly<Partial<Record<string, number>>> = {
  passwordTooShort: passwordMinimum,
  passwordTooLong: passwordMaximum,
};

/** Returns the message for a field error, or `undefined` without an error. */
export function issueText(code: string | undefined, t: TFunction<"account">, field?: "email"): string | undefined {
  if (code === undefined) return undefined;
  const issue = code as FieldIssue | CodeIssue;
  const count = counts[issue] ?? (field === "email" ? emailMaximum : nameMaximum);
  return t(`issue.${issue}`, { count });
}

/** Works like `issueText`, for short forms whose required-field message does not name the field (spec §5). */
export const shortIssueText: typeof issueText = (code, ...rest) =>
  issueText(code?.endsWith("Required") ? "required" : code, ...rest);
