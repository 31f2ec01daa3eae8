import { passwordResetMachine } from "@trellis/machines/password-reset";
import { start } from "@trellis/machines/testing";
import { describe, expect, it } from "vitest";
import {
  atCode,
  atPassword,
  startFlow,
  code,
  email,
  rejecting,
  password,
  resend,
  succeeding,
} from "./password-reset.ts";

describe("a password reset", () => {
  it("makes one call each for the email address, the code and the password, then shows the confirmation", async () => {
    const run = startFlow();
    expect(run.screen()).toBe("askingEmail");
    await run.send(email);
    run.clock.increment(500);
    expect(run.screen()).toBe("askingCode");
    await run.send(code);
    run.clock.increment(500);
    expect(run.screen()).toBe("askingPassword");
    await run.send(password);
    run.clock.increment(500);
    expect(run.view()).toEqual({ is: "changed" });
    expect(run.calls).toEqual([
      { name: "requestCode", input: { email: "ana@example.com" } },
      { name: "verifyCode", input: { email: "ana@example.com", code: "012345" } },
      {
        name: "resetPassword",
        input: { resetToken: "token_1", newPassword: "secret-7", confirmPassword: "secret-7" },
      },
    ]);
    expect(run.emitted).toEqual([
      { type: "succeeded", stage: "requestCode", message: "Code sent" },
      { type: "succeeded", stage: "verifyCode", message: "Code verified" },
      { type: "succeeded", stage: "resetPassword", message: "Password changed" },
    ]);
  });

  it("stores neither the code nor a password", async () => {
    const run = startFlow();
    const contexts: string[] = [];
    run.actor.subscribe((snapshot) => contexts.push(JSON.stringify(snapshot.context)));
    await run.send(email);
    run.clock.increment(500);
    await run.send(code);
    run.clock.increment(500);
    await run.send(password);
    run.clock.increment(500);
    expect(contexts.join()).toContain("token_1");
    expect(contexts.join()).not.toMatch(/012345|secret-7/);
  });
});

describe("the email screen", () => {
  it("FGT-04 emits the server's message at once and shows the code screen after exactly 500 ms", async () => {
    const run = startFlow();
    await run.send(email);
    expect(run.emitted).toEqual([{ type: "succeeded", stage: "requestCode", message: "Code sent" }]);
    expect(run.view()).toMatchObject({ is: "askingEmail", status: "sent" });
    run.clock.increment(499);
    expect(run.screen()).toBe("askingEmail");
    run.clock.increment(1);
    expect(run.view()).toMatchObject({ is: "askingCode", email: "ana@example.com" });
  });

  it("FGT-05 returns to `editing` on the next screen and after the user goes back", async () => {
    const run = startFlow();
    await run.send(email);
    run.clock.increment(500);
    expect(run.view()).toMatchObject({ is: "askingCode", status: "editing" });
    await run.send({ type: "screen.requested", screen: "askingEmail" });
    expect(run.view()).toEqual({ is: "askingEmail", status: "editing", email: "ana@example.com" });
  });

  it("FGT-06 emits an error if the call fails, stays on the screen, and is idle again after exactly 1 s", async () => {
    const error = new Error("offline");
    const run = startFlow({ requestCode: rejecting(error) });
    await run.send(email);
    expect(run.emitted).toEqual([{ type: "failed", stage: "requestCode", error }]);
    expect(run.view()).toMatchObject({ is: "askingEmail", status: "refused", email: "ana@example.com" });
    run.clock.increment(999);
    expect(run.view()).toMatchObject({ status: "refused" });
    run.clock.increment(1);
    expect(run.view()).toMatchObject({ is: "askingEmail", status: "editing", email: "ana@example.com" });
  });

  it("emits no message if the server sends none", async () => {
    const run = startFlow({ requestCode: () => ({}) });
    await run.send(email);
    expect(run.emitted).toEqual([{ type: "succeeded", stage: "requestCode", message: undefined }]);
  });
});

describe("the code screen", () => {
  it("OTP-12 stores the reset token when the code is verified, and uses it to reset the password", async () => {
    const run = startFlow({}, atCode);
    expect(run.context().resetToken).toBe("");
    await run.send(code);
    expect(run.context().resetToken).toBe("token_1");
    run.clock.increment(500);
    await run.send(password);
    expect(run.calls.at(-1)?.input).toMatchObject({ resetToken: "token_1" });
  });

  it("OTP-11 shows the password screen exactly 500 ms after the code was verified", async () => {
    const run = startFlow({}, atCode);
    await run.send(code);
    expect(run.view()).toMatchObject({ is: "askingCode", status: "sent" });
    run.clock.increment(499);
    expect(run.screen()).toBe("askingCode");
    run.clock.increment(1);
    expect(run.view()).toEqual({ is: "askingPassword", status: "editing" });
  });

  it("OTP-17 is idle again exactly 1 s after a failure and accepts another code", async () => {
    const error = new Error("Invalid verification code");
    let attempts = 0;
    const verifyCode = async () => {
      attempts += 1;
      if (attempts === 1) throw error;
      return succeeding.verifyCode();
    };
    const run = startFlow({ verifyCode }, atCode);
    await run.send(code);
    expect(run.emitted).toEqual([{ type: "failed", stage: "verifyCode", error }]);
    run.clock.increment(999);
    expect(run.view()).toMatchObject({ is: "askingCode", status: "refused" });
    run.clock.increment(1);
    expect(run.view()).toMatchObject({ is: "askingCode", status: "editing" });
    await run.send(code);
    expect(run.view()).toMatchObject({ is: "askingCode", status: "sent" });
  });

  it("OTP-18 shows noEmail and makes no call without an email address", async () => {
    const run = startFlow({}, { screen: "askingCode" });
    expect(run.view()).toEqual({ is: "noEmail" });
    for (const event of [code, { ...code, code: "" }, resend]) {
      expect(run.accepts(event)).toBe(false);
      await run.send(event);
    }
    expect(run.calls).toEqual([]);
    expect(run.view()).toEqual({ is: "noEmail" });
  });
});

