import { resetPassword } from "@trellis/contract/password-reset";
import type { PasswordResetEmitted } from "@trellis/machines/password-reset";
import { describe, expect, it } from "vitest";
import { createActor, waitFor } from "xstate";
import { passwordRefusal } from "../../../apps/web/src/features/account/password-refusal.ts";
import { isRefusal, passwordResetFlow } from "../../../apps/web/src/features/account/password-reset.flow.ts";
import { createSession } from "../../../apps/web/src/session/create-session.ts";
import { memoryApi } from "../memory-api.ts";

const email = "maya@example.com";
const passwords = { newPassword: "late-squats-8", confirmPassword: "late-squats-8" };

/** Returns the flow, connected to a server in memory, and the auth state. */
async function begin() {
  const { world, calls, api } = await memoryApi("visitor");
  const never = () => new Promise<never>(() => {});
  const session = createSession({
    checkSession: never,
    logIn: never,
    register: never,
    logOut: never,
    token: { read: () => null, write: () => {}, forget: () => {} },
    after: () => {},
  });
  const actor = createActor(passwordResetFlow({ api, operate: session.operate }), { input: {} }).start();
  const events: PasswordResetEmitted[] = [];
  actor.on("*", (each) => events.push(each));
  const code = () => /\b\d{6}\b/.exec(world.mailer.mails.at(-1)?.text ?? "")?.[0] ?? "";
  const until = (screen: "askingCode" | "askingPassword" | "changed") =>
    waitFor(actor, (snapshot) => snapshot.matches(screen), { timeout: 5000 });
  return { world, calls, api, actor, events, code, until, auth: session.auth };
}

/** Runs the flow up to the new-password screen with a correct code. */
async function withVerifiedCode() {
  const flow = await begin();
  flow.actor.send({ type: "email.submitted", email });
  await flow.until("askingCode");
  flow.actor.send({ type: "code.submitted", code: flow.code() });
  await flow.until("askingPassword");
  return flow;
}

describe("password reset flow", () => {
  it("OTP-10 RST-06 makes three calls with the field names of the API", async () => {
    const { actor, calls, until, code, auth } = await withVerifiedCode();
    const { resetToken } = auth.read();
    actor.send({ type: "password.submitted", ...passwords });
    await until("changed");
    expect(calls).toEqual([
      `POST /jwt/forgot-password ${JSON.stringify({ email })}`,
      `POST /jwt/verify-otp ${JSON.stringify({ otp: calls[1]?.match(/\d{6}/)?.[0], email })}`,
      `POST /jwt/reset-password ${JSON.stringify({ resetToken, ...passwords })}`,
    ]);
    expect(code()).toBe("");
  });

  it("stores the reset token in the auth state until the password has been changed", async () => {
    const { actor, until, auth } = await withVerifiedCode();
    expect(auth.read().resetToken).toBe(actor.getSnapshot().context.resetToken);
    expect(auth.read().resetToken).toMatch(/\w/);
    actor.send({ type: "password.submitted", ...passwords });
    await until("changed");
    expect(auth.read().resetToken).toBeUndefined();
    expect(actor.getSnapshot().context.resetToken).toBe("");
  });

  it("emits the server's message after each successful call", async () => {
    const { events } = await withVerifiedCode();
    expect(events.map(({ type, stage }) => `${type} ${stage}`)).toEqual([
      "succeeded requestCode",
      "succeeded verifyCode",
    ]);
    expect(events).toMatchObject([
      { message: expect.stringMatching(/code/) },
      { message: expect.stringMatching(/^Code verified/) },
    ]);
  });

  it("stores the status and error of a failed call in the auth state", async () => {
    const { actor, world, auth, events } = await begin();
    world.faults.set("forgotPassword", { status: 503, times: 1 });
    const seen = [auth.read().status];
    auth.subscribe(() => seen.push(auth.read().status));
    actor.send({ type: "email.submitted", email });
    await waitFor(actor, (snapshot) => snapshot.matches({ askingEmail: "refused" }));
    expect(seen).toEqual(["idle", "loading", "failed"]);
    expect(events).toMatchObject([{ type: "failed", stage: "requestCode", error: auth.read().error }]);
  });

  it("distinguishes a wrong code from other failures", async () => {
    const { actor, world, events, until } = await begin();
    actor.send({ type: "email.submitted", email });
    await until("askingCode");
    actor.send({ type: "code.submitted", code: "000000" });
    await waitFor(actor, (snapshot) => snapshot.matches({ askingCode: "refused" }));
    world.faults.set("verifyCode", { status: 500 });
    actor.send({ type: "code.submitted", code: "000000" });
    await waitFor(actor, (snapshot) => snapshot.matches({ askingCode: "refused" }));
    const failures = events.flatMap((each) => (each.type === "failed" ? [each.error] : []));
    expect(failures.map(isRefusal)).toEqual([true, false]);
  });

  it("does not count an easily guessed password as an expired token", async () => {
    const { actor, events } = await withVerifiedCode();
    actor.send({ type: "password.submitted", newPassword: "password1", confirmPassword: "password1" });
    await waitFor(actor, () => events.some(({ type }) => type === "failed"));
    const failures = events.flatMap((each) => (each.type === "failed" ? [each.error] : []));
    expect(failures.map(passwordRefusal)).toEqual([{ issue: "passwordCommon" }]);
    expect(failures.map(isRefusal)).toEqual([false]);
  });

  it("recognizes the server's rejection of a reset token that has already been used", async () => {
    const { actor, api, auth, until } = await withVerifiedCode();
    const resetToken = auth.read().resetToken ?? "";
    actor.send({ type: "password.submitted", ...passwords });
    await until("changed");
    const again = api(resetPassword, { body: { resetToken, ...passwords } });
    await expect(again).rejects.toSatisfy(isRefusal);
  });
});
