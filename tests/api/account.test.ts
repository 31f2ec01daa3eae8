import { checkSession, logIn, logOut, register } from "@trellis/contract/account";
import { describe, expect, it, vi } from "vitest";
import { address, askAs, day, hour, json } from "./asking.ts";

const typed = {
  fullname: "Ana Lima",
  email: "Ana.Lima@example.com",
  password: "tamborim-9",
  confirmPassword: "tamborim-9",
};
const { email, password } = typed;

describe("opening an account", () => {
  it("API-01 register answers a message, and the account can be signed in to", async () => {
    const { ask } = await askAs();
    expect(await ask(register, { body: typed })).toEqual({ message: "Account created. You can sign in now." });
    expect((await ask(logIn, { body: { email, password } })).user).toMatchObject({
      name: "Ana Lima",
      email,
      isOnboarded: false,
      isSubscribed: false,
      signsInWith: "password",
      plan: undefined,
      trialUsed: false,
      trialEndsAt: undefined,
    });
  });

  it("refuses an e-mail in use in any case, and says what to do", async () => {
    const { ask, refused } = await askAs();
    await ask(register, { body: typed });
    const refusal = await refused(register, { body: { ...typed, email: "ANA.LIMA@EXAMPLE.COM" } });
    expect(refusal).toMatchObject({
      status: 409,
      serverMessage: "There is already an account with this email. Sign in instead.",
    });
  });

  it("opens one account when ten people ask for the same e-mail at once", async () => {
    const { ask } = await askAs();
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => ask(register, { body: typed })));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it.each([
    [{ fullname: "   " }, "Full name is required"],
    [{ fullname: "x".repeat(300) }, "“Full name” is too long. Shorten it and try again."],
    [{ fullname: 7 }, "Full name is required"],
    [{ email: "" }, "Email is required"],
    [{ email: "ana@" }, "Please enter a valid email address"],
    [{ email: "ann@ex.co\r\nBcc: evil@ex.co" }, "Please enter a valid email address"],
    [{ email: ["ana@example.com"] }, "Email is required"],
    [{ password: "12345", confirmPassword: "12345" }, "Password must be at least 6 characters"],
    [{ password: "p".repeat(257), confirmPassword: "p".repeat(257) }, "Password must be no more than 256 characters"],
    [{ confirmPassword: "other" }, "Passwords do not match"],
    [{ confirmPassword: "" }, "Confirm password is required"],
    [{ confirmPassword: undefined }, "“Confirm password” is required."],
  ])("refuses %j with a sentence on the field", async (change, sentence) => {
    const { raw } = await askAs();
    const answer = await raw(address(register), json({ ...typed, ...change }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: sentence, message: sentence });
  });

  it.each([
    ["Robert'); drop table accounts;--", "Robert'); drop table accounts;--"],
    ["<script>alert(1)</script>", "<script>alert(1)</script>"],
    ["Ana\r\nSet-Cookie: a=b", "Ana Set-Cookie: a=b"],
    ["Ana\u0000Lima", "AnaLima"],
    ["体操 🤸‍♀️ Ñandú", "体操 🤸‍♀️ Ñandú"],
    ["half \ud83e", "half \ufffd"],
  ])("takes the name %j as words and nothing else", async (fullname, kept) => {
    const { ask } = await askAs();
    await ask(register, { body: { ...typed, fullname } });
    expect((await ask(logIn, { body: { email, password } })).user.name).toBe(kept);
  });

  it("lets one address open sixty accounts an hour", async () => {
    const { ask, refused, world } = await askAs();
    for (let index = 0; index < 60; index++)
      await ask(register, { body: { ...typed, email: `ana${index}@example.com` } });
    expect(await refused(register, { body: typed })).toMatchObject({ status: 429 });
    world.clock.advance(hour);
    await ask(register, { body: typed });
  });
});

