import * as v from "valibot";
import { defineCall } from "./call.ts";
import { type FieldIssue, messageReply, password } from "./fields.ts";
import { usedPasskey } from "./passkey.ts";

const required: FieldIssue = "passwordRequired";

/** How long a proof of identity counts as recent, in minutes. */
export const proofMinutes = 10;

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
