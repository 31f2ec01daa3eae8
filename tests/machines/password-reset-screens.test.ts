import { passwordResetMachine, paths, screenAt, screens, viewOf, type Screen } from "@trellis/machines/password-reset";
import { held, start } from "@trellis/machines/testing";
import { describe, expect, it } from "vitest";
import { paths as appPaths } from "../../apps/web/src/paths.ts";
import { atCode, atPassword, begin, code, email, failing, goTo, password, resend, working } from "./password-reset.ts";

describe("screens and paths", () => {
  it("are the specification's, and the app's", () => {
    expect(paths).toEqual({
      askingEmail: "/forget-password",
      askingCode: "/enter-otp",
      askingPassword: "/enter-password",
      changed: "/change-password-success",
    });
    const { forgotPassword, enterCode, newPassword, passwordChanged } = appPaths;
    expect(Object.values(paths)).toEqual([forgotPassword, enterCode, newPassword, passwordChanged]);
  });

  it("lead to each other", () => {
    expect(screens.map((screen) => screenAt(paths[screen]))).toEqual(screens);
    expect(screenAt("/login")).toBeNull();
    expect(screenAt("/enter-otp/")).toBeNull();
  });
});

describe("a deep link", () => {
  it.each(screens)("opens the flow at %s, whatever else is known, and calls nothing", async (screen) => {
    for (const known of [{}, { email: "ana@example.com" }, { resetToken: "token_1" }]) {
      const run = begin({}, { screen, ...known });
      await run.send();
      expect(run.screen()).toBe(screen);
      expect(run.rests()).toBe(true);
      expect(run.calls).toEqual([]);
    }
  });

  it("opens at the e-mail when it names no screen", () => {
    expect(begin().view()).toEqual({ is: "askingEmail", status: "editing", email: "", problem: null });
  });

  it("shows the e-mail it brings, without the spaces around it", () => {
    expect(begin({}, { ...atCode, email: " ana@example.com " }).view()).toMatchObject({ email: "ana@example.com" });
    expect(begin({}, { screen: "askingCode", email: "  " }).view()).toEqual({ is: "noEmail" });
  });

  it("goes on from where it opened", async () => {
    const run = begin({}, atPassword);
    await run.send(password);
    run.clock.increment(500);
    expect(run.view()).toEqual({ is: "changed" });
  });
});

/** Where a person may go by themselves: back always, forward where the screen's data is known. */
const moves: Record<Screen, (known: { email: boolean; token: boolean }) => Screen[]> = {
  askingEmail: (known) => [
    ...(known.email ? (["askingCode"] as const) : []),
    ...(known.token ? (["askingPassword"] as const) : []),
  ],
  askingCode: (known) => ["askingEmail", ...(known.token ? (["askingPassword"] as const) : [])],
  askingPassword: () => ["askingEmail", "askingCode"],
  changed: () => ["askingEmail", "askingCode", "askingPassword"],
};

describe("a screen that is asked for", () => {
  it.each(
    screens.flatMap((from) =>
      [
        { email: false, token: false },
        { email: true, token: false },
        { email: false, token: true },
        { email: true, token: true },
      ].map((known) => ({ from, ...known })),
    ),
  )("from $from with e-mail $email and token $token", async ({ from, ...known }) => {
    const input = {
      screen: from,
      ...(known.email ? { email: "ana@example.com" } : {}),
      ...(known.token ? { resetToken: "token_1" } : {}),
    };
    expect(screens.filter((to) => begin({}, input).hears(goTo(to)))).toEqual(moves[from](known));
    for (const to of screens) {
      const run = begin({}, input);
      await run.send(goTo(to));
      expect(run.screen()).toBe(moves[from](known).includes(to) ? to : from);
      expect(run.calls).toEqual([]);
    }
  });

  it("is not left and entered anew when it is the one that is shown", async () => {
    const run = begin({ verifyCode: () => held<never>().promise }, atCode);
    await run.send(code, goTo("askingCode"));
    expect(run.hears(goTo("askingCode"))).toBe(false);
    expect(run.view()).toMatchObject({ status: "sending" });
  });

  it("forgets what was wrong on the screen before", async () => {
    const run = begin({}, { ...atCode, screen: "askingEmail" });
    await run.send({ ...email, email: "ana" }, goTo("askingCode"));
    expect(run.view()).toMatchObject({ is: "askingCode", problem: null });
    await run.send({ ...code, code: "" }, goTo("askingEmail"));
    expect(run.view()).toMatchObject({ is: "askingEmail", problem: null });
    const other = begin({}, atPassword);
    await other.send({ ...password, newPassword: "" }, goTo("askingCode"));
    expect(other.view()).toMatchObject({ is: "askingCode", problem: null });
  });

  it("has no token to go on with after the password was changed, nor after another e-mail", async () => {
    const run = begin({}, atPassword);
    await run.send(password);
    run.clock.increment(500);
    await run.send(goTo("askingPassword"));
    expect(run.view()).toEqual({ is: "noToken" });
    const other = begin({}, atPassword);
    await other.send(goTo("askingEmail"), { ...email, email: "eva@example.com" });
    expect(other.context()).toMatchObject({ email: "eva@example.com", resetToken: "" });
    expect(other.hears(goTo("askingPassword"))).toBe(false);
  });
});

