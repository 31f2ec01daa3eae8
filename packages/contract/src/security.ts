import * as v from "valibot";
import { defineCall } from "./call.ts";
import { messageReply } from "./fields.ts";
import { createdPasskey, creationOptions, passkeyId, requestOptions } from "./passkey.ts";
import { oneTimeCode } from "./password-reset-fields.ts";

/** Maximum number of passkeys of an account. */
export const passkeyMaximum = 20;
/** Maximum length of a passkey's name. */
export const passkeyNameMaximum = 60;

const passkey = v.looseObject({
  id: v.string(),
  name: v.string(),
  /** ISO 8601. */
  createdAt: v.string(),
  /** ISO 8601; null before the first use. */
  usedAt: v.nullish(v.string(), null),
});
export type Passkey = v.InferOutput<typeof passkey>;

/** GET /jwt/security: returns the second factors of the account. */
export const readSecurity = defineCall({
  name: "readSecurity",
  method: "GET",
  path: "/jwt/security",
  access: "session",
  errorField: "error",
  reply: v.looseObject({
    /** Oldest first. */
    passkeys: v.array(passkey),
    /** Whether the authenticator app is set up. */
    hasAuthenticator: v.boolean(),
    recoveryCodesLeft: v.number(),
  }),
});

/** A change that may turn on the second step: its first factor comes with recovery codes, which are shown once. */
const changeReply = v.looseObject({
  message: v.optional(v.string()),
  recoveryCodes: v.optional(v.array(v.string())),
});

/** POST /jwt/passkeys/options: starts adding a passkey. Requires a recent proof. */
export const passkeyCreationOptions = defineCall({
  name: "passkeyCreationOptions",
  method: "POST",
  path: "/jwt/passkeys/options",
  access: "session",
  errorField: "error",
  reply: v.looseObject({ options: creationOptions }),
});

/** POST /jwt/passkeys: adds the passkey that the browser has created. */
export const addPasskey = defineCall({
  name: "addPasskey",
  method: "POST",
  path: "/jwt/passkeys",
  access: "session",
  errorField: "error",
  body: v.object({ passkey: createdPasskey }),
  reply: changeReply,
});

/** The name of a passkey. */
export const passkeyName = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, "required"), v.maxLength(passkeyNameMaximum, "tooLong")),
});

/** PUT /jwt/passkeys?id={id}: renames a passkey. Requires a recent proof. */
export const renamePasskey = defineCall({
  name: "renamePasskey",
  method: "PUT",
  path: "/jwt/passkeys",
  access: "session",
  errorField: "error",
  query: v.object({ id: passkeyId }),
  body: passkeyName,
  reply: messageReply,
});

/** DELETE /jwt/passkeys?id={id}: removes a passkey; succeeds if it is gone already. Requires a recent proof. */
export const removePasskey = defineCall({
  name: "removePasskey",
  method: "DELETE",
  path: "/jwt/passkeys",
  access: "session",
  errorField: "error",
  query: v.object({ id: passkeyId }),
  reply: messageReply,
});

/** POST /jwt/authenticator: starts setting up an authenticator app with a new secret. Requires a recent proof. */
export const setUpAuthenticator = defineCall({
  name: "setUpAuthenticator",
  method: "POST",
  path: "/jwt/authenticator",
  access: "session",
  errorField: "error",
  reply: v.looseObject({
    /** In base32, to be typed. */
    secret: v.string(),
    /** An `otpauth:` address, to be scanned as a QR code. */
    uri: v.string(),
  }),
});

/** The code that the authenticator app shows. */
export const authenticatorCode = v.object({ code: oneTimeCode });

/** POST /jwt/authenticator/confirm: turns the authenticator app on with its first code. Requires a recent proof. */
export const confirmAuthenticator = defineCall({
  name: "confirmAuthenticator",
  method: "POST",
  path: "/jwt/authenticator/confirm",
  access: "session",
  errorField: "error",
  body: authenticatorCode,
  reply: changeReply,
});

/** DELETE /jwt/authenticator: turns the authenticator app off. Requires a recent proof. */
export const removeAuthenticator = defineCall({
  name: "removeAuthenticator",
  method: "DELETE",
  path: "/jwt/authenticator",
  access: "session",
  errorField: "error",
  reply: messageReply,
});

/** POST /jwt/recovery-codes: replaces the recovery codes, which are returned once. Requires a recent proof. */
export const renewRecoveryCodes = defineCall({
  name: "renewRecoveryCodes",
  method: "POST",
  path: "/jwt/recovery-codes",
  access: "session",
  errorField: "error",
  reply: v.looseObject({ message: v.optional(v.string()), recoveryCodes: v.array(v.string()) }),
});

/** POST /jwt/passkeys/proof-options: starts a proof of identity with a passkey; `prove` completes it. */
export const passkeyProofOptions = defineCall({
  name: "passkeyProofOptions",
  method: "POST",
  path: "/jwt/passkeys/proof-options",
  access: "session",
  errorField: "error",
  reply: v.looseObject({ options: requestOptions }),
});
