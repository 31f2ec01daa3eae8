import * as v from "valibot";
import { defineCall } from "./call.ts";
import { messageReply, replyMessage } from "./fields.ts";
import { passkeyId, requestOptions } from "./passkey.ts";
import { createdPasskey, creationOptions } from "./passkey-creation.ts";
import { maybe, shownMoment, shownText } from "./tolerant.ts";
import { readable } from "./tolerant-list.ts";

/** Maximum number of passkeys of an account. */
export const passkeyMaximum = 20;
/** Maximum length of a passkey's name. */
export const passkeyNameMaximum = 60;

const passkey = v.looseObject({
  id: v.string(),
  name: shownText,
  /** ISO 8601. */
  createdAt: shownMoment,
  /** ISO 8601; absent before the first use. */
  usedAt: shownMoment,
});
export type Passkey = v.InferOutput<typeof passkey>;

/** GET /jwt/security: returns the second factors of the account. */
export const readSecurity = defineCall({
  name: "readSecurity",
  method: "GET",
  path: "/jwt/security",
  isExtra: true,
  reply: v.looseObject({
    /** Oldest first. */
    passkeys: readable(passkey),
    /** Whether the authenticator app is set up. */
    hasAuthenticator: maybe(v.boolean()),
    recoveryCodesLeft: maybe(v.number()),
  }),
});

/** The reply to adding a second factor. The account's first factor comes with recovery codes, which are shown once. */
export const changeReply = v.looseObject({
  message: replyMessage,
  recoveryCodes: maybe(readable(v.string())),
});

/** POST /jwt/passkeys/options: starts adding a passkey. Requires a recent proof of identity. */
export const passkeyCreationOptions = defineCall({
  name: "passkeyCreationOptions",
  method: "POST",
  path: "/jwt/passkeys/options",
  isExtra: true,
  reply: v.looseObject({ options: creationOptions }),
});

/** POST /jwt/passkeys: adds the passkey that the browser has created. */
export const addPasskey = defineCall({
  name: "addPasskey",
  method: "POST",
  path: "/jwt/passkeys",
  isExtra: true,
  body: v.object({ passkey: createdPasskey }),
  reply: changeReply,
});

/** The name of a passkey. */
export const passkeyName = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, "required"), v.maxLength(passkeyNameMaximum, "tooLong")),
});

/** PUT /jwt/passkeys?id={id}: renames a passkey. Requires a recent proof of identity. */
export const renamePasskey = defineCall({
  name: "renamePasskey",
  method: "PUT",
  path: "/jwt/passkeys",
  isExtra: true,
  query: v.object({ id: passkeyId }),
  body: passkeyName,
  reply: messageReply,
});

/** DELETE /jwt/passkeys?id={id}: removes a passkey; succeeds if it no longer exists. Requires a recent proof of identity. */
export const removePasskey = defineCall({
  name: "removePasskey",
  method: "DELETE",
  path: "/jwt/passkeys",
  isExtra: true,
  query: v.object({ id: passkeyId }),
  reply: messageReply,
});

/** POST /jwt/passkeys/proof-options: starts a proof of identity with a passkey; `prove` completes it. */
export const passkeyProofOptions = defineCall({
  name: "passkeyProofOptions",
  method: "POST",
  path: "/jwt/passkeys/proof-options",
  isExtra: true,
  reply: v.looseObject({ options: requestOptions }),
});
