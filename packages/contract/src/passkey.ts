import * as v from "valibot";

/** A base64url string. */
export const base64url = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(20_000));

export const passkeyId = v.pipe(base64url, v.maxLength(1_400));

export const known = v.looseObject({ id: v.string(), type: v.literal("public-key") });

/** The options with which the browser uses a passkey (`PublicKeyCredentialRequestOptionsJSON`). */
export const requestOptions = v.looseObject({
  challenge: v.string(),
  rpId: v.nullish(v.string(), ""),
  /** The accepted passkeys. An empty list accepts any passkey of this site. */
  allowCredentials: v.nullish(v.array(known), []),
});
export type RequestOptions = v.InferOutput<typeof requestOptions>;

export const credential = { id: passkeyId, rawId: passkeyId, type: v.literal("public-key") };

/** The browser's response after using a passkey (`AuthenticationResponseJSON`). */
export const usedPasskey = v.looseObject({
  ...credential,
  response: v.looseObject({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
  clientExtensionResults: v.looseObject({}),
});
export type UsedPasskey = v.InferOutput<typeof usedPasskey>;
