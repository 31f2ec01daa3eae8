import * as v from "valibot";
import { defineCall } from "./call.ts";
import { confirmPassword, type FieldIssue, messageReply, newPassword, password } from "./fields.ts";
import { usedPasskey } from "./passkey.ts";

const differ: FieldIssue = "passwordsDiffer";
const required: FieldIssue = "passwordRequired";

/** How long a proof of identity counts as recent, in minutes. */
export const proofMinutes = 10;

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

/** Fields of the form that asks for the password again. */
export const passwordProof = v.object({ password });

/**
 * POST /jwt/prove: proves the user's identity again, by the password, a passkey (see `passkeyProofOptions`), or Google with
 * the token in `providerTokenHeader`.
 * Calls that require a recent proof then work for `proofMinutes`; without a recent proof they return a 403 with the code
 * `proofRequired`.
 */
export const prove = defineCall({
  name: "prove",
  method: "POST",
  path: "/jwt/prove",
  isExtra: true,
  body: v.union(
    [v.object({ authProvider: v.literal("google") }), v.object({ passkey: usedPasskey }), passwordProof],
    required,
  ),
  reply: messageReply,
});
