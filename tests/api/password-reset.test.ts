import { checkSession, logIn } from "@trellis/contract/account";
import { forgotPassword, resetPassword, verifyCode } from "@trellis/contract/password-reset";
import { describe, expect, it, vi } from "vitest";
import { address, askAs, json } from "./asking.ts";
import { askedForCode } from "./forgetful.ts";

const minute = 60_000;
const newPassword = "late-squats-8";
const chosen = { newPassword, confirmPassword: newPassword };

describe("a code", () => {
  it("API-04 verify-otp answers a message and a reset token", async () => {
    const { raw, email, otp } = await askedForCode();
    const answer = await raw(address(verifyCode), json({ otp, email }));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      message: "Your code is right. Choose a new password.",
      resetToken: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it.each([
    ["en", "Invalid verification code"],
    ["es", "El código de verificación no es válido"],
    ["fr", "Code de vérification non valide"],
  ])("is refused when it is wrong, with a 400 (%s)", async (language, sentence) => {
    const { refused, email, wrong } = await askedForCode();
    const failure = await refused(verifyCode, { body: { otp: wrong, email } }, language);
    expect(failure).toMatchObject({ status: 400, serverMessage: sentence });
    const unknown = await refused(verifyCode, { body: { otp: wrong, email: "nobody@example.com" } }, language);
    expect(unknown.body).toEqual(failure.body);
  });

  it.each([
    ["en", "Code expired. Please request a new one"],
    ["es", "El código ha caducado. Pide uno nuevo"],
    ["fr", "Le code a expiré. Demandes-en un nouveau"],
  ])("is refused after ten minutes, with a 400 (%s)", async (language, sentence) => {
    const { refused, world, email, otp } = await askedForCode();
    world.clock.advance(10 * minute);
    const failure = await refused(verifyCode, { body: { otp, email } }, language);
    expect(failure).toMatchObject({ status: 400, serverMessage: sentence });
  });

  it("works once", async () => {
    const { ask, refused, email, otp } = await askedForCode();
    await ask(verifyCode, { body: { otp, email } });
    expect(await refused(verifyCode, { body: { otp, email } })).toMatchObject({ status: 400 });
  });

  it("is dead after five wrong tries, however right the sixth is", async () => {
    const { refused, email, otp, wrong } = await askedForCode();
    for (let index = 0; index < 5; index++) await refused(verifyCode, { body: { otp: wrong, email } });
    expect(await refused(verifyCode, { body: { otp, email } })).toMatchObject({
      status: 400,
      serverMessage: "Code expired. Please request a new one",
    });
  });

  it("ends the one before it", async () => {
    const { ask, refused, world, email, otp } = await askedForCode();
    await ask(forgotPassword, { body: { email } });
    const renewed = world.mailer.mails.at(-1)?.subject.slice(0, 6) ?? "";
    expect(renewed).not.toBe(otp);
    expect(await refused(verifyCode, { body: { otp, email } })).toMatchObject({
      serverMessage: "Invalid verification code",
    });
    await ask(verifyCode, { body: { otp: renewed, email } });
  });

  it.each([
    ["", "“Code” is required."],
    ["12345", "Code must be 6 digits"],
    ["1234567", "Code must be 6 digits"],
    ["12345a", "Code must be 6 digits"],
    ["１２３４５６", "Code must be 6 digits"],
    [123456, "“Code” is required."],
  ])("is looked at only with six digits (%j)", async (otp, sentence) => {
    const { raw, email } = await askedForCode();
    const answer = await raw(address(verifyCode), json({ otp, email }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: sentence, message: sentence });
  });

  it("stands nowhere but in its mail: storage and log know a seal of it", async () => {
    const asker = await askAs("creator");
    const { world } = asker;
    const keepCode = vi.spyOn(world.ports.resets, "keepCode");
    await asker.ask(forgotPassword, { body: { email: world.personas.creator.email } });
    const otp = world.mailer.mails.at(-1)?.subject.slice(0, 6) ?? "";
    const kept = keepCode.mock.calls;
    expect(kept).toEqual([[expect.objectContaining({ mac: expect.stringMatching(/^[0-9a-f]{64}$/) })]]);
    expect(JSON.stringify([kept, world.remarks])).not.toContain(`"${otp}"`);
  });
});

describe("a new password", () => {
  const tokenFor = async () => {
    const reset = await askedForCode();
    const { resetToken } = await reset.ask(verifyCode, { body: { otp: reset.otp, email: reset.email } });
    return { ...reset, resetToken };
  };

  it("signs in, the old one no longer does, and every session is over", async () => {
    const { asker, ask, refused, email, password, resetToken } = await tokenFor();
    const other = (await ask(logIn, { body: { email, password } })).token;
    expect(await ask(resetPassword, { body: { resetToken, ...chosen } })).toEqual({
      message: "Your password is changed. Sign in with the new one.",
    });
    for (const token of [asker.token, other]) {
      asker.token = token;
      expect(await asker.refused(checkSession, {})).toMatchObject({ status: 401 });
    }
    asker.token = null;
    expect(await refused(logIn, { body: { email, password } })).toMatchObject({ status: 400 });
    expect((await ask(logIn, { body: { email, password: newPassword } })).user.email).toBe(email);
  });

  it("is told of by a mail, in the language of the call, without a code", async () => {
    const { ask, world, resetToken } = await tokenFor();
    await ask(resetPassword, { body: { resetToken, ...chosen } }, "fr");
    expect(world.mailer.mails.at(-1)).toMatchObject({ subject: "Ton mot de passe Trellis a été modifié" });
    expect(world.mailer.mails.at(-1)?.text).not.toMatch(/\d{6}/);
  });

  it("is set once per token, and by one of two at once", async () => {
    const { ask, resetToken } = await tokenFor();
    const outcomes = await Promise.allSettled(
      [1, 2].map(() => ask(resetPassword, { body: { resetToken, ...chosen } })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("is not set by a token that is old, forged, or a session's", async () => {
    const { asker, refused, world, resetToken } = await tokenFor();
    const { length } = resetToken;
    for (const forged of ["x", "a".repeat(length), `${resetToken}a`, asker.token ?? "", "' or 1=1 --"]) {
      expect(await refused(resetPassword, { body: { resetToken: forged, ...chosen } })).toMatchObject({
        status: 400,
        serverMessage: "Your code has run out. Ask for a new one.",
      });
    }
    world.clock.advance(10 * minute);
    expect(await refused(resetPassword, { body: { resetToken, ...chosen } })).toMatchObject({ status: 400 });
  });

  it.each([
    [{ newPassword: "12345", confirmPassword: "12345" }, "Password must be at least 6 characters"],
    [{ newPassword, confirmPassword: "other-one" }, "Passwords do not match"],
    [{ newPassword, confirmPassword: "" }, "Confirm password is required"],
    [
      { newPassword: "p".repeat(257), confirmPassword: "p".repeat(257) },
      "Password must be no more than 256 characters",
    ],
    [{ resetToken: "", ...chosen }, "“Confirmed code” has the wrong form. Correct it and try again."],
    [{ resetToken: undefined, ...chosen }, "“Confirmed code” is required."],
  ])("is checked (%#), and the token stays good", async (change, sentence) => {
    const { ask, raw, resetToken } = await tokenFor();
    const answer = await raw(address(resetPassword), json({ resetToken, ...chosen, ...change }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: sentence });
    await ask(resetPassword, { body: { resetToken, ...chosen } });
  });
});
