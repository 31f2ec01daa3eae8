import * as v from "valibot";
import { type CodeIssue, confirmPassword, email, type FieldIssue, newPassword } from "./fields.ts";

const required: CodeIssue = "required";
const sixDigits: CodeIssue = "codeSixDigits";
const differ: FieldIssue = "passwordsDiffer";

/** Number of digits of a one-time code. */
export const codeLength = 6;
/** Lifetime of a code and of a reset token in minutes. */
export const codeMinutes = 10;

/** A one-time code: exactly six digits, possibly with leading zeros. */
export const oneTimeCode = v.pipe(
  v.string(required),
  v.trim(),
  v.minLength(1, required),
  v.regex(/^\d{6}$/, sixDigits),
);

/** Fields of the forgot-password form. */
export const forgottenPassword = v.object({ email });

/** Fields of the new-password form; the call adds the reset token. */
export const chosenPassword = v.pipe(
  v.object({ newPassword, confirmPassword }),
  v.forward(
    v.partialCheck(
      [["newPassword"], ["confirmPassword"]],
      (typed) => typed.newPassword === typed.confirmPassword,
      differ,
    ),
    ["confirmPassword"],
  ),
);
export type ChosenPassword = v.InferOutput<typeof chosenPassword>;
