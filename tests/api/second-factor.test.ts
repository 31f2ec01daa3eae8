import { checkSession, logIn, providerTokenHeader } from "@trellis/contract/account";
import { forgotPassword, resetPassword, verifyCode } from "@trellis/contract/password-reset";
import { passSecondFactor } from "@trellis/contract/second-factor";
import { readSecurity } from "@trellis/contract/security";
import { describe, expect, it } from "vitest";
import { enforceRateLimit } from "../../apps/api/src/routes/rate-limit.ts";
import { codeAt, owner, secondStep, withApp, withPasskey } from "./second-factor-users.ts";
import type { TestClient } from "./test-client.ts";

const minute = 60_000;
const wrong = { status: 400, code: "secondFactorWrong" };

describe("signing in with a second factor", () => {
  it("opens no session for the password alone", async () => {
    const { client, credentials } = await withApp();
    expect(await client.send(logIn, { body: credentials })).toEqual({
      secondFactor: { token: expect.any(String), methods: ["totp", "recoveryCode"] },
      message: "One more step: confirm that it’s you.",
    });
    const { token } = await secondStep(client, credentials);
    client.token = token;
    expect(await client.failureOf(checkSession, {})).toMatchObject({ status: 401 });
  });

  it("accepts a code from the authenticator app, even if its clock is one step off", async () => {
    const { client, credentials, secret } = await withApp();
    for (const steps of [-1, 0, 1]) {
      client.world.clock.advance(5 * minute);
      const { token } = await secondStep(client, credentials);
      const code = codeAt(secret, client.world.clock.now(), steps);
      const { user } = await client.send(passSecondFactor, { body: { token, code } });
      expect(user).toMatchObject({ email: credentials.email, hasSecondFactor: true });
    }
  });

  it("accepts each code once across all sign-ins, and another code after a wrong one", async () => {
    const { client, credentials, secret, usedCode } = await withApp();
    const { token } = await secondStep(client, credentials);
    const far = codeAt(secret, client.world.clock.now(), 5);
    for (const code of [usedCode, far])
      expect(await client.failureOf(passSecondFactor, { body: { token, code } })).toMatchObject(wrong);
    client.world.clock.advance(minute);
    const code = codeAt(secret, client.world.clock.now());
    const attempts = await Promise.allSettled(
      Array.from({ length: 5 }, () => client.send(passSecondFactor, { body: { token, code } })),
    );
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("accepts each recovery code once, however it is typed, and emails the owner", async () => {
    const { client, credentials, recoveryCodes } = await withApp();
    const [first = "", second = ""] = recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    const enter = async (recoveryCode: string) => {
      const { token } = await secondStep(client, credentials);
      return client.send(passSecondFactor, { body: { token, recoveryCode } });
    };
    await enter(first);
    await expect(enter(first)).rejects.toMatchObject(wrong);
    await enter(` ${second.toUpperCase().replace("-", " ")}`);
    expect((await client.send(readSecurity, {})).recoveryCodesLeft).toBe(8);
    expect(client.world.mailer.mails.at(-1)).toMatchObject({ to: { address: credentials.email } });
  });

  it("is limited to ten codes in fifteen minutes", async () => {
    const { client, credentials } = await withApp();
    const { token } = await secondStep(client, credentials);
    const enter = () => client.failureOf(passSecondFactor, { body: { token, recoveryCode: "no-such-code" } });
    // Setting up the app has used one attempt.
    for (let index = 1; index < 10; index++) expect(await enter()).toMatchObject(wrong);
    expect(await enter()).toMatchObject({ status: 429 });
  });

  it("is limited to fifty codes a day, however slowly they are tried", async () => {
    const { client, credentials, recoveryCodes } = await withApp();
    const { ports } = client.world;
    const { id = "" } = (await ports.accounts.recipient(credentials.email)) ?? {};
    for (let index = 0; index < 50; index++) await enforceRateLimit(ports.limits, "secondFactorCodePerDay", id);
    const { token } = await secondStep(client, credentials);
    const body = { token, recoveryCode: recoveryCodes[0] ?? "" };
    expect(await client.failureOf(passSecondFactor, { body })).toMatchObject({ status: 429 });
  });

  it("must be started again after ten minutes, or after it is complete", async () => {
    const { client, credentials, recoveryCodes } = await withApp();
    const [first = "", second = ""] = recoveryCodes;
    const complete = await secondStep(client, credentials);
    await client.send(passSecondFactor, { body: { token: complete.token, recoveryCode: first } });
    const expired = await secondStep(client, credentials);
    client.world.clock.advance(10 * minute);
    for (const { token } of [complete, expired, { token: "unknown" }])
      expect(await client.failureOf(passSecondFactor, { body: { token, recoveryCode: second } })).toMatchObject({
        status: 400,
        code: "signInOver",
      });
  });

  it("is not bypassed by resetting the password with a code", async () => {
    const { client, credentials } = await withApp();
    const { email } = credentials;
    await client.send(forgotPassword, { body: { email } });
    const otp = /\d{6}/.exec(client.world.mailer.mails.at(-1)?.subject ?? "")?.[0] ?? "";
    const { resetToken } = await client.send(verifyCode, { body: { email, otp } });
    const [newPassword, confirmPassword] = ["late-squats-8", "late-squats-8"];
    await client.send(resetPassword, { body: { resetToken, newPassword, confirmPassword } });
    const { methods } = await secondStep(client, { email, password: newPassword });
    expect(methods).toEqual(["totp", "recoveryCode"]);
  });

  it("does not reveal second factors without the password", async () => {
    const { client, credentials } = await withApp();
    const plain = await owner();
    const body = { ...credentials, password: "wrong" };
    const [one, other] = [await client.failureOf(logIn, { body }), await plain.client.failureOf(logIn, { body })];
    expect(one.body).toEqual(other.body);
  });
});

describe("signing in with Google with a second factor", () => {
  /** Lets a Google user with the email of a client’s account sign in. */
  const asGoogle = (client: TestClient, email: string) => {
    client.world.ports.google.lookUp = async () => ({ subject: "maya", email, isEmailVerified: true, picture: null });
    const body = { email, authProvider: "google" } as const;
    return client.send(logIn, { body, headers: { [providerTokenHeader]: "token" } });
  };

  it("has no second step if the Google account was linked before", async () => {
    const { client, email } = await owner();
    await asGoogle(client, email);
    const { accounts, secondFactors } = client.world.ports;
    const { id = "" } = (await accounts.recipient(email)) ?? {};
    await secondFactors.startAuthenticator(id, "locked");
    await secondFactors.confirmAuthenticator(id, "locked", 1, client.world.clock.now());
    expect((await asGoogle(client, email)).user).toMatchObject({ email, hasSecondFactor: true });
  });

  it("has the second step each time if the Google account only has the same email", async () => {
    const { client, credentials } = await withPasskey();
    for (const _ of [1, 2])
      expect((await asGoogle(client, credentials.email)).secondFactor?.methods).toEqual(["passkey", "recoveryCode"]);
  });
});
