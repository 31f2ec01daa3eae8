import * as v from "valibot";

/** A base64url string. */
const base64url = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(20_000));

export const passkeyId = v.pipe(base64url, v.maxLength(1_400));

const known = v.looseObject({ id: v.string(), type: v.literal("public-key") });

/** The options with which the browser creates a passkey (`PublicKeyCredentialCreationOptionsJSON`). */
export const creationOptions = v.looseObject({
  challenge: v.string(),
  rp: v.looseObject({ name: v.string() }),
  user: v.looseObject({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.looseObject({ type: v.literal("public-key"), alg: v.number() })),
  excludeCredentials: v.nullish(v.array(known), []),
});
export type CreationOptions = v.InferOutput<typeof creationOptions>;

/** The options with which the browser uses a passkey (`PublicKeyCredentialRequestOptionsJSON`). */
export const requestOptions = v.looseObject({
  challenge: v.string(),
  rpId: v.nullish(v.string(), ""),
  /** The accepted passkeys. An empty list accepts any passkey of this site. */
  allowCredentials: v.nullish(v.array(known), []),
});
export type RequestOptions = v.InferOutput<typeof requestOptions>;

const credential = { id: passkeyId, rawId: passkeyId, type: v.literal("public-key") };

/** The browser's response after creating a passkey (`RegistrationResponseJSON`). */
export const createdPasskey = v.looseObject({
  ...credential,
  response: v.looseObject({ clientDataJSON: base64url, attestationObject: base64url }),
  clientExtensionResults: v.looseObject({}),
});
export type CreatedPasskey = v.InferOutput<typeof createdPasskey>;

/** The browser's response after using a passkey (`AuthenticationResponseJSON`). */
export const usedPasskey = v.looseObject({
  ...credential,
  response: v.looseObject({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
  clientExtensionResults: v.looseObject({}),
});
export type UsedPasskey = v.InferOutput<typeof usedPasskey>;
