import * as v from "valibot";
import { defineCall } from "./call.ts";
import { confirmPassword, type FieldIssue, messageReply, newPassword, password } from "./fields.ts";

const differ: FieldIssue = "passwordsDiffer";
/** Fields of the change-password form, validated by the form and the server. */
export const passwordChange = v.pipe(
  v.object({ currentPassword: password, newPassword, confirmPassword }),
  v.forward(
    v.partialCheck(
      [["newPassword"], ["confirmPassword"]],
      (typed) => typed.newPassword === typed.confirmPassword,
      differ,
    ),
    ["confirmPassword"],
  ),
);
export type PasswordChange = v.InferOutput<typeof passwordChange>;

/** POST /jwt/change-password: changes the password, ends all other sessions and counts as a proof of identity. */
export const changePassword = defineCall({
  name: "changePassword",
  method: "POST",
  path: "/jwt/change-password",
  isExtra: true,
  body: passwordChange,
  reply: messageReply,
});
