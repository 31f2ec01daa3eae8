import { changeEmail, resendVerification, verifyEmail } from "@trellis/contract/email";
import type { Ports } from "../ports.ts";
import { HttpError } from "../http-error.ts";
import { enforceRateLimit } from "./rate-limit.ts";
import { requireProof } from "./require-proof.ts";
import { publicRoute, signedInRoute } from "./route.ts";

export const emailRoutes = [
  publicRoute(verifyEmail, async ({ body, ports, messages, now, address }) => {
    await enforceRateLimit(ports.limits, "verifyEmailFromAddress", address);
    const digest = await ports.tokens.digest(body.token);
    const confirmed = (await confirm(digest, ports, now)) ?? (await change(digest, ports, now));
    if (!confirmed) throw linkOver();
    const message = confirmed.isChange ? messages.emailChanged : messages.emailVerified;
    return { message, ...confirmed };
  }),

  signedInRoute(resendVerification, async ({ account, ports, messages }) => {
    if (account.emailVerified) return { message: messages.emailVerified };
    await enforceRateLimit(ports.limits, "resendVerification", account.id);
    return { message: messages.verificationSent };
  }),

  signedInRoute(changeEmail, async (input) => {
    const { account, body, ports, messages } = input;
    requireProof(input);
    await enforceRateLimit(ports.limits, "changeEmail", account.id);
    await enforceRateLimit(ports.limits, "changeEmailTo", body.email.toLowerCase());
    if (body.email === account.email) throw new HttpError(409, "sameEmail", undefined, "sameEmail", "email");
    return { message: messages.changeLinkSent };
  }),
];

const linkOver = () => new HttpError(400, "linkOver", undefined, "linkOver");

/** Redeems the link that is sent after sign-up. */
async function confirm(digest: string, { proofs, accounts, log }: Ports, now: Date) {
  const proof = await proofs.redeem(digest, "verifyEmail", now);
  if (!proof?.accountId || !(await accounts.verifyEmail(proof.accountId, proof.data, now))) return null;
  log.info("email verified", { account: proof.accountId });
  return { email: proof.data, isChange: false };
}

/** Redeems the link to a new address. */
async function change(digest: string, { proofs, accounts, log }: Ports, now: Date) {
  const proof = await proofs.redeem(digest, "changeEmail", now);
  if (!proof?.accountId) return null;
  const outcome = await accounts.changeEmail(proof.accountId, proof.data, now);
  // Its owner has signed up since the link was sent, and has seen the link, so they may know.
  if (outcome === "taken") throw new HttpError(409, "emailTaken");
  if (outcome === null) return null;
  log.info("email changed", { account: proof.accountId });
  return { email: proof.data, isChange: true };
}
