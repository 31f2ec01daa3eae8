import { startAuthentication, startRegistration, WebAuthnAbortService } from "@simplewebauthn/browser";
import { type RequestOptions, type UsedPasskey, usedPasskey } from "@trellis/contract/passkey";
import { type CreatedPasskey, createdPasskey, type CreationOptions } from "@trellis/contract/passkey-creation";
import { parse } from "valibot";
import { rememberPasskey } from "./passkey-support.ts";

/** `canceled`: the user canceled or the prompt timed out. `exists`: the device already has a passkey. `blocked`: anything else. */
type PasskeyFailure = "canceled" | "exists" | "blocked";

/** The browser returned no passkey. */
export class PasskeyFailed extends Error {
  override readonly name = "PasskeyFailed";
  readonly reason: PasskeyFailure;

  constructor(reason: PasskeyFailure, cause: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

const reasons: ReadonlyMap<string, PasskeyFailure> = new Map([
  ["NotAllowedError", "canceled"],
  ["AbortError", "canceled"],
  ["InvalidStateError", "exists"],
]);

function fail(cause: unknown): never {
  throw new PasskeyFailed((cause instanceof Error && reasons.get(cause.name)) || "blocked", cause);
}

/** Lets the user create a passkey. */
export async function createPasskey(optionsJSON: CreationOptions): Promise<CreatedPasskey> {
  const created = await startRegistration({ optionsJSON }).catch(fail);
  rememberPasskey();
  return parse(createdPasskey, created);
}

/** Lets the user choose a passkey, in a dialog or, with `inField`, in the autofill menu of a field. */
export async function askForPasskey(optionsJSON: RequestOptions, inField = false): Promise<UsedPasskey> {
  const chosen = await startAuthentication({ optionsJSON, useBrowserAutofill: inField }).catch(fail);
  rememberPasskey();
  return parse(usedPasskey, chosen);
}

/** Cancels a pending prompt for a passkey. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

/** Whether the browser can offer passkeys in the menu of a text field. */
export const canOfferPasskeys = async (): Promise<boolean> =>
  "isConditionalMediationAvailable" in PublicKeyCredential && PublicKeyCredential.isConditionalMediationAvailable();
