import { passSecondFactor, secondFactorOptions, signInOver } from "@trellis/contract/second-factor";
import { passkeySignInOptions, signInWithPasskey } from "@trellis/contract/passkey-sign-in";
import type { Account } from "@trellis/server-core/domain/account";
import type { Ports } from "@trellis/server-core/ports";
import { HttpError } from "../http-error.ts";
import { recoveryCodeDigest } from "../rules/recovery-codes.ts";
import { changeSecondFactors } from "./change-second-factor.ts";
import { openSession, type SignInInput } from "./open-session.ts";
import { issueChallenge } from "./passkey-challenge.ts";
import { checkPasskey } from "./check-passkey.ts";
import { enforceRateLimit } from "./rate-limit.ts";
import { publicRoute } from "./route.ts";
import { secretOwner, stepOf } from "../rules/authenticator.ts";

export const secondFactorRoutes = [
  publicRoute(passSecondFactor, async (input) => {
    const { body, ports, now, address } = input;
    await enforceRateLimit(ports.limits, "passSecondFactorFromAddress", address);
    const account = await waitingAccount(body.token, input);
    if ("passkey" in body) await checkPasskey(body.passkey, account.id, input);
    else await checkCode(account, body, input);
    const redeemed = await ports.proofs.redeem(await ports.tokens.digest(body.token), "secondFactor", now);
    if (!redeemed) throw over();
    ports.log.security("second factor passed", { account: account.id });
    return openSession(account, input);
  }),

  publicRoute(secondFactorOptions, async (input) => {
    const { body, ports, address } = input;
    await enforceRateLimit(ports.limits, "passkeyOptionsFromAddress", address);
    const { id: accountId } = await waitingAccount(body.token, input);
    const { passkeys } = await ports.secondFactors.read(accountId);
    const options = await ports.webauthn.requestOptions(ports.tokens.mint(), passkeys);
    return issueChallenge(options, { kind: "passkeySignIn", accountId }, input);
  }),

  publicRoute(passkeySignInOptions, async (input) => {
    const { ports, address } = input;
    await enforceRateLimit(ports.limits, "passkeyOptionsFromAddress", address);
    const options = await ports.webauthn.requestOptions(ports.tokens.mint(), []);
    return issueChallenge(options, { kind: "passkeySignIn", accountId: null }, input);
  }),

  publicRoute(signInWithPasskey, async (input) => {
    const { body, ports, address } = input;
    await enforceRateLimit(ports.limits, "passkeySignInFromAddress", address);
    const { accountId } = await checkPasskey(body.passkey, null, input);
    const account = await ports.accounts.find(accountId);
    if (!account) throw over();
    ports.log.security("signed in with a passkey", { account: accountId });
    return openSession(account, input);
  }),
];

/** Returns the account of a sign-in that waits for its second step. */
async function waitingAccount(token: string, { ports, now }: SignInInput): Promise<Account> {
  const proof = await ports.proofs.find(await ports.tokens.digest(token), "secondFactor", now);
  const account = proof?.accountId ? await ports.accounts.find(proof.accountId) : null;
  if (!account) throw over();
  return account;
}

/** Uses up a code from the authenticator app or a recovery code. */
async function checkCode(
  account: Account,
  typed: { code: string } | { recoveryCode: string },
  { ports, now, language }: SignInInput,
): Promise<void> {
  const { id } = account;
  await enforceRateLimit(ports.limits, "secondFactorCode", id);
  await enforceRateLimit(ports.limits, "secondFactorCodePerDay", id);
  if ("code" in typed) {
    if (!(await checkAuthenticator(id, typed.code, { ports, now }))) throw wrong("code");
    return;
  }
  const digest = await recoveryCodeDigest(id, typed.recoveryCode, ports.tokens);
  const isUsed = await changeSecondFactors("recoveryCodeUsed", { account, ports, language }, (secondFactors) =>
    secondFactors.useRecoveryCode(id, digest),
  );
  if (!isUsed) throw wrong("recoveryCode");
}

const over = () => new HttpError(400, "signInOver", undefined, signInOver);
const wrong = (field: "code" | "recoveryCode") =>
  new HttpError(400, "secondFactorWrong", undefined, "secondFactorWrong", field);

/** Uses up a code of an account's authenticator app; false if it is wrong or used. */
async function checkAuthenticator(
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