const asked = [
  {
    screen: "askingEmail",
    input: { ...atCode, screen: "askingEmail" },
    submit: email,
    stage: "requestCode",
    to: "askingCode",
  },
  { screen: "askingCode", input: atCode, submit: code, stage: "verifyCode", to: "askingEmail" },
  { screen: "askingPassword", input: atPassword, submit: password, stage: "resetPassword", to: "askingEmail" },
] as const;

describe.each(asked)("leaving $screen", ({ input, submit, stage, to }) => {
  it("while sending drops the answer that arrives too late", async () => {
    const call = held<never>();
    const run = begin({ [stage]: () => call.promise }, input);
    await run.send(submit, goTo(to));
    const left = run.context();
    call.answer({ resetToken: "late", message: "Too late" } as never);
    await run.send();
    run.clock.increment(5_000);
    expect(run.view()).toMatchObject({ is: to, status: "editing" });
    expect(run.context()).toEqual(left);
    expect(run.said).toEqual([]);
  });

  it("while sending drops the failure that arrives too late", async () => {
    const call = held<never>();
    const run = begin({ [stage]: () => call.promise }, input);
    await run.send(submit, goTo(to));
    call.fail("Too late");
    await run.send();
    expect(run.view()).toMatchObject({ is: to, status: "editing" });
    expect(run.said).toEqual([]);
    expect(run.actor.getSnapshot().status).toBe("active");
  });

  it("right after success goes no further by itself", async () => {
    const run = begin({}, input);
    await run.send(submit);
    expect(run.view()).toMatchObject({ status: "sent" });
    await run.send(goTo(to));
    const there = run.value();
    run.clock.increment(5_000);
    expect(run.screen()).toBe(to);
    expect(run.value()).toEqual(there);
  });

  it("right after a failure is idle at once", async () => {
    const run = begin({ [stage]: failing("no") }, input);
    await run.send(submit);
    await run.send(goTo(to));
    expect(run.view()).toMatchObject({ is: to, status: "editing" });
    run.clock.increment(1_000);
    expect(run.view()).toMatchObject({ is: to, status: "editing" });
  });

  it("for good, the flow stopped, says nothing any more", async () => {
    const call = held<never>();
    const run = begin({ [stage]: () => call.promise }, input);
    await run.send(submit);
    run.actor.stop();
    call.answer({ resetToken: "late" } as never);
    await run.send();
    expect(run.said).toEqual([]);
    expect(run.context().resetToken).toBe(stage === "resetPassword" ? "token_1" : "");
  });
});

describe("a kept snapshot", () => {
  it.each([
    { screen: "askingEmail", email: "ana@example.com" },
    atCode,
    atPassword,
    { screen: "changed", email: "ana@example.com" },
  ] as const)("is gone on with at $screen, and calls nothing by itself", async (input) => {
    const before = begin({}, input);
    const kept: unknown = JSON.parse(JSON.stringify(before.actor.getPersistedSnapshot()));
    const after = start(passwordResetMachine, working, { snapshot: kept as never });
    await after.send();
    expect(viewOf(after.actor.getSnapshot())).toEqual(before.view());
    expect(after.calls).toEqual([]);
  });

  it("of the code screen verifies, and sends another code with its countdown", async () => {
    const kept: unknown = JSON.parse(JSON.stringify(begin({}, atCode).actor.getPersistedSnapshot()));
    const after = start(passwordResetMachine, working, { snapshot: kept as never });
    await after.send(resend);
    after.clock.increment(1_000);
    expect(viewOf(after.actor.getSnapshot())).toMatchObject({ secondsLeft: 59 });
    await after.send(code);
    after.clock.increment(500);
    expect(viewOf(after.actor.getSnapshot()).is).toBe("askingPassword");
  });
});
