import type { ProofKind } from "@trellis/server-core/domain/proof-kind";
import type { Ports } from "@trellis/server-core/ports";

const challengeMinutes = 5;

export interface Context {
  ports: Ports;
  now: Date;
}

/** The purpose of a challenge, and the account that may use it; null means the owner of any passkey. */
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
