import {
  addPasskey,
  passkeyCreationOptions,
  passkeyMaximum,
  passkeyNameMaximum,
  passkeyProofOptions,
  removePasskey,
  renamePasskey,
} from "@trellis/contract/security";
import { HttpError } from "../http-error.ts";
import { deviceOf } from "../rules/device.ts";
import { onOneLine } from "../rules/one-line.ts";
import { changeSecondFactors, firstRecoveryCodes, forgetRecoveryCodes } from "./change-second-factor.ts";
import { challengeOf, issueChallenge } from "./passkey-challenge.ts";
import { refuse } from "./check-passkey.ts";
import { enforceRateLimit } from "./rate-limit.ts";
import { requireProof } from "./require-proof.ts";
import { signedInRoute } from "./route.ts";

/** Until the user renames it, a passkey is named after the browser that created it. */
const initialName = (userAgent: string | null): string => {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter((name) => name !== null).join(" · ") || "Passkey";
};

export const passkeysRoutes = [
  signedInRoute(passkeyCreationOptions, async (input) => {
    requireProof(input);
    const { account, ports } = input;
    await enforceRateLimit(ports.limits, "changeSecondFactor", account.id);
    const { passkeys } = await ports.secondFactors.read(account.id);
    if (passkeys.length >= passkeyMaximum) throw new HttpError(409, "passkeysFull");
    const options = await ports.webauthn.creationOptions(account, ports.tokens.mint(), passkeys);
    return issueChallenge(options, { kind: "passkeyCreation", accountId: account.id }, input);
  }),

  // The challenge was issued after a recent proof, so no other proof is required.
  signedInRoute(addPasskey, async (input) => {
    const { account, body, ports, messages, now, headers } = input;
    await enforceRateLimit(ports.limits, "changeSecondFactor", account.id);
    const redeem = challengeOf({ kind: "passkeyCreation", accountId: account.id }, input);
    const key = await ports.webauthn.checkCreated(body.passkey, redeem).catch(refuse(ports));
    const name = initialName(headers.get("user-agent"));
    const passkey = { ...key, accountId: account.id, name, createdAt: now, usedAt: null };
    const first = await firstRecoveryCodes(input);
    const isAdded = await changeSecondFactors("passkeyAdded", input, async (secondFactors) => {
      if (!(await secondFactors.addPasskey(passkey))) return false;
      if (first) await secondFactors.replaceRecoveryCodes(account.id, first.digests);
      return true;
    });
    if (!isAdded) throw new HttpError(409, "passkeyExists");
    return { message: messages.passkeyAdded, ...(first && { recoveryCodes: first.codes }) };
  }),

  signedInRoute(renamePasskey, async (input) => {
    requireProof(input);
    const { account, body, query, ports, messages } = input;
    await enforceRateLimit(ports.limits, "changeSecondFactor", account.id);
    const name = onOneLine(body.name).slice(0, passkeyNameMaximum);
    if (!(await ports.secondFactors.renamePasskey(account.id, query.id, name)))
      throw new HttpError(404, "passkeyGone", undefined, "passkeyGone");
    return { message: messages.passkeyRenamed };
  }),

  signedInRoute(removePasskey, async (input) => {
    requireProof(input);
    const { account, query, ports, messages } = input;
    await enforceRateLimit(ports.limits, "changeSecondFactor", account.id);
    await changeSecondFactors("passkeyRemoved", input, async (secondFactors) => {
      if (!(await secondFactors.removePasskey(account.id, query.id))) return false;
      await forgetRecoveryCodes(account.id, secondFactors);
      return true;
    });
    return { message: messages.passkeyRemoved };
  }),

  signedInRoute(passkeyProofOptions, async (input) => {
    const { account, ports, address } = input;
    await enforceRateLimit(ports.limits, "passkeyOptionsFromAddress", address);
    const { passkeys } = await ports.secondFactors.read(account.id);
    if (passkeys.length === 0) throw new HttpError(409, "noSecondFactor");
    const options = await ports.webauthn.requestOptions(ports.tokens.mint(), passkeys);
    return issueChallenge(options, { kind: "passkeySignIn", accountId: account.id }, input);
  }),
];
