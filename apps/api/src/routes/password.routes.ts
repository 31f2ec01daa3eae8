import { changePassword } from "@trellis/contract/password";
import { prove } from "@trellis/contract/proof";
import { HttpError } from "../http-error.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { checkNewPassword } from "./check-new-password.ts";
import { provenGoogleUser } from "./google-account.ts";
import { checkPasskey } from "./check-passkey.ts";
import { enforceRateLimit } from "./rate-limit.ts";
import { signedInRoute } from "./route.ts";

export const passwordRoutes = [
  signedInRoute(changePassword, async (input) => {
    const { account, body, tokenDigest, ports, language, messages, now } = input;
    await enforceRateLimit(ports.limits, "prove", account.id);
    const { passwordHash } = await ports.accounts.credentials(account.id);
    if (passwordHash === null) throw new HttpError(409, "noPassword");
    if (!(await ports.passwords.matches(body.currentPassword, passwordHash))) throw wrongPassword("currentPassword");
    await checkNewPassword("newPassword", body.newPassword, account, ports);
    const newHash = await ports.passwords.hash(body.newPassword);
    const { id: accountId, email } = account;
    await ports.atomically(async (unit) => {
      await unit.accounts.changePassword(accountId, newHash, tokenDigest, now);
      const facts = { by: "settings" } as const;
      await queueMail({ kind: "passwordChanged", email, language, facts }, { ...ports, ...unit });
    });
    ports.log.security("password changed", { account: accountId });
    return { message: messages.passwordChanged };
  }),

  signedInRoute(prove, async (input) => {
    const { account, body, headers, tokenDigest, ports, messages, now } = input;
    await enforceRateLimit(ports.limits, "prove", account.id);
    const { passwordHash, googleSubject } = await ports.accounts.credentials(account.id);
    if ("authProvider" in body) {
      const { subject } = await provenGoogleUser(headers, ports);
      if (subject !== googleSubject) throw new HttpError(403, "googleUnproven");
    } else if ("passkey" in body) {
      await checkPasskey(body.passkey, account.id, input);
    } else {
      // For an account without a password, `matches` compares with a dummy hash, which takes the same time.
      if (!(await ports.passwords.matches(body.password, passwordHash))) throw wrongPassword("password");
    }
    await ports.sessions.prove(tokenDigest, now);
    ports.log.security("identity proved", { account: account.id });
    return { message: messages.proved };
  }),
];

const wrongPassword = (field: "password" | "currentPassword") =>
  new HttpError(400, "wrongPassword", undefined, "wrongPassword", field);
