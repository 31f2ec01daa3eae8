import { logIn, logOut, providerTokenHeader, register } from "@trellis/contract/account";
import { deleteAccount, exportAccount, keepAccount } from "@trellis/contract/account-data";
import { download } from "@trellis/contract/client-download";
import { changeEmail, verifyEmail } from "@trellis/contract/email";
import { changePassword } from "@trellis/contract/password";
import { resetPassword, verifyCode } from "@trellis/contract/password-reset";
import { passkeySignInOptions, signInWithPasskey } from "@trellis/contract/passkey-sign-in";
import { prove } from "@trellis/contract/proof";
import { passSecondFactor } from "@trellis/contract/second-factor";
import { endSession, listSessions, signOutElsewhere } from "@trellis/contract/sessions";
import type { SecurityEvent } from "@trellis/server-core/ports/log";
import { expect, it } from "vitest";
import { endFormerPayer } from "../../apps/api/src/jobs/end-former-payer.ts";
import { requestCode } from "./code-request.ts";
import { owner, secondStep, withApp, withPasskey } from "./second-factor-users.ts";
import { createClient, day, linkTo, type TestClient } from "./test-client.ts";

const ana = { fullname: "Ana Lima", email: "ana.lima@example.com", password: "tamborim-9" };
const registration = { body: { ...ana, confirmPassword: ana.password } };
const newPassword = "late-squats-8";
const wrongCode = { status: 400, client: expect.stringMatching(/^[\da-f]{16}$/) as string, account: undefined };

interface Logged {
  client: TestClient;
  /** The facts of the event; `account` is the id of the creator unless stated otherwise. */
  facts?: object;
}

