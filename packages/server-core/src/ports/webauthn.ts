import type { RequestOptions, UsedPasskey } from "@trellis/contract/passkey";
import type { CreatedPasskey, CreationOptions } from "@trellis/contract/passkey-creation";
import type { PasskeyKey } from "../domain/second-factors.ts";

/** Redeems the challenge of a browser response; false if it is unknown, expired or used. */
type RedeemChallenge = (challenge: string) => Promise<boolean>;

/** The WebAuthn protocol for this site. The two checks throw on invalid responses. */
export interface Webauthn {
  /** Returns what the browser needs to create a passkey. `known`: the account's existing passkeys. */
  creationOptions(
    user: { id: string; email: string; fullname: string },
    challenge: string,
    known: Pick<PasskeyKey, "id" | "transports">[],
  ): Promise<CreationOptions>;
  /** Returns what the browser needs to use one of the given passkeys, or any passkey of this site if there are none. */
  requestOptions(challenge: string, known: Pick<PasskeyKey, "id" | "transports">[]): Promise<RequestOptions>;
  checkCreated(passkey: CreatedPasskey, redeem: RedeemChallenge): Promise<PasskeyKey>;
  /** Returns the new value of the counter. */
  checkUsed(passkey: UsedPasskey, key: PasskeyKey, redeem: RedeemChallenge): Promise<number>;
}
