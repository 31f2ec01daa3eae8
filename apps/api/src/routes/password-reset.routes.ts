import { forgotPassword, resetPassword, verifyCode } from "@trellis/contract/password-reset";
import { refuse } from "../refuse.ts";
import { codeExpiry, sealedCode } from "../rules/reset.ts";
import { answer } from "./answer.ts";
import { queueMail } from "./queue-mail.ts";
import { enforceRateLimit } from "./take-turn.ts";

export const passwordResetRoutes = [
  // These calls never look up accounts, so responses and their times don't reveal whether one exists.
  answer(forgotPassword, async (asked) => {
    const { body, ports, say, address } = asked;
    const login = body.email.toLowerCase();
    await enforceRateLimit(ports.limits, "forgotFromAddress", address);
    await enforceRateLimit(ports.limits, "forgotToAccountFromAddress", `${login} ${address}`);
    await enforceRateLimit(ports.limits, "forgotToAccount", login);
    await ports.mailer.check().catch((cause: unknown) => {
      ports.log.error("mail server away", { cause });
      throw refuse(503, (text) => text.mailAway, { "retry-after": "30" });
    });
    await queueMail("resetCode", body.email, asked);
    return { message: say.codeSent };
  }),

  answer(verifyCode, async ({ body: { email, otp }, ports, say, now, address }) => {
    const login = email.toLowerCase();
    await enforceRateLimit(ports.limits, "verifyFromAddress", address);
    await enforceRateLimit(ports.limits, "verifyToAccountFromAddress", `${login} ${address}`);
    await enforceRateLimit(ports.limits, "verifyToAccount", login);
    const resetToken = ports.tokens.mint();
    const outcome = await ports.resets.trade({
      email,
      mac: await sealedCode(email, otp, ports.tokens),
      tokenDigest: await ports.tokens.digest(resetToken),
      now,
      tokenExpiresAt: codeExpiry(now),
    });
    if (outcome === "expired") throw refuse(400, (text) => text.codeExpired);
    if (outcome === "wrong") throw refuse(400, (text) => text.codeWrong);
    return { message: say.codeRight, resetToken };
  }),

  answer(resetPassword, async (asked) => {
    const { body, ports, say, now, address } = asked;
    await enforceRateLimit(ports.limits, "resetFromAddress", address);
    const tokenDigest = await ports.tokens.digest(body.resetToken);
    const redeemed = await ports.resets.redeem(tokenDigest, await ports.passwords.hash(body.newPassword), now);
    if (!redeemed) throw refuse(400, (text) => text.resetOver);
    ports.log.info("password reset", { account: redeemed.accountId });
    await queueMail("passwordChanged", redeemed.email, asked);
    return { message: say.passwordReset };
  }),
];
