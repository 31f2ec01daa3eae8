import { checkSession, logIn, logOut, register } from "@trellis/contract/account";
import type { Account } from "../domain.ts";
import type { Ports } from "../ports.ts";
import { refuse } from "../refuse.ts";
import { onOneLine } from "../rules/one-line.ts";
import { expiryFrom } from "../rules/session.ts";
import { answer, answerSignedIn } from "./answer.ts";
import { takeTurn } from "./take-turn.ts";
import { upToDate } from "./up-to-date.ts";
import { userOnWire } from "./user-on-wire.ts";

/** Clients read a session's parts under either name, so both are sent (spec §7). */
function sessionOnWire(account: Account, token: string, message: string, { plans }: Ports) {
  const user = userOnWire(account, plans);
  return { userData: user, user, accessToken: token, token, message };
}

export const accountRoutes = [
  answer(register, async ({ body, ports, say, now, address }) => {
    await takeTurn(ports.limits, "registerFromAddress", address);
    const passwordHash = await ports.passwords.hash(body.password);
    const fullname = onOneLine(body.fullname);
    const id = ports.newId();
    const outcome = await ports.accounts.open({ id, fullname, email: body.email, passwordHash, createdAt: now });
    if (outcome === "taken") throw refuse(409, (text) => text.emailTaken);
    ports.log.info("account opened", { account: id });
    return { message: say.registered };
  }),

  answer(logIn, async ({ body, ports, say, now, address }) => {
    await takeTurn(ports.limits, "logInFromAddress", address);
    if ("authProvider" in body) throw refuse(403, (text) => text.googleUnproven);
    const login = body.email.toLowerCase();
    await takeTurn(ports.limits, "logInToAccountFromAddress", `${login} ${address}`);
    await takeTurn(ports.limits, "logInToAccount", login);
    const found = await ports.accounts.byEmail(body.email);
    const matches = await ports.passwords.matches(body.password, found?.passwordHash ?? null);
    if (!found || !matches) throw refuse(400, (text) => text.wrongCredentials);
    const token = ports.tokens.mint();
    const tokenDigest = await ports.tokens.digest(token);
    await ports.sessions.open({ tokenDigest, accountId: found.account.id, openedAt: now, expiresAt: expiryFrom(now) });
    const account = await upToDate(found.account, ports);
    return sessionOnWire(account, token, say.loggedIn, ports);
  }),

  answerSignedIn(checkSession, ({ account, token, ports, say }) =>
    sessionOnWire(account, token, say.sessionAlive, ports),
  ),

  answerSignedIn(logOut, async ({ tokenDigest, ports, say }) => {
    await ports.sessions.end(tokenDigest);
    return { message: say.loggedOut };
  }),
];
