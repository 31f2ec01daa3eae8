import { changeEmail, resendVerification, verifyEmail } from "@trellis/contract/email";
import type { Language } from "@trellis/contract/fields";
import type { Ports } from "@trellis/server-core/ports";
import { queueMail } from "../mail/queue-mail.ts";
import { HttpError } from "../http-error.ts";
import { enforceRateLimit } from "./rate-limit.ts";
import { requireProof } from "./require-proof.ts";
import { publicRoute, signedInRoute } from "./route.ts";
import { rememberTrial } from "./trial.ts";

export const emailRoutes = [
  publicRoute(verifyEmail, async ({ body, ports, language, messages, now, address }) => {
    await enforceRateLimit(ports.limits, "verifyEmailFromAddress", address);
    const digest = await ports.tokens.digest(body.token);
    const confirmed = (await confirm(digest, ports, now)) ?? (await change(digest, ports, now, language));
    if (!confirmed) throw new HttpError(400, "linkOver", undefined, "linkOver");
    const message = confirmed.isChange ? messages.emailChanged : messages.emailVerified;
    return { message, ...confirmed };
  }),

  signedInRoute(resendVerification, async ({ account, ports, language, messages }) => {
    if (account.emailVerified) return { message: messages.emailVerified };
    await enforceRateLimit(ports.limits, "resendVerification", account.id);
    const { id: accountId, email } = account;
    await queueMail({ kind: "verifyEmail", email, language, facts: { accountId } }, ports);
    return { message: messages.verificationSent };
  }),

  signedInRoute(changeEmail, async (input) => {
    const { account, body, ports, language, messages } = input;
    const { id: accountId, fullname } = account;
    requireProof(input);
    await enforceRateLimit(ports.limits, "changeEmail", account.id);
    await enforceRateLimit(ports.limits, "changeEmailTo", body.email.toLowerCase());
    if (body.email === account.email) throw new HttpError(409, "sameEmail", undefined, "sameEmail", "email");
    // The reply is the same for a taken address, whose owner gets a notice instead of the link.
    const owner = await ports.accounts.recipient(body.email);
    await queueMail(
      owner && owner.id !== accountId
        ? { kind: "emailInUse", email: body.email, language, facts: {} }
        : { kind: "changeEmail", email: body.email, fullname, language, facts: { accountId } },
      ports,
    );
    const facts = { newEmail: body.email, stage: "requested" } as const;
    await queueMail({ kind: "emailChanged", email: account.email, language, facts }, ports);
    return { message: messages.changeLinkSent };
  }),
];

/** Redeems the link that is sent after sign-up. */
async function confirm(digest: string, { proofs, accounts, log }: Ports, now: Date) {
  const proof = await proofs.redeem(digest, "verifyEmail", now);
  if (!proof?.accountId || !(await accounts.verifyEmail(proof.accountId, proof.data, now))) return null;
  log.security("email verified", { account: proof.accountId });
  return { email: proof.data, isChange: false };
}

/** Redeems the link to a new address. */
async function change(digest: string, ports: Ports, now: Date, language: Language) {
  const proof = await ports.proofs.redeem(digest, "changeEmail", now);
  const account = proof?.accountId ? await ports.accounts.find(proof.accountId) : null;
  if (!proof || !account) return null;
  const { id: accountId, fullname } = account;
  await rememberTrial(account, ports);
  const isChanged = await ports.atomically(async (unit) => {
    const outcome = await unit.accounts.changeEmail(accountId, proof.data, now);
    // The address was taken after the link was sent. Only its owner can have the link, so this reveals nothing.
    if (outcome === "taken") throw new HttpError(409, "emailTaken");
    if (outcome === null) return false;
    const facts = { newEmail: proof.data, stage: "done" } as const;
    const mail = { kind: "emailChanged", email: outcome.formerEmail, fullname, language, facts } as const;
    await queueMail(mail, { ...ports, ...unit });
    await unit.jobs.add("updateHolder", { accountId }, { once: accountId });
    return true;
  });
  if (!isChanged) return null;
  ports.log.security("email changed", { account: accountId });
  return { email: proof.data, isChange: true };
}
