import { describe, expect, it } from "vitest";
import { atCode, startFlow, code, rejecting, goTo, resend, succeeding } from "./password-reset.ts";

/** Starts a flow whose code has just been resent. */
const resent = async (...[fakes, input]: Parameters<typeof startFlow>) => {
  const run = startFlow(fakes, { ...atCode, ...input });
  await run.send(resend);
  return run;
};

describe("resending a code", () => {
  it("requests a code for the same address and emits the server's message", async () => {
    const call = Promise.withResolvers<{ message: string }>();
    const run = startFlow({ requestCode: () => call.promise }, atCode);
    expect(run.view()).toMatchObject({ status: "editing", secondsLeft: 0 });
    await run.send(resend);
    expect(run.view()).toMatchObject({ is: "askingCode", status: "resending", secondsLeft: 0 });
    call.resolve({ message: "Code sent" });
    await run.send();
    expect(run.calls).toEqual([{ name: "requestCode", input: { email: "ana@example.com" } }]);
    expect(run.emitted).toEqual([{ type: "succeeded", stage: "requestCode", message: "Code sent" }]);
    expect(run.view()).toMatchObject({ is: "askingCode", status: "editing", secondsLeft: 60 });
  });

  it("makes one call, even if the user requests several codes, and ignores submitted codes during the call", async () => {
    const call = Promise.withResolvers<object>();
    const run = startFlow({ requestCode: () => call.promise }, atCode);
    await run.send(resend, resend, code);
    expect(run.accepts(code)).toBe(false);
    call.resolve({});
    await run.send(resend);
    expect(run.calledActors()).toEqual(["requestCode"]);
  });

  it("OTP-16 counts down every second and allows another code after exactly 60 s", async () => {
    const run = await resent();
    const seen: number[] = [];
    run.actor.subscribe(({ context }) => seen.push(context.secondsLeft));
    run.clock.increment(999);
    expect(run.view()).toMatchObject({ secondsLeft: 60 });
    run.clock.increment(1);
    expect(run.view()).toMatchObject({ secondsLeft: 59 });
    run.seconds(58);
    run.clock.increment(999);
    expect(run.view()).toMatchObject({ secondsLeft: 1 });
    expect(run.accepts(resend)).toBe(false);
    run.clock.increment(1);
    expect(run.view()).toMatchObject({ status: "editing", secondsLeft: 0 });
    expect(seen).toEqual(Array.from({ length: 60 }, (_, passed) => 59 - passed));
    run.seconds(5);
    expect(seen).toHaveLength(60);
    await run.send(resend);
    expect(run.calledActors()).toEqual(["requestCode", "requestCode"]);
    expect(run.view()).toMatchObject({ secondsLeft: 60 });
  });

  it("verifies a code while the countdown continues", async () => {
    const call = Promise.withResolvers<never>();
    const run = await resent({ verifyCode: () => call.promise });
    run.seconds(10);
    await run.send(code);
    run.seconds(3);
    expect(run.view()).toMatchObject({ status: "sending", secondsLeft: 47 });
    call.reject("wrong");
    await run.send();
    expect(run.accepts(resend)).toBe(false);
    run.clock.increment(1_000);
    expect(run.value()).toEqual({ askingCode: "resent" });
    expect(run.view()).toMatchObject({ status: "editing", secondsLeft: 46 });
    run.seconds(46);
    expect(run.view()).toMatchObject({ secondsLeft: 0 });
    expect(run.value()).toEqual({ askingCode: "editing" });
  });

  it("allows another code when the countdown ends during a verification", async () => {
    const call = Promise.withResolvers<never>();
    const run = await resent({ verifyCode: () => call.promise }, { secondsBetweenCodes: 2 });
    await run.send(code);
    run.seconds(3);
    expect(run.view()).toMatchObject({ status: "sending", secondsLeft: 0 });
    call.reject("wrong");
    await run.send();
    expect(run.view()).toMatchObject({ status: "refused" });
    run.clock.increment(1_000);
    expect(run.value()).toEqual({ askingCode: "editing" });
  });

  it("keeps counting down when the status returns to `editing` with one second left", async () => {
    const run = await resent({ verifyCode: rejecting("wrong") }, { secondsBetweenCodes: 2 });
    run.clock.increment(500);
    await run.send(code);
    run.clock.increment(1_000);
    expect(run.value()).toEqual({ askingCode: "resent" });
    expect(run.view()).toMatchObject({ status: "editing", secondsLeft: 1 });
  });

  it("allows a resend right after a code was rejected", async () => {
    const run = startFlow({ verifyCode: rejecting("expired") }, atCode);
    await run.send(code);
    expect(run.view()).toMatchObject({ status: "refused" });
    await run.send(resend);
    run.clock.increment(999);
    expect(run.view()).toMatchObject({ status: "editing", secondsLeft: 60 });
  });

  it("reports a failed request, starts no countdown and is idle again after 1 s", async () => {
    const run = await resent({ requestCode: rejecting("offline") });
    expect(run.emitted).toEqual([{ type: "failed", stage: "requestCode", error: "offline" }]);
    expect(run.view()).toMatchObject({ is: "askingCode", status: "refused", secondsLeft: 0 });
    run.clock.increment(1_000);
    expect(run.value()).toEqual({ askingCode: "editing" });
  });

  it("stops the countdown when the flow moves on to the password", async () => {
    const run = await resent();
    await run.send(code);
    run.clock.increment(500);
    expect(run.screen()).toBe("askingPassword");
    expect(run.context().secondsLeft).toBe(0);
    run.seconds(2);
    expect(run.context().secondsLeft).toBe(0);
  });

  it("starts a full countdown for a code that is resent after the user leaves and returns", async () => {
    const run = await resent();
    run.clock.increment(500);
    await run.send(goTo("askingEmail"), goTo("askingCode"), resend);
    expect(run.view()).toMatchObject({ secondsLeft: 60 });
    run.clock.increment(500);
    expect(run.view()).toMatchObject({ secondsLeft: 60 });
    run.clock.increment(500);
    expect(run.view()).toMatchObject({ secondsLeft: 59 });
  });

  it("ignores a reply that arrives after the user has left the screen", async () => {
    const late = Promise.withResolvers<{ message: string }>();
    const calls = [late.promise, Promise.resolve(succeeding.requestCode())];
    const run = startFlow({ requestCode: () => calls.shift() ?? {} }, atCode);
    await run.send(resend, goTo("askingEmail"), goTo("askingCode"));
    late.resolve({ message: "Too late" });
    await run.send();
    expect(run.view()).toMatchObject({ status: "editing", secondsLeft: 0 });
    expect(run.emitted).toEqual([]);
  });
});
