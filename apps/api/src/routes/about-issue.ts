import { type BaseIssue, getDotPath } from "valibot";
import type { Text } from "../text/en.ts";

/** Describes what is wrong with a body or query: names the field and how to fix it. */
export function aboutIssue(issue: BaseIssue<unknown>, say: Text): string {
  const field = say.fieldName(getDotPath(issue) ?? "body");
  if (issue.message in say.fields) return say.fields[issue.message as keyof Text["fields"]](field);
  return issue.received === "undefined" ? say.fields.required(field) : say.fieldWrong(field);
}
