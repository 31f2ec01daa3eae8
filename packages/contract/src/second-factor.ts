import * as v from "valibot";
import { defineCall } from "./call.ts";
import { requestOptions, usedPasskey } from "./passkey.ts";
import { oneTimeCode } from "./password-reset-fields.ts";
import { sessionReply } from "./session.ts";
import { recoveryCode } from "./recovery-code.ts";

/** How long a sign-in waits for its second step, in minutes. */
export const secondFactorMinutes = 10;

/** The `code` of an error reply: the sign-in has expired or is complete, so the user must start again. */
export const signInOver = "signInOver";

const token = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

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
