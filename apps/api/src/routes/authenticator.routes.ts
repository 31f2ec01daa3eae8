import { confirmAuthenticator, removeAuthenticator, setUpAuthenticator } from "@trellis/contract/authenticator";
import { HttpError } from "../http-error.ts";
import { otpauthUri, secretFrom, secretOwner, stepOf } from "../rules/authenticator.ts";
import { changeSecondFactors, firstRecoveryCodes, forgetRecoveryCodes } from "./change-second-factor.ts";
import { enforceRateLimit } from "./rate-limit.ts";
import { requireProof } from "./require-proof.ts";
import { signedInRoute } from "./route.ts";

export const authenticatorRoutes = [
  signedInRoute(setUpAuthenticator, async (input) => {
    requireProof(input);
    const { account, ports } = input;
    await enforceRateLimit(ports.limits, "changeSecondFactor", account.id);
    const secret = secretFrom(ports.tokens.mint());
    const lockedSecret = await ports.vault.lock(secret, secretOwner(account.id));
    if (!(await ports.secondFactors.startAuthenticator(account.id, lockedSecret))) throw exists();
    return { secret, uri: otpauthUri(secret, account.email) };
  }),

  signedInRoute(confirmAuthenticator, async (input) => {
    requireProof(input);
    const { account, body, ports, messages, now } = input;
    await enforceRateLimit(ports.limits, "secondFactorCode", account.id);
    const { authenticator } = await ports.secondFactors.read(account.id);
    if (authenticator?.confirmedAt) throw exists();
    const secret = authenticator && (await ports.vault.unlock(authenticator.lockedSecret, secretOwner(account.id)));
    if (!secret) throw gone();
    const step = stepOf(body.code, secret, now);
    if (step === null) throw new HttpError(400, "authenticatorWrong", undefined, "secondFactorWrong", "code");
    const { lockedSecret } = authenticator;
    const first = await firstRecoveryCodes(input);
    const isConfirmed = await changeSecondFactors("authenticatorOn", input, async (secondFactors) => {
      if (!(await secondFactors.confirmAuthenticator(account.id, lockedSecret, step, now))) return false;
      if (first) await secondFactors.replaceRecoveryCodes(account.id, first.digests);
      return true;
    });
    if (!isConfirmed) throw gone();
    return { message: messages.authenticatorOn, ...(first && { recoveryCodes: first.codes }) };
  }),

  signedInRoute(removeAuthenticator, async (input) => {
    requireProof(input);
    const { account, ports, messages } = input;
    await enforceRateLimit(ports.limits, "changeSecondFactor", account.id);
    await changeSecondFactors("authenticatorOff", input, async (secondFactors) => {
      if (!(await secondFactors.removeAuthenticator(account.id))) return false;
      await forgetRecoveryCodes(account.id, secondFactors);
      return true;
    });
    return { message: messages.authenticatorOff };
  }),
];

const exists = () => new HttpError(409, "authenticatorExists");
const gone = () => new HttpError(409, "authenticatorGone");