describe("signing in", () => {
  it("API-02 login answers userData, accessToken and a message", async () => {
    const { raw, world } = await askAs();
    const { email: known, password: right } = world.personas.creator;
    const answer = await raw(address(logIn), json({ email: known.toUpperCase(), password: right }));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      userData: { email: known, fullname: "Maya Torres", isSubscribed: true },
      accessToken: expect.stringMatching(/^[\w-]{43}$/),
      message: "You are signed in.",
    });
  });

  it("API-03 check-session answers user, token and message, under both names", async () => {
    const { raw, token, world } = await askAs("creator");
    const answer = (await (await raw(address(checkSession))).json()) as Record<string, unknown>;
    expect(answer).toMatchObject({ token, accessToken: token, message: "You are still signed in." });
    expect(answer["user"]).toMatchObject({
      email: world.personas.creator.email,
      onBoarding: { topics: expect.any(Array) },
    });
    expect(answer["userData"]).toEqual(answer["user"]);
    expect(JSON.stringify(answer)).not.toMatch(/password"?:|digest|hash/i);
  });

  it("answers 400 to wrong credentials, the same for known and unknown e-mails", async () => {
    const { refused, world } = await askAs();
    const body = { email: world.personas.creator.email, password: "wrong" };
    const known = await refused(logIn, { body });
    const unknown = await refused(logIn, { body: { ...body, email: "nobody@example.com" } });
    expect(known).toMatchObject({
      status: 400,
      serverMessage: "The email or the password is wrong. Check both and try again.",
    });
    expect(unknown.body).toEqual(known.body);
  });

  it("compares a password for an unknown e-mail as well, so that the time tells nothing", async () => {
    const { refused, world } = await askAs();
    const matches = vi.spyOn(world.ports.passwords, "matches");
    await refused(logIn, { body: { email: "nobody@example.com", password } });
    expect(matches.mock.calls).toEqual([[password, null]]);
  });

  it("rests an account after twenty tries and says for how long, the right password included", async () => {
    const { raw, refused, world } = await askAs();
    const { email: known, password: right } = world.personas.creator;
    for (let index = 0; index < 20; index++) await refused(logIn, { body: { email: known, password: "wrong" } });
    const answer = await raw(address(logIn), json({ email: known.toUpperCase(), password: right }));
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe("900");
    expect(await answer.json()).toMatchObject({ error: "Too many tries. Try again in 15 minutes." });
    world.clock.advance(15 * 60_000);
    expect((await raw(address(logIn), json({ email: known, password: right }))).status).toBe(200);
  });

  it("rests an address after a hundred tries, whatever the accounts, and no other address", async () => {
    const { world } = await askAs();
    const { createApp } = await import("@trellis/api/app");
    const app = createApp(world.ports);
    const tryFrom = async (from: string, index: number) => {
      const body = { email: `nobody${index}@example.com`, password: "wrong" };
      return (await app.fetch(new Request(`https://trellis.test${address(logIn)}`, json(body)), { address: from }))
        .status;
    };
    for (let index = 0; index < 100; index++) expect(await tryFrom("192.0.2.1", index)).toBe(400);
    expect(await tryFrom("192.0.2.1", 100)).toBe(429);
    expect(await tryFrom("192.0.2.2", 101)).toBe(400);
  });
});

describe("a session", () => {
  it("keeps digests only: no token stands in the storage", async () => {
    const asker = await askAs();
    const open = vi.spyOn(asker.world.ports.sessions, "open");
    const { email: known, password: right } = asker.world.personas.creator;
    const { token } = await asker.ask(logIn, { body: { email: known, password: right } });
    expect(open).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ tokenDigest: expect.stringMatching(/^[0-9a-f]{64}$/) }),
    );
    expect(JSON.stringify(open.mock.calls)).not.toContain(token);
  });

  it("ends on logout, and no other session of the account with it", async () => {
    const asker = await askAs("creator");
    const { email: known, password: right } = asker.world.personas.creator;
    const other = await asker.ask(logIn, { body: { email: known, password: right } });
    expect(await asker.ask(logOut, {})).toEqual({ message: "You are signed out." });
    expect(await asker.refused(checkSession, {})).toMatchObject({ status: 401 });
    asker.token = other.token;
    expect((await asker.ask(checkSession, {})).token).toBe(other.token);
  });

  it("lives thirty days from its last use", async () => {
    const { ask, refused, world } = await askAs("unsubscribed");
    world.clock.advance(29 * day);
    await ask(checkSession, {});
    world.clock.advance(29 * day);
    await ask(checkSession, {});
    world.clock.advance(30 * day);
    expect(await refused(checkSession, {})).toMatchObject({
      status: 401,
      serverMessage: "Your session has ended. Sign in again.",
    });
  });

  it("writes its use down at most once an hour", async () => {
    const { ask, world } = await askAs("unsubscribed");
    let touches = 0;
    world.ports.sessions.touch = async () => void touches++;
    world.clock.advance(hour - 1);
    await ask(checkSession, {});
    expect(touches).toBe(0);
    world.clock.advance(1);
    await ask(checkSession, {});
    expect(touches).toBe(1);
  });
});
