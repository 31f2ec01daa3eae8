import { checkSession, logIn, logOut, register } from "@trellis/contract/account";
import { refuse } from "../refuse.ts";
import { onOneLine } from "../rules/one-line.ts";
import { accountOfGoogle } from "./account-of-google.ts";
import { answer, answerSignedIn } from "./answer.ts";
import { enter, sessionOnWire } from "./enter.ts";
import { enforceRateLimit } from "./take-turn.ts";

export const accountRoutes = [
  answer(register, async ({ body, ports, say, now, address }) => {
    await enforceRateLimit(ports.limits, "registerFromAddress", address);
    const passwordHash = await ports.passwords.hash(body.password);
    const fullname = onOneLine(body.fullname);
    const id = ports.newId();
    const outcome = await ports.accounts.open({ id, fullname, email: body.email, passwordHash, createdAt: now });
    if (outcome === "taken") throw refuse(409, (text) => text.emailTaken);
    ports.log.info("account opened", { account: id });
    return { message: say.registered };
  }),

  answer(logIn, async (asked) => {
    const { body, ports, address } = asked;
    await enforceRateLimit(ports.limits, "logInFromAddress", address);
    if ("authProvider" in body) return enter(await accountOfGoogle(body, asked), asked);
    const login = body.email.toLowerCase();
    await enforceRateLimit(ports.limits, "logInToAccountFromAddress", `${login} ${address}`);
    await enforceRateLimit(ports.limits, "logInToAccount", login);
    const found = await ports.accounts.byEmail(body.email);
    const matches = await ports.passwords.matches(body.password, found?.passwordHash ?? null);
    if (!found || !matches) throw refuse(400, (text) => text.wrongCredentials);
    return enter(found.account, asked);
  }),

  answerSignedIn(checkSession, ({ account, token, ports, say }) =>
    sessionOnWire(account, token, say.sessionAlive, ports),
  ),

  answerSignedIn(logOut, async ({ tokenDigest, ports, say }) => {
    await ports.sessions.end(tokenDigest);
    return { message: say.loggedOut };
  }),
];
