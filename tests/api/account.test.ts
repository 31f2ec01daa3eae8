import { logIn, register, checkSession, logOut } from "@trellis/contract/account";
import { describe, expect, it, vi } from "vitest";
import { address, createClient, day, hour, json } from "./test-client.ts";

const typed = {
  fullname: "Ana Lima",
  email: "Ana.Lima@example.com",
  password: "tamborim-9",
  confirmPassword: "tamborim-9",
};
const { email, password } = typed;

describe("registering an account", () => {
  it("API-01 returns a message, and the user can then sign in", async () => {
    const { send } = await createClient();
    expect(await send(register, { body: typed })).toEqual({
      message: "Your account is ready. Sign in to start growing.",
    });
    expect((await send(logIn, { body: { email, password } })).user).toMatchObject({
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

  it("rejects an email address in use, ignoring case, with a helpful message", async () => {
    const { send, failureOf } = await createClient();
    await send(register, { body: typed });
    const refusal = await failureOf(register, { body: { ...typed, email: "ANA.LIMA@EXAMPLE.COM" } });
    expect(refusal).toMatchObject({
      status: 409,
      serverMessage: "There is already an account with this email. Sign in instead.",
    });
  });

  it("creates one account for ten simultaneous requests with the same email address", async () => {
    const { send } = await createClient();
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => send(register, { body: typed })));
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
  ])("rejects %j with a message about the field", async (change, sentence) => {
    const { raw } = await createClient();
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
  ])("stores the name %j as plain text", async (fullname, kept) => {
    const { send } = await createClient();
    await send(register, { body: { ...typed, fullname } });
    expect((await send(logIn, { body: { email, password } })).user?.name).toBe(kept);
  });

  it("allows sixty new accounts per hour from one IP address", async () => {
    const { send, failureOf, world } = await createClient();
    for (let index = 0; index < 60; index++)
      await send(register, { body: { ...typed, email: `ana${index}@example.com` } });
    expect(await failureOf(register, { body: typed })).toMatchObject({ status: 429 });
    world.clock.advance(hour);
    await send(register, { body: typed });
  });
});

describe("signing in", () => {
  it("API-02 returns userData, accessToken and a message", async () => {
    const { raw, world } = await createClient();
    const { email: known, password: right } = world.personas.creator;
    const answer = await raw(address(logIn), json({ email: known.toUpperCase(), password: right }));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      userData: { email: known, fullname: "Maya Torres", isSubscribed: true },
      accessToken: expect.stringMatching(/^[\w-]{43}$/),
      message: "You are signed in.",
    });
  });

  it("API-03 check-session returns user, token and message, and the first two also as userData and accessToken", async () => {
    const { raw, token, world } = await createClient("creator");
    const answer = (await (await raw(address(checkSession))).json()) as Record<string, unknown>;
    expect(answer).toMatchObject({ token, accessToken: token, message: "You are still signed in." });
    expect(answer["user"]).toMatchObject({
      email: world.personas.creator.email,
      onBoarding: { topics: expect.any(Array) },
    });
    expect(answer["userData"]).toEqual(answer["user"]);
    expect(JSON.stringify(answer)).not.toMatch(/"password":|digest|hash/i);
  });

  it("replies with 400 to wrong credentials, with the same message for known and unknown emails", async () => {
    const { failureOf, world } = await createClient();
    const body = { email: world.personas.creator.email, password: "wrong" };
    const known = await failureOf(logIn, { body });
    const unknown = await failureOf(logIn, { body: { ...body, email: "nobody@example.com" } });
    expect(known).toMatchObject({
      status: 400,
      serverMessage: "The email or the password is wrong. Check both and try again.",
    });
    expect(unknown.body).toEqual(known.body);
  });

  it("accepts a password that is years old", async () => {
    const { send, world } = await createClient();
    world.clock.advance(5 * 365 * day);
    const { email: known, password: right } = world.personas.creator;
    expect((await send(logIn, { body: { email: known, password: right } })).user?.email).toBe(known);
  });

  it("requires the exact password, including its case, its spaces and its last character", async () => {
    const { send, failureOf } = await createClient();
    const exact = " Correct horse battery and a Staple that holds the old trellis  ";
    await send(register, { body: { ...typed, password: exact, confirmPassword: exact } });
    for (const other of [exact.trim(), exact.slice(0, -1), exact.toLowerCase(), exact.replaceAll(" ", "")])
      expect(await failureOf(logIn, { body: { email, password: other } })).toMatchObject({ status: 400 });
    expect((await send(logIn, { body: { email, password: exact } })).user?.email).toBe(email);
  });

  it("verifies a password for an unknown email too, so that response times reveal nothing", async () => {
    const { failureOf, world } = await createClient();
    const matches = vi.spyOn(world.ports.passwords, "matches");
    await failureOf(logIn, { body: { email: "nobody@example.com", password } });
    expect(matches.mock.calls).toEqual([[password, null]]);
  });

  it("refuses even the right password after twenty attempts, and returns the waiting time", async () => {
    const { raw, failureOf, world } = await createClient();
    const { email: known, password: right } = world.personas.creator;
    for (let index = 0; index < 20; index++) await failureOf(logIn, { body: { email: known, password: "wrong" } });
    const answer = await raw(address(logIn), json({ email: known.toUpperCase(), password: right }));
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe("900");
    expect(await answer.json()).toMatchObject({ error: "Too many attempts. Try again in 15 minutes." });
    world.clock.advance(15 * 60_000);
    expect((await raw(address(logIn), json({ email: known, password: right }))).status).toBe(200);
  });

  it("locks an IP address after a hundred attempts across accounts, but no other address", async () => {
    const { world } = await createClient();
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
  it("is stored with a digest of its token, never with the token", async () => {
    const client = await createClient();
    const open = vi.spyOn(client.world.ports.sessions, "open");
    const { email: known, password: right } = client.world.personas.creator;
    const { token } = await client.send(logIn, { body: { email: known, password: right } });
    expect(open).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ tokenDigest: expect.stringMatching(/^[0-9a-f]{64}$/) }),
    );
    expect(JSON.stringify(open.mock.calls)).not.toContain(token);
  });

  it("has a new token for each sign-in, even with the token of another session", async () => {
    const client = await createClient();
    const { email: known, password: right } = client.world.personas.creator;
    const signIn = async () => (await client.send(logIn, { body: { email: known, password: right } })).token;
    const first = await signIn();
    client.token = first;
    const second = await signIn();
    expect([first, second]).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.stringMatching(/^[\w-]{43}$/)]);
    expect(second).not.toBe(first);
  });

  it("ends ninety days after it was opened, however often it is used", async () => {
    const { send, failureOf, world } = await createClient("unsubscribed");
    for (let days = 0; days < 80; days += 20) {
      world.clock.advance(20 * day);
      await send(checkSession, {});
    }
    world.clock.advance(10 * day - 1);
    await send(checkSession, {});
    world.clock.advance(1);
    expect(await failureOf(checkSession, {})).toMatchObject({ status: 401 });
  });

  it("ends on logout without ending other sessions of the account", async () => {
    const client = await createClient("creator");
    const { email: known, password: right } = client.world.personas.creator;
    const other = await client.send(logIn, { body: { email: known, password: right } });
    expect(await client.send(logOut, {})).toEqual({ message: "You are signed out." });
    expect(await client.failureOf(checkSession, {})).toMatchObject({ status: 401 });
    client.token = other.token;
    expect((await client.send(checkSession, {})).token).toBe(other.token);
  });

  it("expires thirty days after its last use", async () => {
    const { send, failureOf, world } = await createClient("unsubscribed");
    world.clock.advance(29 * day);
    await send(checkSession, {});
    world.clock.advance(29 * day);
    await send(checkSession, {});
    world.clock.advance(30 * day);
    expect(await failureOf(checkSession, {})).toMatchObject({
      status: 401,
      serverMessage: "Your session has ended. Sign in again.",
    });
  });

  it("records its last use at most once an hour", async () => {
    const { send, world } = await createClient("unsubscribed");
    let touches = 0;
    world.ports.sessions.touch = async () => void touches++;
    world.clock.advance(hour - 1);
    await send(checkSession, {});
    expect(touches).toBe(0);
    world.clock.advance(1);
    await send(checkSession, {});
    expect(touches).toBe(1);
  });
});
