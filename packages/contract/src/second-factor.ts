import * as v from "valibot";
import { defineCall } from "./call.ts";
import { requestOptions, usedPasskey } from "./passkey.ts";
import { oneTimeCode } from "./password-reset-fields.ts";
import { sessionReply } from "./session.ts";

/** How long a sign-in waits for its second step, in minutes. */
export const secondFactorMinutes = 10;

/** The `code` of an error reply: the sign-in has expired or is complete, so the user must start again. */
export const signInOver = "signInOver";

const token = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** A recovery code: ten letters and digits. Case, spaces and dashes are ignored. */
export const recoveryCode = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));

/**
 * POST /jwt/second-factor: completes a sign-in with a code from the authenticator app, a recovery code or a passkey.
 * Wrong codes return a 400 and can be corrected; an expired sign-in returns a 400 with the code `signInOver`.
 */
export const passSecondFactor = defineCall({
  name: "passSecondFactor",
  method: "POST",
  path: "/jwt/second-factor",
  access: "public",
  isExtra: true,
  body: v.union([
    v.object({ token, code: oneTimeCode }),
    v.object({ token, recoveryCode }),
    v.object({ token, passkey: usedPasskey }),
  ]),
  reply: sessionReply,
});

/** POST /jwt/second-factor/options: starts the second step with a passkey. */
export const secondFactorOptions = defineCall({
  name: "secondFactorOptions",
  method: "POST",
  path: "/jwt/second-factor/options",
  access: "public",
  isExtra: true,
  body: v.object({ token }),
  reply: v.looseObject({ options: requestOptions }),
});

/** POST /jwt/passkeys/sign-in-options: starts a sign-in with a passkey, without an email. */
export const passkeySignInOptions = defineCall({
  name: "passkeySignInOptions",
  method: "POST",
  path: "/jwt/passkeys/sign-in-options",
  access: "public",
  isExtra: true,
  reply: v.looseObject({ options: requestOptions }),
});

/** POST /jwt/passkeys/sign-in: signs in with a passkey, without a second step. */
export const signInWithPasskey = defineCall({
  name: "signInWithPasskey",
  method: "POST",
  path: "/jwt/passkeys/sign-in",
  access: "public",
  isExtra: true,
  body: v.object({ passkey: usedPasskey }),
  reply: sessionReply,
});
