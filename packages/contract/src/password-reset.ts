import * as v from "valibot";
import { defineCall } from "./call.ts";
import { type CodeIssue, confirmPassword, email, type FieldIssue, messageReply, newPassword } from "./fields.ts";

const required: CodeIssue = "required";
const sixDigits: CodeIssue = "codeSixDigits";
const differ: FieldIssue = "passwordsDiffer";

/** How many digits a one-time code has. */
export const codeLength = 6;
/** How long a code, and the reset token after it, can be used. */
export const codeMinutes = 10;

/** A one-time code: exactly six digits, leading zeros kept. */
export const oneTimeCode = v.pipe(
  v.string(required),
  v.trim(),
  v.minLength(1, required),
  v.regex(/^\d{6}$/, sixDigits),
);

/** What is typed to ask for a code. */
export const forgottenPassword = v.object({ email });

/** What is typed to choose a new password; the same schema serves the form and, with its token, the call. */
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

/** POST /jwt/forgot-password: mails a code, in the language of the call; the same answer whether or not there is an account. */
export const forgotPassword = defineCall({
  name: "forgotPassword",
  method: "POST",
  path: "/jwt/forgot-password",
  access: "public",
  refusal: "error",
  body: forgottenPassword,
  reply: messageReply,
});

/** POST /jwt/verify-otp: changes a code into a reset token; a wrong or old code is a 400. */
export const verifyCode = defineCall({
  name: "verifyCode",
  method: "POST",
  path: "/jwt/verify-otp",
  access: "public",
  refusal: "error",
  body: v.object({ otp: oneTimeCode, email }),
  reply: v.looseObject({ message: v.optional(v.string()), resetToken: v.string() }),
});

/** POST /jwt/reset-password: sets the password and signs the account out everywhere. The token works once. */
export const resetPassword = defineCall({
  name: "resetPassword",
  method: "POST",
  path: "/jwt/reset-password",
  access: "public",
  refusal: "error",
  body: v.intersect([v.object({ resetToken: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }), chosenPassword]),
  reply: messageReply,
});
