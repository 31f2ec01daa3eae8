import * as v from "valibot";
import { base64url, known, credential } from "./passkey.ts";

/** The options with which the browser creates a passkey (`PublicKeyCredentialCreationOptionsJSON`). */
export const creationOptions = v.looseObject({
  challenge: v.string(),
  rp: v.looseObject({ name: v.string() }),
  user: v.looseObject({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.looseObject({ type: v.literal("public-key"), alg: v.number() })),
  excludeCredentials: v.nullish(v.array(known), []),
});
export type CreationOptions = v.InferOutput<typeof creationOptions>;

/** The browser's response after creating a passkey (`RegistrationResponseJSON`). */
export const createdPasskey = v.looseObject({
  ...credential,
  response: v.looseObject({ clientDataJSON: base64url, attestationObject: base64url }),
  clientExtensionResults: v.looseObject({}),
});
export type CreatedPasskey = v.InferOutput<typeof createdPasskey>;
