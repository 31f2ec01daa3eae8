import { confirmAuthenticator, removeAuthenticator, setUpAuthenticator } from "@trellis/contract/authenticator";
import { HttpError } from "../http-error.ts";
import { otpauthUri, secretFrom, secretOwner, stepOf } from "../rules/authenticator.ts";
import { announceChange, firstRecoveryCodes, forgetRecoveryCodes } from "./change-second-factor.ts";
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
    if (!(await ports.secondFactors.confirmAuthenticator(account.id, lockedSecret, step, now))) throw gone();
    const codes = await firstRecoveryCodes(input);
    await announceChange("authenticatorOn", input);
    return { message: messages.authenticatorOn, ...codes };
  }),

  signedInRoute(removeAuthenticator, async (input) => {
    requireProof(input);
    const { account, ports, messages } = input;
    await enforceRateLimit(ports.limits, "changeSecondFactor", account.id);
    if (await ports.secondFactors.removeAuthenticator(account.id)) {
      await forgetRecoveryCodes(input);
      await announceChange("authenticatorOff", input);
    }
    return { message: messages.authenticatorOff };
  }),
];

const exists = () => new HttpError(409, "authenticatorExists");
const gone = () => new HttpError(409, "authenticatorGone");
