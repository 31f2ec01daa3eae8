import { logIn, register, checkSession, logOut } from "@trellis/contract/account";
import { isSecure } from "@trellis/server-core/ports";
import { HttpError } from "../http-error.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { browserCookie, browserIn, isKnownTo, signedInTo } from "../rules/browser.ts";
import { onOneLine } from "../rules/one-line.ts";
import { checkNewPassword } from "./check-new-password.ts";
import { signInWithGoogle } from "./google-account.ts";
import { publicRoute, signedInRoute, WithHeaders } from "./route.ts";
import { sessionOnWire } from "./open-session.ts";
import { enforceRateLimit } from "./rate-limit.ts";
import { finishSignIn } from "./second-factor-step.ts";

export const accountRoutes = [
  publicRoute(register, async ({ body, ports, language, messages, now, address }) => {
    await enforceRateLimit(ports.limits, "registerFromAddress", address);
    await checkNewPassword("password", body.password, body, ports);
    const passwordHash = await ports.passwords.hash(body.password);
    const fullname = onOneLine(body.fullname);
    const id = ports.newId();
    const account = { id, fullname, email: body.email, passwordHash, language, createdAt: now };
    await ports.atomically(async (unit) => {
      if ((await unit.accounts.open(account)) === "taken") throw new HttpError(409, "emailTaken");
      const facts = { accountId: id };
      await queueMail({ kind: "verifyEmail", email: body.email, language, facts }, { ...ports, ...unit });
    });
    ports.log.security("account created", { account: id });
    return { message: messages.registered };
  }),

  publicRoute(logIn, async (input) => {
    const { body, headers, ports, address } = input;
    await enforceRateLimit(ports.limits, "logInFromAddress", address);
    if ("authProvider" in body) return signInWithGoogle(body, input);
    const login = body.email.toLowerCase();
    const browser = browserIn(headers.get("cookie"), isSecure(ports), ports.tokens);
    if (await isKnownTo(login, browser, ports.tokens)) {
      await enforceRateLimit(ports.limits, "logInFromBrowser", `${login} ${browser.id}`);
    } else {
      await enforceRateLimit(ports.limits, "logInToAccountFromAddress", `${login} ${address}`);
      await enforceRateLimit(ports.limits, "logInToAccount", login);
    }
    const found = await ports.accounts.byEmail(body.email);
    const matches = await ports.passwords.matches(body.password, found?.passwordHash ?? null);
    if (!found || !matches) {
      throw Object.assign(new HttpError(400, "wrongCredentials"), { account: found?.account.id });
    }
    const known = await signedInTo(login, browser, ports.tokens);
    const session = await finishSignIn(found.account, input);
    return new WithHeaders(session, { "set-cookie": browserCookie(known, isSecure(ports)) });
  }),

  signedInRoute(checkSession, ({ account, token, ports, messages }) =>
    sessionOnWire(account, token, messages.sessionAlive, ports),
  ),

  signedInRoute(logOut, async ({ account, tokenDigest, ports, messages }) => {
    await ports.sessions.end(tokenDigest);
    ports.log.security("signed out", { account: account.id });
    return { message: messages.loggedOut };
  }),
];
