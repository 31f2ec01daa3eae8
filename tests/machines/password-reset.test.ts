import { passwordResetMachine } from "@trellis/machines/password-reset";
import { held, start } from "@trellis/machines/testing";
import { describe, expect, it } from "vitest";
import { atCode, atPassword, begin, code, email, failing, password, resend, working } from "./password-reset.ts";

describe("the way through", () => {
  it("leads over e-mail, code and password to the end, one call each", async () => {
    const run = begin();
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
    expect(run.said).toEqual([
      { type: "succeeded", stage: "requestCode", message: "Code sent" },
      { type: "succeeded", stage: "verifyCode", message: "Code verified" },
      { type: "succeeded", stage: "resetPassword", message: "Password changed" },
    ]);
  });

  it("keeps neither the code nor a password", async () => {
    const run = begin();
    const kept: string[] = [];
    run.actor.subscribe((snapshot) => kept.push(JSON.stringify(snapshot.context)));
    await run.send(email);
    run.clock.increment(500);
    await run.send(code);
    run.clock.increment(500);
    await run.send({ ...password, confirmPassword: "else" }, password);
    run.clock.increment(500);
    expect(kept.join()).toContain("token_1");
    expect(kept.join()).not.toMatch(/012345|secret-7|else/);
  });
});

describe("asking for the e-mail", () => {
  it("tells the server's message at once, and is at the code screen 500 ms later, not before", async () => {
    const run = begin();
    await run.send(email);
    expect(run.said).toEqual([{ type: "succeeded", stage: "requestCode", message: "Code sent" }]);
    expect(run.view()).toMatchObject({ is: "askingEmail", status: "sent" });
    run.clock.increment(499);
    expect(run.screen()).toBe("askingEmail");
    run.clock.increment(1);
    expect(run.view()).toMatchObject({ is: "askingCode", email: "ana@example.com" });
  });

  it("FGT-05 is idle after that, here and on the screen before", async () => {
    const run = begin();
    await run.send(email);
    run.clock.increment(500);
    expect(run.view()).toMatchObject({ is: "askingCode", status: "editing" });
    await run.send({ type: "screen.requested", screen: "askingEmail" });
    expect(run.view()).toEqual({ is: "askingEmail", status: "editing", email: "ana@example.com", problem: null });
  });

  it("tells of a failure with the raw error, stays, and is idle 1000 ms later, not before", async () => {
    const error = new Error("offline");
    const run = begin({ requestCode: failing(error) });
    await run.send(email);
    expect(run.said).toEqual([{ type: "failed", stage: "requestCode", error }]);
    expect(run.view()).toMatchObject({ is: "askingEmail", status: "refused", email: "ana@example.com" });
    run.clock.increment(999);
    expect(run.view()).toMatchObject({ status: "refused" });
    run.clock.increment(1);
    expect(run.view()).toMatchObject({ is: "askingEmail", status: "editing", email: "ana@example.com" });
  });

  it("says nothing of a message the server did not send", async () => {
    const run = begin({ requestCode: () => ({}) });
    await run.send(email);
    expect(run.said).toEqual([{ type: "succeeded", stage: "requestCode", message: undefined }]);
  });
});

