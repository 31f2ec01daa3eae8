import * as v from "valibot";
import { defineCall } from "./call.ts";
import { messageReply, replyMessage } from "./fields.ts";
import { oneTimeCode } from "./password-reset-fields.ts";
import { changeReply } from "./security.ts";

/** POST /jwt/authenticator: starts setting up an authenticator app with a new secret. Requires a recent proof of identity. */
export const setUpAuthenticator = defineCall({
  name: "setUpAuthenticator",
  method: "POST",
  path: "/jwt/authenticator",
  isExtra: true,
  reply: v.looseObject({
    /** The secret in base32, for users who type it. */
    secret: v.string(),
    /** An `otpauth:` URI, for a QR code. */
    uri: v.string(),
  }),
});

/** The code that the authenticator app shows. */
export const authenticatorCode = v.object({ code: oneTimeCode });

/** POST /jwt/authenticator/confirm: turns the authenticator app on with its first code. Requires a recent proof of identity. */
export const confirmAuthenticator = defineCall({
  name: "confirmAuthenticator",
  method: "POST",
  path: "/jwt/authenticator/confirm",
  isExtra: true,
  body: authenticatorCode,
  reply: changeReply,
});

/** DELETE /jwt/authenticator: turns the authenticator app off. Requires a recent proof of identity. */
export const removeAuthenticator = defineCall({
  name: "removeAuthenticator",
  method: "DELETE",
  path: "/jwt/authenticator",
  isExtra: true,
  reply: messageReply,
});

/** POST /jwt/recovery-codes: replaces the recovery codes, which are returned once. Requires a recent proof of identity. */
export const renewRecoveryCodes = defineCall({
  name: "renewRecoveryCodes",
  method: "POST",
  path: "/jwt/recovery-codes",
  isExtra: true,
  reply: v.looseObject({ message: replyMessage, recoveryCodes: v.array(v.string()) }),
});
