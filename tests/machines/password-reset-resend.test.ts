import { held } from "@trellis/machines/testing";
import { describe, expect, it } from "vitest";
import { atCode, begin, code, failing, goTo, resend, working } from "./password-reset.ts";

/** A flow whose code has just been sent again. */
const resent = async (...[fakes, input]: Parameters<typeof begin>) => {
  const run = begin(fakes, { ...atCode, ...input });
  await run.send(resend);
  return run;
};

describe("sending a code again", () => {
  it("asks for a code for the same address, and tells what the server said", async () => {
    const call = held<{ message: string }>();
    const run = begin({ requestCode: () => call.promise }, atCode);
    expect(run.view()).toMatchObject({ status: "editing", canResend: true, secondsLeft: 0 });
    await run.send(resend);
    expect(run.view()).toMatchObject({ is: "askingCode", status: "resending", canResend: false, secondsLeft: 0 });
    call.answer({ message: "Code sent" });
    await run.send();
    expect(run.calls).toEqual([{ name: "requestCode", input: { email: "ana@example.com" } }]);
    expect(run.said).toEqual([{ type: "succeeded", stage: "requestCode", message: "Code sent" }]);
    expect(run.view()).toMatchObject({ is: "askingCode", status: "editing", canResend: false, secondsLeft: 60 });
  });

  it("sends one code, however often it is asked for, and verifies none meanwhile", async () => {
    const call = held<object>();
    const run = begin({ requestCode: () => call.promise }, atCode);
    await run.send(resend, resend, code);
    expect(run.hears(code)).toBe(false);
    call.answer({});
    await run.send(resend);
    expect(run.names()).toEqual(["requestCode"]);
  });

  it("counts down to the second, and allows another one after 60 s, not before", async () => {
    const run = await resent();
    const seen: number[] = [];
    run.actor.subscribe(({ context }) => seen.push(context.secondsLeft));
    run.clock.increment(999);
    expect(run.view()).toMatchObject({ secondsLeft: 60 });
    run.clock.increment(1);
    expect(run.view()).toMatchObject({ secondsLeft: 59 });
    run.seconds(58);
    run.clock.increment(999);
    expect(run.view()).toMatchObject({ secondsLeft: 1, canResend: false });
    expect(run.hears(resend)).toBe(false);
    run.clock.increment(1);
    expect(run.view()).toMatchObject({ status: "editing", secondsLeft: 0, canResend: true });
    expect(seen).toEqual(Array.from({ length: 60 }, (_, passed) => 59 - passed));
    run.seconds(5);
    expect(seen).toHaveLength(60);
    await run.send(resend);
    expect(run.names()).toEqual(["requestCode", "requestCode"]);
    expect(run.view()).toMatchObject({ secondsLeft: 60 });
  });

  it("does not rest while it counts down", async () => {
    const run = await resent({}, { rules: { secondsBetweenCodes: 2 } });
    expect(run.rests()).toBe(false);
    run.seconds(2);
    expect(run.rests()).toBe(true);
  });

  it("verifies a code during the countdown, which goes on meanwhile", async () => {
    const call = held<never>();
    const run = await resent({ verifyCode: () => call.promise });
    run.seconds(10);
    await run.send(code);
    run.seconds(3);
    expect(run.view()).toMatchObject({ status: "sending", secondsLeft: 47, canResend: false });
    call.fail("wrong");
    await run.send();
    expect(run.hears(resend)).toBe(false);
    run.clock.increment(1_000);
    expect(run.value()).toEqual({ askingCode: "resent" });
    expect(run.view()).toMatchObject({ status: "editing", secondsLeft: 46 });
    run.seconds(46);
    expect(run.view()).toMatchObject({ secondsLeft: 0, canResend: true });
    expect(run.value()).toEqual({ askingCode: "editing" });
  });

  it("allows another one when the countdown ends while a code is verified", async () => {
    const call = held<never>();
    const run = await resent({ verifyCode: () => call.promise }, { rules: { secondsBetweenCodes: 2 } });
    await run.send(code);
    run.seconds(3);
    expect(run.view()).toMatchObject({ status: "sending", secondsLeft: 0, canResend: false });
    call.fail("wrong");
    await run.send();
    expect(run.view()).toMatchObject({ status: "refused", canResend: true });
    run.clock.increment(1_000);
    expect(run.value()).toEqual({ askingCode: "editing" });
    expect(run.rests()).toBe(true);
  });

  it("still waits, and does not rest, when a refusal ends with one second left", async () => {
    const run = await resent({ verifyCode: failing("wrong") }, { rules: { secondsBetweenCodes: 2 } });
    run.clock.increment(500);
    await run.send(code);
    run.clock.increment(1_000);
    expect(run.value()).toEqual({ askingCode: "resent" });
    expect(run.view()).toMatchObject({ status: "editing", secondsLeft: 1, canResend: false });
    expect(run.rests()).toBe(false);
  });

  it("takes another code right after one was refused", async () => {
    const run = begin({ verifyCode: failing("expired") }, atCode);
    await run.send(code);
    expect(run.view()).toMatchObject({ status: "refused", canResend: true });
    await run.send(resend);
    run.clock.increment(999);
    expect(run.view()).toMatchObject({ status: "editing", secondsLeft: 60 });
  });

  it("tells of a failure, does not make anyone wait for it, and is idle 1 s later", async () => {
    const run = await resent({ requestCode: failing("offline") });
    expect(run.said).toEqual([{ type: "failed", stage: "requestCode", error: "offline" }]);
    expect(run.view()).toMatchObject({ is: "askingCode", status: "refused", canResend: true, secondsLeft: 0 });
    run.clock.increment(1_000);
    expect(run.value()).toEqual({ askingCode: "editing" });
  });

  it("goes on to the password in the middle of the countdown, which ends there", async () => {
    const run = await resent();
    await run.send(code);
    run.clock.increment(500);
    expect(run.screen()).toBe("askingPassword");
    expect(run.context().secondsLeft).toBe(0);
    run.seconds(2);
    expect(run.context().secondsLeft).toBe(0);
  });

  it("does not count twice after leaving and coming back", async () => {
    const run = await resent();
    run.clock.increment(500);
    await run.send(goTo("askingEmail"), goTo("askingCode"), resend);
    expect(run.view()).toMatchObject({ secondsLeft: 60 });
    run.clock.increment(500);
    expect(run.view()).toMatchObject({ secondsLeft: 60 });
    run.clock.increment(500);
    expect(run.view()).toMatchObject({ secondsLeft: 59 });
  });

  it("points out a code that is none during the countdown", async () => {
    const run = await resent();
    await run.send({ ...code, code: "12" });
    expect(run.view()).toMatchObject({ status: "editing", problem: "notSixDigits", secondsLeft: 60 });
    expect(run.names()).toEqual(["requestCode"]);
  });

  it("forgets what was wrong with the last code when another one is asked for", async () => {
    const run = begin({}, atCode);
    await run.send({ ...code, code: "12" }, resend);
    expect(run.view()).toMatchObject({ status: "editing", problem: null, secondsLeft: 60 });
  });

  it("drops the code that arrives after the screen was left", async () => {
    const late = held<{ message: string }>();
    const calls = [late.promise, Promise.resolve(working.requestCode())];
    const run = begin({ requestCode: () => calls.shift() ?? {} }, atCode);
    await run.send(resend, goTo("askingEmail"), goTo("askingCode"));
    late.answer({ message: "Too late" });
    await run.send();
    expect(run.view()).toMatchObject({ status: "editing", secondsLeft: 0, canResend: true });
    expect(run.said).toEqual([]);
  });
});
