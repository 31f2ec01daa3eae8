import { secondFactorMinutes } from "@trellis/contract/second-factor";
import type { Account } from "@trellis/server-core/domain/account";
import { openSession, type SignInInput } from "./open-session.ts";

/** Opens a session for a user who has proved the first factor, or asks for the second one. */
export async function finishSignIn(account: Account, input: SignInInput) {
  if (!account.hasSecondFactor) return openSession(account, input);
  const { ports, now, messages } = input;
  const token = ports.tokens.mint();
  const { passkeys, authenticator, recoveryCodes } = await ports.secondFactors.read(account.id);
  await ports.proofs.save({
    digest: await ports.tokens.digest(token),
    kind: "secondFactor",
    accountId: account.id,
    data: "",
    expiresAt: new Date(now.getTime() + secondFactorMinutes * 60_000),
  });
  const methods = [
    ...(authenticator?.confirmedAt ? ["totp"] : []),
    ...(passkeys.length > 0 ? ["passkey"] : []),
    ...(recoveryCodes > 0 ? ["recoveryCode"] : []),
  ];
  return { secondFactor: { token, methods }, message: messages.secondFactorNeeded };
}
