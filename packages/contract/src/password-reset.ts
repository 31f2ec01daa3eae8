import * as v from "valibot";
import { defineCall } from "./call.ts";
import { type CodeIssue, confirmPassword, email, type FieldIssue, messageReply, newPassword } from "./fields.ts";

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

/** POST /jwt/forgot-password: emails a code in the language of the request. The reply does not reveal whether the account exists. */
export const forgotPassword = defineCall({
  name: "forgotPassword",
  method: "POST",
  path: "/jwt/forgot-password",
  access: "public",
  errorField: "error",
  body: forgottenPassword,
  reply: messageReply,
});

/** POST /jwt/verify-otp: exchanges a code for a reset token; a wrong or expired code returns a 400. */
export const verifyCode = defineCall({
  name: "verifyCode",
  method: "POST",
  path: "/jwt/verify-otp",
  access: "public",
  errorField: "error",
  body: v.object({ otp: oneTimeCode, email }),
  reply: v.looseObject({ message: v.optional(v.string()), resetToken: v.string() }),
});

/** POST /jwt/reset-password: sets the password and ends all sessions. The token can be used once. */
export const resetPassword = defineCall({
  name: "resetPassword",
  method: "POST",
  path: "/jwt/reset-password",
  access: "public",
  errorField: "error",
  body: v.intersect([v.object({ resetToken: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }), chosenPassword]),
  reply: messageReply,
});