describe("asking for the code", () => {
  it("OTP-12 keeps the reset token as soon as the code is verified, and resets with it", async () => {
    const run = begin({}, atCode);
    expect(run.context().resetToken).toBe("");
    await run.send(code);
    expect(run.context().resetToken).toBe("token_1");
    run.clock.increment(500);
    await run.send(password);
    expect(run.calls.at(-1)?.input).toMatchObject({ resetToken: "token_1" });
  });

  it("is at the password screen 500 ms after the code was verified, not before", async () => {
    const run = begin({}, atCode);
    await run.send(code);
    expect(run.view()).toMatchObject({ is: "askingCode", status: "sent", canResend: false });
    run.clock.increment(499);
    expect(run.screen()).toBe("askingCode");
    run.clock.increment(1);
    expect(run.view()).toEqual({ is: "askingPassword", status: "editing", problem: null, passwordMinimum: 6 });
  });

  it("OTP-17 is idle 1 s after a failure, not before, and can be submitted again", async () => {
    const error = new Error("Invalid verification code");
    let tries = 0;
    const verifyCode = async () => {
      tries += 1;
      if (tries === 1) throw error;
      return working.verifyCode();
    };
    const run = begin({ verifyCode }, atCode);
    await run.send(code);
    expect(run.said).toEqual([{ type: "failed", stage: "verifyCode", error }]);
    run.clock.increment(999);
    expect(run.view()).toMatchObject({ is: "askingCode", status: "refused" });
    run.clock.increment(1);
    expect(run.view()).toMatchObject({ is: "askingCode", status: "editing", canResend: true });
    await run.send(code);
    expect(run.view()).toMatchObject({ is: "askingCode", status: "sent" });
  });

  it("OTP-18 verifies nothing and sends nothing without an e-mail, and says so", async () => {
    const run = begin({}, { screen: "askingCode" });
    expect(run.view()).toEqual({ is: "noEmail" });
    for (const event of [code, { ...code, code: "" }, resend]) {
      expect(run.hears(event)).toBe(false);
      await run.send(event);
    }
    expect(run.calls).toEqual([]);
    expect(run.view()).toEqual({ is: "noEmail" });
  });
});

describe("asking for the password", () => {
  it("RST-09 forgets the reset token as soon as the password is changed", async () => {
    const run = begin({}, atPassword);
    await run.send(password);
    expect(run.context().resetToken).toBe("");
    expect(run.view()).toMatchObject({ is: "askingPassword", status: "sent" });
    run.clock.increment(500);
    expect(run.context().resetToken).toBe("");
  });

  it("is at the end 500 ms after the password was changed, not before", async () => {
    const run = begin({}, atPassword);
    await run.send(password);
    run.clock.increment(499);
    expect(run.screen()).toBe("askingPassword");
    run.clock.increment(1);
    expect(run.screen()).toBe("changed");
  });

  it("tells of a failure, keeps the token, is idle 1 s later, and can be submitted again", async () => {
    const run = begin({ resetPassword: failing("weak") }, atPassword);
    await run.send(password);
    expect(run.said).toEqual([{ type: "failed", stage: "resetPassword", error: "weak" }]);
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
    "sends nothing without a reset token (%o), says so, and leads back to the e-mail",
    async (input) => {
      const run = begin({}, input);
      expect(run.view()).toEqual({ is: "noToken" });
      expect(run.hears(password)).toBe(false);
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
  it("calls once, however often it is pressed, until the next screen", async () => {
    const call = held<never>();
    const run = begin({ [stage]: () => call.promise }, input);
    await run.send(submit, submit);
    expect(run.view()).toMatchObject({ is: screen, status: "sending" });
    expect(run.hears(submit)).toBe(false);
    await run.send(submit);
    call.answer({ resetToken: "token_2" } as never);
    await run.send(submit);
    expect(run.view()).toMatchObject({ is: screen, status: "sent" });
    expect(run.hears(submit)).toBe(false);
    await run.send(submit);
    run.clock.increment(500);
    await run.send(submit);
    expect(run.names()).toEqual([stage]);
  });

  it("may be tried again within the second after a failure, and is then idle after its own second", async () => {
    const run = begin({ [stage]: failing("no") }, input);
    await run.send(submit);
    run.clock.increment(600);
    await run.send(submit);
    expect(run.names()).toEqual([stage, stage]);
    run.clock.increment(600);
    expect(run.view()).toMatchObject({ is: screen, status: "refused" });
    run.clock.increment(400);
    expect(run.view()).toMatchObject({ is: screen, status: "editing" });
  });

  it("rests only while nothing is under way", async () => {
    const call = held<never>();
    const run = begin({ [stage]: () => call.promise }, input);
    expect(run.rests()).toBe(true);
    await run.send(submit);
    expect(run.rests()).toBe(false);
    call.fail("no");
    await run.send();
    expect(run.rests()).toBe(false);
    run.clock.increment(1_000);
    expect(run.rests()).toBe(true);
  });

  it("says that its actor is missing", async () => {
    const run = start(passwordResetMachine, {}, { input });
    await run.send(submit);
    const told = run.said.map((said) => (said.type === "failed" ? String(said.error) : said.type));
    expect(told.join()).toContain(`The actor "${stage}" is not provided`);
  });
});