/** For each event, the calls that cause it. */
const causes: Record<SecurityEvent, () => Promise<Logged>> = {
  "account created": async () => {
    const client = await createClient();
    await client.send(register, registration);
    return { client, facts: { account: await idOf(client, ana.email) } };
  },
  "account deletion scheduled": async () => {
    const { client } = await owner();
    await client.send(deleteAccount, {});
    return { client };
  },
  "account deleted": async () => {
    const { client } = await owner();
    await client.send(deleteAccount, {});
    client.world.clock.advance(7 * day);
    const logged = { client, facts: { account: await idOf(client) } };
    // Runs the due jobs.
    await client.raw("/health");
    return logged;
  },
  "account exported": async () => {
    const { client } = await owner();
    const { world, token } = client;
    const language = () => "en";
    await download(
      { fetch: world.fetch, origin: "https://trellis.test", token: () => token ?? null, language },
      exportAccount,
      {},
    );
    return { client };
  },
  "account kept": async () => {
    const { client } = await owner();
    await client.send(deleteAccount, {});
    await client.send(keepAccount, {});
    return { client };
  },
  "code refused": async () => {
    const { client, email, wrong } = await requestCode();
    await client.failureOf(verifyCode, { body: { email, otp: wrong } });
    return { client, facts: { ...wrongCode, call: "verifyCode" } };
  },
  "email changed": async () => {
    const { client } = await owner();
    const email = "maya.new@example.com";
    await client.send(changeEmail, { body: { email } });
    await client.send(verifyEmail, { body: { token: linkTo(email, client) } });
    return { client, facts: { account: await idOf(client, email) } };
  },
  "email verified": async () => {
    const client = await createClient();
    await client.send(register, registration);
    await client.send(verifyEmail, { body: { token: linkTo(ana.email, client) } });
    return { client, facts: { account: await idOf(client, ana.email) } };
  },
  "former payer ended": async () => {
    const { client } = await owner();
    const accountId = await idOf(client);
    await endFormerPayer(
      { accountId, language: "en", payer: { customerId: "cus_sandbox_1", plan: null } },
      client.world.ports,
    );
    const why = "the owner of the email took the account over";
    return { client, facts: { account: accountId, customer: "cus_sandbox_1", why } };
  },
  "identity not proved": async () => {
    const { client } = await owner();
    await client.failureOf(prove, { body: { password: "not the password" } });
    return { client, facts: { ...wrongCode, call: "prove", account: await idOf(client) } };
  },
  "identity proved": async () => {
    const { client, password } = await owner();
    await client.send(prove, { body: { password } });
    return { client };
  },
  "limit reached": async () => {
    const { client } = await owner();
    for (let times = 0; times <= 20; times += 1) await client.failureOf(prove, { body: { password: "wrong" } });
    return { client, facts: { ...wrongCode, call: "prove", status: 429, account: await idOf(client) } };
  },
  "link refused": async () => {
    const { client } = await owner();
    await client.failureOf(verifyEmail, { body: { token: "unknown" } });
    return { client, facts: { ...wrongCode, call: "verifyEmail" } };
  },
  "other sessions ended": async () => {
    const { client } = await owner();
    await client.send(signOutElsewhere, {});
    return { client, facts: { account: await idOf(client), ended: 1 } };
  },
  "password changed": async () => {
    const { client, password } = await owner();
    const body = { currentPassword: password, newPassword, confirmPassword: newPassword };
    await client.send(changePassword, { body });
    return { client };
  },
  "password reset": async () => {
    const { client, email, otp } = await requestCode();
    const { resetToken } = await client.send(verifyCode, { body: { email, otp } });
    await client.send(resetPassword, { body: { resetToken, newPassword, confirmPassword: newPassword } });
    return { client };
  },
  "second factor changed": async () => {
    const { client } = await withApp();
    return { client, facts: { account: await idOf(client), change: "authenticatorOn" } };
  },
  "second factor passed": async () => {
    const { client, credentials, recoveryCodes } = await withApp();
    const { token } = await secondStep(client, credentials);
    await client.send(passSecondFactor, { body: { token, recoveryCode: recoveryCodes[0] ?? "" } });
    return { client };
  },
  "second factor refused": async () => {
    const { client, credentials } = await withApp();
    const { token } = await secondStep(client, credentials);
    await client.failureOf(passSecondFactor, { body: { token, recoveryCode: "no-such-code" } });
    return { client, facts: { ...wrongCode, call: "passSecondFactor" } };
  },
  "session ended": async () => {
    const { client } = await owner();
    const other = (await client.send(listSessions, {})).sessions.find(({ isCurrent }) => !isCurrent)?.id ?? "";
    await client.send(endSession, { query: { id: other } });
    return { client, facts: { account: await idOf(client), session: other } };
  },
  "session refused": async () => {
    const client = await createClient();
    client.token = "a".repeat(43);
    await client.failureOf(listSessions, {});
    return { client, facts: { ...wrongCode, call: "listSessions", status: 401 } };
  },
  "sign-in refused": async () => {
    const { client, email } = await owner();
    await client.failureOf(logIn, { body: { email, password: "not the password" } });
    return { client, facts: { ...wrongCode, call: "logIn", account: await idOf(client) } };
  },
  "sign-up refused": async () => {
    const { client, email } = await owner();
    await client.failureOf(register, { body: { ...registration.body, email } });
    return { client, facts: { ...wrongCode, call: "register", status: 409 } };
  },
  "signed in": async () => {
    const { client, email, password } = await owner();
    await client.send(logIn, { body: { email, password } });
    return { client, facts: { account: await idOf(client), session: expect.any(String) } };
  },
  "signed in with Google": async () => {
    const client = await createClient();
    const email = "sofia@example.com";
    client.world.ports.google.lookUp = async () => ({ subject: "sofia", email, isEmailVerified: true, picture: null });
    const body = { email, fullname: "Sofía", avatar: null, authProvider: "google" } as const;
    await client.send(logIn, { body, headers: { [providerTokenHeader]: "sofia" } });
    return { client, facts: { account: await idOf(client, email), outcome: "opened" } };
  },
  "signed in with a passkey": async () => {
    const { client, device } = await withPasskey();
    const { options } = await client.send(passkeySignInOptions, {});
    await client.send(signInWithPasskey, { body: { passkey: device.use(options) } });
    return { client };
  },
  "signed out": async () => {
    const { client } = await owner();
    await client.send(logOut, {});
    return { client };
  },
};

async function idOf({ world }: TestClient, email = world.personas.creator.email): Promise<string> {
  return (await world.ports.accounts.recipient(email))?.id ?? "";
}

it.each(Object.entries(causes))("the security log contains “%s” with ids only", async (event, cause) => {
  const { client, facts } = await cause();
  const expected = facts ?? { account: await idOf(client) };
  const found = client.world.logs.filter((line) => line.event === event).map((line) => line.facts);
  expect(found.length).toBeGreaterThan(0);
  expect(found.at(-1)).toEqual(expected);
});
