import type { UsedPasskey } from "@trellis/contract/passkey";
import type { Passkey } from "@trellis/server-core/domain/second-factors";
import type { Ports } from "@trellis/server-core/ports";
import { HttpError } from "../http-error.ts";
import { type Context, challengeOf } from "./passkey-challenge.ts";

/**
 * Verifies a passkey of the given account, or of any account for null, and returns it. All failures have the same
 * error, so that they don't reveal whether a passkey or account exists.
 */
export async function checkPasskey(used: UsedPasskey, accountId: string | null, context: Context): Promise<Passkey> {
  const { ports, now } = context;
  const passkey = await ports.secondFactors.passkey(used.id);
  if (!passkey || (accountId !== null && passkey.accountId !== accountId)) throw passkeyRefused();
  const redeem = challengeOf({ kind: "passkeySignIn", accountId }, context);
  const counter = await ports.webauthn.checkUsed(used, passkey, redeem).catch(refuse(ports));
  if (!(await ports.secondFactors.usePasskey(passkey.id, counter, now))) throw passkeyRefused();
  return passkey;
}

const passkeyRefused = () => new HttpError(400, "passkeyRefused");

/** Turns a failed check into an error reply. The log contains the reason. */
export const refuse =
  ({ log }: Ports) =>
  (cause: unknown): never => {
    log.info("passkey refused", { cause });
    throw passkeyRefused();
  };
