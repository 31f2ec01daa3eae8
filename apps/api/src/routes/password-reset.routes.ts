import { forgotPassword, resetPassword, verifyCode } from "@trellis/contract/password-reset";
import { isSecure } from "@trellis/server-core/ports";
import { HttpError } from "../http-error.ts";
import { addEndOfPayer } from "../jobs/add-end-of-payer.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { browserCookie, browserIn, isKnownTo } from "../rules/browser.ts";
import { codeExpiry, codeMac } from "../rules/reset.ts";
import { checkNewPassword } from "./check-new-password.ts";
import { publicRoute, WithHeaders } from "./route.ts";
import { enforceRateLimit } from "./rate-limit.ts";

export const passwordResetRoutes = [
  // The first two calls never look up accounts, so responses and their times don't reveal whether one exists.
  publicRoute(forgotPassword, async (input) => {
    const { body, headers, ports, messages, language, address } = input;
    const login = body.email.toLowerCase();
    await enforceRateLimit(ports.limits, "forgotFromAddress", address);
    const browser = browserIn(headers.get("cookie"), isSecure(ports), ports.tokens);
    if (await isKnownTo(login, browser, ports.tokens)) {
      await enforceRateLimit(ports.limits, "forgotFromBrowser", `${login} ${browser.id}`);
    } else {
      await enforceRateLimit(ports.limits, "forgotToAccountFromAddress", `${login} ${address}`);
      await enforceRateLimit(ports.limits, "forgotToAccount", login);
    }
    await ports.mailer.check().catch((cause: unknown) => {
      ports.log.error("mail server unavailable", { cause });
      throw new HttpError(503, "mailAway", { "retry-after": "30" });
    });
    const facts = { browser: await ports.tokens.digest(browser.id) };
    await queueMail({ kind: "resetCode", email: body.email, language, facts }, ports);
    return new WithHeaders({ message: messages.codeSent }, { "set-cookie": browserCookie(browser, isSecure(ports)) });
  }),

  publicRoute(verifyCode, async ({ body: { email, otp }, headers, ports, messages, now, address }) => {
    const login = email.toLowerCase();
    await enforceRateLimit(ports.limits, "verifyFromAddress", address);
    const browser = browserIn(headers.get("cookie"), isSecure(ports), ports.tokens);
    if (await isKnownTo(login, browser, ports.tokens)) {
      await enforceRateLimit(ports.limits, "verifyFromBrowser", `${login} ${browser.id}`);
    } else {
      // No limit from all addresses: each code allows few attempts, and strangers could lock the owner out.
      await enforceRateLimit(ports.limits, "verifyToAccountFromAddress", `${login} ${address}`);
    }
    const resetToken = ports.tokens.mint();
    const outcome = await ports.resets.exchangeCode({
      email,
      mac: await codeMac(email, otp, ports.tokens),
      browser: await ports.tokens.digest(browser.id),
      tokenDigest: await ports.tokens.digest(resetToken),
      now,
      tokenExpiresAt: codeExpiry(now),
    });
    if (outcome === "expired") throw new HttpError(400, "codeExpired");
    if (outcome === "wrong") throw new HttpError(400, "codeWrong");
    return { message: messages.codeRight, resetToken };
  }),

  publicRoute(resetPassword, async (input) => {
    const { body, ports, messages, language, now, address } = input;
    await enforceRateLimit(ports.limits, "resetFromAddress", address);
    const tokenDigest = await ports.tokens.digest(body.resetToken);
    const email = await ports.resets.emailOf(tokenDigest, now);
    const person = email === null ? null : await ports.accounts.recipient(email);
    if (!person) throw new HttpError(400, "resetOver");
    await checkNewPassword("newPassword", body.newPassword, person, ports);
    const newHash = await ports.passwords.hash(body.newPassword);
    const { accountId } = await ports.atomically(async (unit) => {
      const redeemed = await unit.resets.redeem(tokenDigest, newHash, now);
      if (!redeemed) throw new HttpError(400, "resetOver");
      const facts = { by: "code" } as const;
      await queueMail({ kind: "passwordChanged", email: redeemed.email, language, facts }, { ...ports, ...unit });
      const { formerPayer } = redeemed;
      if (formerPayer) await addEndOfPayer(redeemed.accountId, formerPayer, language, unit);
      return redeemed;
    });
    ports.log.security("password reset", { account: accountId });
    return { message: messages.passwordReset };
  }),
];
