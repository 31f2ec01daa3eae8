import { logIn, checkSession } from "@trellis/contract/account";
import { forgotPassword, resetPassword, verifyCode } from "@trellis/contract/password-reset";
import { describe, expect, it, vi } from "vitest";
import { address, createClient, json } from "./test-client.ts";
import { requestCode } from "./code-request.ts";

const minute = 60_000;
const newPassword = "late-squats-8";
const chosen = { newPassword, confirmPassword: newPassword };

describe("verifyCode", () => {
  it("API-04 returns a message and a reset token", async () => {
    const { raw, email, otp } = await requestCode();
    const answer = await raw(address(verifyCode), json({ otp, email }));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      message: "Code verified. Choose a new password.",
      resetToken: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it.each([
    ["en", "Invalid verification code"],
    ["es", "El código de verificación no es válido"],
    ["fr", "Code de vérification non valide"],
  ])("rejects a wrong code with a 400 (%s)", async (language, sentence) => {
    const { failureOf, email, wrong } = await requestCode();
    const failure = await failureOf(verifyCode, { body: { otp: wrong, email } }, language);
    expect(failure).toMatchObject({ status: 400, serverMessage: sentence });
    const unknown = await failureOf(verifyCode, { body: { otp: wrong, email: "nobody@example.com" } }, language);
    expect(unknown.body).toEqual(failure.body);
  });

  it.each([
    ["en", "Code expired. Please request a new one"],
    ["es", "El código ha caducado. Pide uno nuevo"],
    ["fr", "Le code a expiré. Demandes-en un nouveau"],
  ])("rejects a code after ten minutes with a 400 (%s)", async (language, sentence) => {
    const { failureOf, world, email, otp } = await requestCode();
    world.clock.advance(10 * minute);
    const failure = await failureOf(verifyCode, { body: { otp, email } }, language);
    expect(failure).toMatchObject({ status: 400, serverMessage: sentence });
  });

  it("accepts each code only once", async () => {
    const { send, failureOf, email, otp } = await requestCode();
    await send(verifyCode, { body: { otp, email } });
    expect(await failureOf(verifyCode, { body: { otp, email } })).toMatchObject({ status: 400 });
  });

  it("rejects every code after five wrong attempts", async () => {
    const { failureOf, email, otp, wrong } = await requestCode();
    for (let index = 0; index < 5; index++) await failureOf(verifyCode, { body: { otp: wrong, email } });
    expect(await failureOf(verifyCode, { body: { otp, email } })).toMatchObject({
      status: 400,
      serverMessage: "Code expired. Please request a new one",
    });
  });

  it("rejects a code after a newer one was sent", async () => {
    const { send, failureOf, world, email, otp } = await requestCode();
    await send(forgotPassword, { body: { email } });
    const renewed = world.mailer.mails.at(-1)?.subject.slice(0, 6) ?? "";
    expect(renewed).not.toBe(otp);
    expect(await failureOf(verifyCode, { body: { otp, email } })).toMatchObject({
      serverMessage: "Invalid verification code",
    });
    await send(verifyCode, { body: { otp: renewed, email } });
  });

  it.each([
    ["", "“Code” is required."],
    ["12345", "Code must be 6 digits"],
    ["1234567", "Code must be 6 digits"],
    ["12345a", "Code must be 6 digits"],
    ["１２３４５６", "Code must be 6 digits"],
    [123456, "“Code” is required."],
  ])("rejects %j, which is not a string of six digits", async (otp, sentence) => {
    const { raw, email } = await requestCode();
    const answer = await raw(address(verifyCode), json({ otp, email }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: sentence, message: sentence });
  });

  it("stores only an HMAC of the code, and never logs the code", async () => {
    const client = await createClient("creator");
    const { world } = client;
    const saveCode = vi.spyOn(world.ports.resets, "saveCode");
    await client.send(forgotPassword, { body: { email: world.personas.creator.email } });
    const otp = world.mailer.mails.at(-1)?.subject.slice(0, 6) ?? "";
    const kept = saveCode.mock.calls;
    expect(kept).toEqual([[expect.objectContaining({ mac: expect.stringMatching(/^[0-9a-f]{64}$/) })]]);
    expect(JSON.stringify([kept, world.logs])).not.toContain(`"${otp}"`);
  });
});

describe("resetPassword", () => {
  const tokenFor = async () => {
    const reset = await requestCode();
    const { resetToken } = await reset.send(verifyCode, { body: { otp: reset.otp, email: reset.email } });
    return { ...reset, resetToken };
  };

  it("replaces the old password and ends every session", async () => {
    const { client, send, failureOf, email, password, resetToken } = await tokenFor();
    const other = (await send(logIn, { body: { email, password } })).token;
    expect(await send(resetPassword, { body: { resetToken, ...chosen } })).toEqual({
      message: "Your password has been changed. Sign in with the new one.",
    });
    for (const token of [client.token, other]) {
      client.token = token;
      expect(await client.failureOf(checkSession, {})).toMatchObject({ status: 401 });
    }
    client.token = null;
    expect(await failureOf(logIn, { body: { email, password } })).toMatchObject({ status: 400 });
    expect((await send(logIn, { body: { email, password: newPassword } })).user?.email).toBe(email);
  });

  it("notifies the user by email in the language of the request, without a code", async () => {
    const { send, world, resetToken } = await tokenFor();
    await send(resetPassword, { body: { resetToken, ...chosen } }, "fr");
    expect(world.mailer.mails.at(-1)).toMatchObject({ subject: "Ton mot de passe Trellis a été modifié" });
    expect(world.mailer.mails.at(-1)?.text).not.toMatch(/\d{6}/);
  });

  it("accepts a token once, even from two simultaneous requests", async () => {
    const { send, resetToken } = await tokenFor();
    const outcomes = await Promise.allSettled(
      [1, 2].map(() => send(resetPassword, { body: { resetToken, ...chosen } })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("rejects an expired token, a forged one and a session token", async () => {
    const { client, failureOf, world, resetToken } = await tokenFor();
    const { length } = resetToken;
    for (const forged of ["x", "a".repeat(length), `${resetToken}a`, client.token ?? "", "' or 1=1 --"]) {
      expect(await failureOf(resetPassword, { body: { resetToken: forged, ...chosen } })).toMatchObject({
        status: 400,
        serverMessage: "Your code has expired. Request a new one.",
      });
    }
    world.clock.advance(10 * minute);
    expect(await failureOf(resetPassword, { body: { resetToken, ...chosen } })).toMatchObject({ status: 400 });
  });

  it.each([
    [{ newPassword: "12345", confirmPassword: "12345" }, "Password must be at least 6 characters"],
    [{ newPassword, confirmPassword: "other-one" }, "Passwords do not match"],
    [{ newPassword, confirmPassword: "" }, "Confirm password is required"],
    [
      { newPassword: "p".repeat(257), confirmPassword: "p".repeat(257) },
      "Password must be no more than 256 characters",
    ],
    [{ resetToken: "", ...chosen }, "“Verified code” is invalid. Correct it and try again."],
    [{ resetToken: undefined, ...chosen }, "“Verified code” is required."],
  ])("rejects an invalid field (%#) without using up the token", async (change, sentence) => {
    const { send, raw, resetToken } = await tokenFor();
    const answer = await raw(address(resetPassword), json({ resetToken, ...chosen, ...change }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: sentence });
    await send(resetPassword, { body: { resetToken, ...chosen } });
  });
});