describe("the password screen", () => {
  it("RST-09 clears the reset token as soon as the password has changed", async () => {
    const run = startFlow({}, atPassword);
    await run.send(password);
    expect(run.context().resetToken).toBe("");
    expect(run.view()).toMatchObject({ is: "askingPassword", status: "sent" });
    run.clock.increment(500);
    expect(run.context().resetToken).toBe("");
  });

  it("RST-08 shows the confirmation exactly 500 ms after the password has changed", async () => {
    const run = startFlow({}, atPassword);
    await run.send(password);
    run.clock.increment(499);
    expect(run.screen()).toBe("askingPassword");
    run.clock.increment(1);
    expect(run.screen()).toBe("changed");
  });

  it("RST-10 emits an error if the call fails, keeps the token, is idle after 1 s and accepts a retry", async () => {
    const run = startFlow({ resetPassword: rejecting("weak") }, atPassword);
    await run.send(password);
    expect(run.emitted).toEqual([{ type: "failed", stage: "resetPassword", error: "weak" }]);
    run.clock.increment(999);
    expect(run.view()).toMatchObject({ is: "askingPassword", status: "refused" });
    run.clock.increment(1);
    expect(run.view()).toMatchObject({ is: "askingPassword", status: "editing" });
    await run.send(password);
    expect(run.calls.map(({ input }) => input)).toEqual([
      expect.objectContaining({ resetToken: "token_1" }),
      expect.objectContaining({ resetToken: "token_1" }),
    ]);
  });

  it.each([{ screen: "askingPassword" }, { screen: "askingPassword", email: "ana@example.com" }] as const)(
    "shows noToken and makes no call without a reset token (%o)",
    async (input) => {
      const run = startFlow({}, input);
      expect(run.view()).toEqual({ is: "noToken" });
      expect(run.accepts(password)).toBe(false);
      await run.send(password, { ...password, newPassword: "" });
      expect(run.calls).toEqual([]);
      await run.send({ type: "screen.requested", screen: "askingEmail" });
      expect(run.screen()).toBe("askingEmail");
    },
  );
});

const screens = [
  { screen: "askingEmail", input: {}, submit: email, stage: "requestCode" },
  { screen: "askingCode", input: atCode, submit: code, stage: "verifyCode" },
  { screen: "askingPassword", input: atPassword, submit: password, stage: "resetPassword" },
] as const;

describe.each(screens)("submitting on $screen", ({ screen, input, submit, stage }) => {
  it("OTP-19 makes one call, even if the form is submitted several times", async () => {
    const call = Promise.withResolvers<never>();
    const run = startFlow({ [stage]: () => call.promise }, input);
    await run.send(submit, submit);
    expect(run.view()).toMatchObject({ is: screen, status: "sending" });
    expect(run.accepts(submit)).toBe(false);
    await run.send(submit);
    call.resolve({ resetToken: "token_2" } as never);
    await run.send(submit);
    expect(run.view()).toMatchObject({ is: screen, status: "sent" });
    expect(run.accepts(submit)).toBe(false);
    await run.send(submit);
    run.clock.increment(500);
    await run.send(submit);
    expect(run.calledActors()).toEqual([stage]);
  });

  it("accepts a retry within 1 s of a failure; another failure restarts the 1 s delay", async () => {
    const run = startFlow({ [stage]: rejecting("no") }, input);
    await run.send(submit);
    run.clock.increment(600);
    await run.send(submit);
    expect(run.calledActors()).toEqual([stage, stage]);
    run.clock.increment(600);
    expect(run.view()).toMatchObject({ is: screen, status: "refused" });
    run.clock.increment(400);
    expect(run.view()).toMatchObject({ is: screen, status: "editing" });
  });

  it("reports an error that names the missing actor", async () => {
    const run = start(passwordResetMachine, {}, { input });
    await run.send(submit);
    const errors = run.emitted.map((event) => (event.type === "failed" ? String(event.error) : event.type));
    expect(errors.join()).toContain(`The actor "${stage}" is not provided`);
  });
});
