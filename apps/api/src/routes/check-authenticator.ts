import type { Ports } from "../ports.ts";
import { secretOwner, stepOf } from "../rules/authenticator.ts";

/** Uses up a code of an account's authenticator app; false if it is wrong or used. */
export async function checkAuthenticator(
  accountId: string,
  code: string,
  { ports, now }: { ports: Ports; now: Date },
): Promise<boolean> {
  const { authenticator } = await ports.secondFactors.read(accountId);
  if (!authenticator?.confirmedAt) return false;
  const secret = await ports.vault.unlock(authenticator.lockedSecret, secretOwner(accountId));
  const step = secret === null ? null : stepOf(code, secret, now);
  return step !== null && ports.secondFactors.useStep(accountId, step);
}
