import { screens, type Screen } from "@trellis/machines/password-reset";
import { describe, expect, it } from "vitest";
import { atCode, atPassword, startFlow, code, email, rejecting, goTo, password } from "./password-reset.ts";

describe("a deep link into the password reset", () => {
  it.each(screens)("opens the flow at %s with or without that screen's data, and makes no call", async (screen) => {
    for (const known of [{}, { email: "ana@example.com" }, { resetToken: "token_1" }]) {
      const run = startFlow({}, { screen, ...known });
      await run.send();
      expect(run.screen()).toBe(screen);
      expect(run.calls).toEqual([]);
    }
  });

  it("starts at the email screen by default", () => {
    expect(startFlow().view()).toEqual({ is: "askingEmail", status: "editing", email: "" });
  });

  it("shows the email address it contains, and noEmail if the address is empty", () => {
    expect(startFlow({}, atCode).view()).toMatchObject({ email: "ana@example.com" });
    expect(startFlow({}, { screen: "askingCode", email: "" }).view()).toEqual({ is: "noEmail" });
  });

  it("continues from the screen that it opens", async () => {
    const run = startFlow({}, atPassword);
    await run.send(password);
    run.clock.increment(500);
    expect(run.view()).toEqual({ is: "changed" });
  });
});

/** The screens a user can navigate to: always back, and forward if the screen's data is known. */
const moves: Record<Screen, (known: { email: boolean; token: boolean }) => Screen[]> = {
  askingEmail: (known) => [
    ...(known.email ? (["askingCode"] as const) : []),
    ...(known.token ? (["askingPassword"] as const) : []),
  ],
  askingCode: (known) => ["askingEmail", ...(known.token ? (["askingPassword"] as const) : [])],
  askingPassword: () => ["askingEmail", "askingCode"],
  changed: () => ["askingEmail", "askingCode", "askingPassword"],
};

describe("navigating to a screen of the password reset", () => {
  it.each(
    screens.flatMap((from) =>
      [
        { email: false, token: false },
        { email: true, token: false },
        { email: false, token: true },
        { email: true, token: true },
      ].map((known) => ({ from, ...known })),
    ),
  )("goes back freely and forward only with data ($from, email $email, token $token)", async ({ from, ...known }) => {
    const input = {
      screen: from,
      ...(known.email ? { email: "ana@example.com" } : {}),
      ...(known.token ? { resetToken: "token_1" } : {}),
    };
    expect(screens.filter((to) => startFlow({}, input).accepts(goTo(to)))).toEqual(moves[from](known));
    for (const to of screens) {
      const run = startFlow({}, input);
      await run.send(goTo(to));
      expect(run.screen()).toBe(moves[from](known).includes(to) ? to : from);
      expect(run.calls).toEqual([]);
    }
  });

  it("ignores a request for the current screen", async () => {
    const run = startFlow({ verifyCode: () => Promise.withResolvers<never>().promise }, atCode);
    await run.send(code, goTo("askingCode"));
    expect(run.accepts(goTo("askingCode"))).toBe(false);
    expect(run.view()).toMatchObject({ status: "sending" });
  });

  it("clears the token after the password has changed and after another email address is submitted", async () => {
    const run = startFlow({}, atPassword);
    await run.send(password);
    run.clock.increment(500);
    await run.send(goTo("askingPassword"));
    expect(run.view()).toEqual({ is: "noToken" });
    const other = startFlow({}, atPassword);
    await other.send(goTo("askingEmail"), { ...email, email: "eva@example.com" });
    expect(other.context()).toMatchObject({ email: "eva@example.com", resetToken: "" });
    expect(other.accepts(goTo("askingPassword"))).toBe(false);
  });
});

const leavable = [
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

describe.each(leavable)("leaving $screen", ({ input, submit, stage, to }) => {
  it("ignores a reply that arrives after the user has left", async () => {
    const call = Promise.withResolvers<never>();
    const run = startFlow({ [stage]: () => call.promise }, input);
    await run.send(submit, goTo(to));
    const before = run.context();
    call.resolve({ resetToken: "late", message: "Too late" } as never);
    await run.send();
    run.clock.increment(5_000);
    expect(run.view()).toMatchObject({ is: to, status: "editing" });
    expect(run.context()).toEqual(before);
    expect(run.emitted).toEqual([]);
  });

  it("ignores an error that arrives after the user has left", async () => {
    const call = Promise.withResolvers<never>();
    const run = startFlow({ [stage]: () => call.promise }, input);
    await run.send(submit, goTo(to));
    call.reject("Too late");
    await run.send();
    expect(run.view()).toMatchObject({ is: to, status: "editing" });
    expect(run.emitted).toEqual([]);
    expect(run.actor.getSnapshot().status).toBe("active");
  });

  it("does not continue by itself when the user leaves right after a success", async () => {
    const run = startFlow({}, input);
    await run.send(submit);
    expect(run.view()).toMatchObject({ status: "sent" });
    await run.send(goTo(to));
    const value = run.value();
    run.clock.increment(5_000);
    expect(run.screen()).toBe(to);
    expect(run.value()).toEqual(value);
  });

  it("is idle at once when the user leaves right after a failure", async () => {
    const run = startFlow({ [stage]: rejecting("no") }, input);
    await run.send(submit);
    await run.send(goTo(to));
    expect(run.view()).toMatchObject({ is: to, status: "editing" });
    run.clock.increment(1_000);
    expect(run.view()).toMatchObject({ is: to, status: "editing" });
  });

  it("emits nothing after the flow has stopped", async () => {
    const call = Promise.withResolvers<never>();
    const run = startFlow({ [stage]: () => call.promise }, input);
    await run.send(submit);
    run.actor.stop();
    call.resolve({ resetToken: "late" } as never);
    await run.send();
    expect(run.emitted).toEqual([]);
    expect(run.context().resetToken).toBe(stage === "resetPassword" ? "token_1" : "");
  });
});
