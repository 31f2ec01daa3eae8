import { readSecurity } from "@trellis/contract/security";
import { renewRecoveryCodes } from "@trellis/contract/authenticator";
import { HttpError } from "../http-error.ts";
import { changeSecondFactors, mintRecoveryCodes } from "./change-second-factor.ts";
import { enforceRateLimit } from "./rate-limit.ts";
import { requireProof } from "./require-proof.ts";
import { signedInRoute } from "./route.ts";

export const securityRoutes = [
  signedInRoute(readSecurity, async ({ account, ports }) => {
    const { passkeys, authenticator, recoveryCodes } = await ports.secondFactors.read(account.id);
    return {
      // `toISOString` throws an error for an invalid date, and `toJSON` returns null.
      passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
        id,
        name,
        createdAt: createdAt.toJSON(),
        usedAt: usedAt?.toJSON() ?? null,
      })),
      hasAuthenticator: Boolean(authenticator?.confirmedAt),
      recoveryCodesLeft: recoveryCodes,
    };
  }),

  signedInRoute(renewRecoveryCodes, async (input) => {
    requireProof(input);
    const { account, ports, messages } = input;
    await enforceRateLimit(ports.limits, "changeSecondFactor", account.id);
    if (!account.hasSecondFactor) throw new HttpError(409, "noSecondFactor");
    const { codes, digests } = await mintRecoveryCodes(input);
    await changeSecondFactors("recoveryCodesRenewed", input, async (secondFactors) => {
      await secondFactors.replaceRecoveryCodes(account.id, digests);
      return true;
    });
    return { message: messages.recoveryCodesRenewed, recoveryCodes: codes };
  }),
];
