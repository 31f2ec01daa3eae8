import * as v from "valibot";
import { defineCall } from "./call.ts";
import { requestOptions, usedPasskey } from "./passkey.ts";
import { sessionReply } from "./session.ts";

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
