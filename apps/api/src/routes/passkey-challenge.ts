import type { UsedPasskey } from "@trellis/contract/passkey";
import type { ProofKind } from "@trellis/server-core/domain/account";
import type { Passkey } from "@trellis/server-core/domain/second-factors";
import type { Ports } from "@trellis/server-core/ports";
import { HttpError } from "../http-error.ts";

const challengeMinutes = 5;

interface Context {
  ports: Ports;
  now: Date;
}

/** What a challenge is for, and which account may use it; null means the owner of any passkey. */
interface Purpose {
  kind: Extract<ProofKind, "passkeyCreation" | "passkeySignIn">;
  accountId: string | null;
}

/** Stores the challenge of the options, and returns the options. */
export async function issueChallenge<Options extends { challenge: string }>(
  options: Options,
  purpose: Purpose,
  { ports, now }: Context,
): Promise<{ options: Options }> {
  const digest = await ports.tokens.digest(options.challenge);
  const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000);
  await ports.proofs.save({ ...purpose, digest, data: "", expiresAt });
  return { options };
}

/** Returns a function that redeems a challenge once, if it was issued for this purpose. */
export const challengeOf =
  ({ kind, accountId }: Purpose, { ports, now }: Context) =>
  async (challenge: string): Promise<boolean> => {
    const proof = await ports.proofs.redeem(await ports.tokens.digest(challenge), kind, now);
    return proof !== null && proof.accountId === accountId;
  };

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
