import { checkSession, logIn, providerTokenHeader, register } from "@trellis/contract/account";
import { languages } from "@trellis/contract/fields";
import { forgotPassword, resetPassword, verifyCode } from "@trellis/contract/password-reset";
import { sessionReply } from "@trellis/contract/session";
import { signInProviders } from "@trellis/contract/sign-in-providers";
import type { GoogleUser } from "@trellis/server-core/ports/google";
import { object, parse, string } from "valibot";
import { describe, expect, it } from "vitest";
import { address, createClient, json } from "./test-client.ts";

/** Starts a server whose Google recognizes these users by token. */
async function withGoogle(people: Record<string, Partial<GoogleUser>> = {}) {
  const client = await createClient();
  const { google } = client.world.ports;
  google.lookUp = async (token) => {
    const known = Object.hasOwn(people, token) ? people[token] : undefined;
    return known ? { subject: token, email: "", isEmailVerified: true, picture: null, ...known } : null;
  };
  const enter = (email: string, token: string | undefined, more = {}) => {
    const body = {
      email,
      fullname: "Sofía",
      avatar: "https://evil.example/pixel",
      authProvider: "google" as const,
      ...more,
    };
    return client.raw(address(logIn), {
      ...json(body),
      headers: { "content-type": "application/json", ...(token !== undefined && { [providerTokenHeader]: token }) },
    });
  };
  const emailOf = async (answer: Response) => parse(sessionReply, await answer.json()).user.email;
  return { ...client, client, enter, emailOf };
}

const sofia = { email: "Sofia@example.com", picture: "https://pictures.example/sofia" };

describe("signing in with Google", () => {
  it("creates the account on the first sign-in, with the name from the request and the picture from Google", async () => {
    const { enter } = await withGoogle({ sofia });
    const answer = await enter("sofia@example.com", "sofia");
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      user: {
        fullname: "Sofía",
        email: sofia.email,
        avatar: sofia.picture,
        authProvider: "google",
        isSubscribed: false,
        onBoarding: false,
      },
      token: expect.stringMatching(/^[\w-]{43}$/),
      message: "You are signed in.",
    });
  });

  it("GOO-08 finds the same user later, even with another email address at Google", async () => {
    const people = { sofia: { ...sofia } };
    const { enter } = await withGoogle(people);
    const ids: unknown[] = [];
    for (const email of ["sofia@example.com", "sofia@example.com", "sofia.reyes@example.com"]) {
      people.sofia.email = email;
      const reply: unknown = await (await enter(email, "sofia")).json();
      ids.push(parse(object({ user: object({ _id: string() }) }), reply).user._id);
    }
    expect(new Set(ids).size).toBe(1);
  });

  it("opens a session that works for other calls", async () => {
    const { client, enter } = await withGoogle({ sofia });
    client.token = parse(sessionReply, await (await enter("sofia@example.com", "sofia")).json()).token;
    expect((await client.send(checkSession, {})).user).toMatchObject({ email: sofia.email, signsInWith: "google" });
  });

  it.each(languages)(
    "stores a name in any script on one line, and takes the name from the email address if it is empty (%s)",
    async (token) => {
      const email = `${token}@example.com`;
      const { enter } = await withGoogle({ [token]: { email } });
      const named = { en: "体操\r\nBcc: x", es: "   ", fr: null }[token];
      const answer = await enter(email, token, { fullname: named });
      expect(await answer.json()).toMatchObject({ user: { fullname: token === "en" ? "体操 Bcc: x" : token } });
    },
  );
});

describe("a Google sign-in with invalid data", () => {
  it("GOO-07 is rejected without proof from the provider", async () => {
    const { enter, world } = await withGoogle({ sofia });
    for (const token of [undefined, "", "junk", "constructor", "sandbox-token.sandbox-google-1"]) {
      const answer = await enter("sofia@example.com", token);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ error: "Google couldn’t confirm that it’s you. Try again." });
    }
    expect(await world.ports.accounts.recipient("sofia@example.com")).toBeNull();
  });

  it("never signs in as another user by sending their email address", async () => {
    const { enter, world } = await withGoogle({
      eve: { email: "eve@example.com" },
      unverified: { email: "maya@example.com", isEmailVerified: false },
    });
    const { creator, newcomer, unsubscribed } = world.personas;
    const victims = [creator, newcomer, unsubscribed].map(({ email }) => email);
    for (const victim of victims) {
      for (const typed of [victim, victim.toUpperCase(), ` ${victim} `]) {
        for (const token of [undefined, "eve", "unverified", "junk"]) {
          const answer = await enter(typed, token);
          expect(answer.status).toBe(403);
          expect(await answer.text()).not.toMatch(/token|accessToken/);
        }
      }
    }
    expect((await enter("eve@example.com", "eve")).status).toBe(200);
  });

  it("ignores additional fields, and treats an unknown `authProvider` as a sign-in with a password", async () => {
    const { client, enter, raw, world } = await withGoogle({ eve: { email: "eve@example.com" } });
    const { email, password } = world.personas.creator;
    const more = { subject: "maya", _id: "x", isSubscribed: true, user: { email }, email_verified: true };
    const answer = await enter("eve@example.com", "eve", more);
    expect(await answer.json()).toMatchObject({ user: { email: "eve@example.com", isSubscribed: false } });
    const both = json({ email, password: "wrong", authProvider: "google" });
    expect((await raw(address(logIn), both)).status).toBe(403);
    const other = json({ email, password, authProvider: "facebook" });
    expect((await raw(address(logIn), other)).status).toBe(200);
    expect(client.token).toBeNull();
  });

  it.each([
    [{ email: "" }, "Email is required"],
    [{ email: "sofia@" }, "Please enter a valid email address"],
    [{ fullname: "x".repeat(300) }, "“Full name” is too long. Shorten it and try again."],
    [{ avatar: "x".repeat(3000) }, "“Profile picture” is too long. Shorten it and try again."],
    [{ avatar: 7 }, "“Profile picture” is invalid. Correct it and try again."],
  ])("gets a message about the invalid field (%#)", async (change, sentence) => {
    const { enter } = await withGoogle({ sofia });
    const answer = await enter("sofia@example.com", "sofia", change);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: sentence, message: sentence });
  });
});

describe("Google sign-in to an account with a password", () => {
  it("replaces the password and ends all sessions if the email was never verified", async () => {
    const { client, enter, emailOf, failureOf, world } = await withGoogle({ ana: { email: "ana@example.com" } });
    const { fullname, email, password } = world.personas.visitor;
    await client.send(register, { body: { fullname, email, password, confirmPassword: password } });
    const { token } = await client.send(logIn, { body: { email, password } });
    expect(await emailOf(await enter(email, "ana"))).toBe(email);
    expect(await failureOf(logIn, { body: { email, password } })).toMatchObject({ status: 400 });
    client.token = token;
    expect(await client.failureOf(checkSession, {})).toMatchObject({ status: 401 });
    expect(world.mailer.mails.at(-1)).toMatchObject({ subject: "You can now sign in to Trellis with Google" });
  });

  it("keeps the password if the email was verified with a code", async () => {
    const { send, enter, emailOf, world } = await withGoogle({ maya: { email: "maya@example.com" } });
    const { email } = world.personas.creator;
    await send(forgotPassword, { body: { email } });
    const otp = world.mailer.mails.at(-1)?.subject.slice(0, 6) ?? "";
    const { resetToken } = await send(verifyCode, { body: { otp, email } });
    const newPassword = "late-squats-8";
    await send(resetPassword, { body: { resetToken, newPassword, confirmPassword: newPassword } });
    expect(await emailOf(await enter(email, "maya"))).toBe(email);
    const again = await send(logIn, { body: { email, password: newPassword } });
    expect(again.user).toMatchObject({ email, signsInWith: "password" });
  });

  it("is rejected for a second Google account with the same email address", async () => {
    const { enter } = await withGoogle({ one: { email: "maya@example.com" }, two: { email: "maya@example.com" } });
    expect((await enter("maya@example.com", "one")).status).toBe(200);
    expect((await enter("maya@example.com", "two")).status).toBe(409);
  });
});

describe("the Google provider", () => {
  it("causes a 502 with the server's own message when it is down, never a 401, which would sign users out", async () => {
    const { enter, world } = await withGoogle();
    world.ports.google.lookUp = () => Promise.reject(new Error("401 from upstream, secret"));
    const answer = await enter("sofia@example.com", "sofia");
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ error: "Google isn’t responding. Try again in a moment." });
    expect(world.logs.at(-1)?.event).toBe("identity provider failed");
  });

  it("is described by GET /jwt/providers, and sign-ins are rejected while it is off", async () => {
    const { send, enter, world } = await withGoogle({ sofia });
    expect(await send(signInProviders, {})).toEqual({
      google: {
        kind: "sandbox",
        clientId: null,
        pageUrl: "/api/v1/sandbox/google",
        userinfoUrl: "/api/v1/sandbox/google/userinfo",
      },
    });
    world.ports.google.about = { kind: "off", clientId: null, pageUrl: null, userinfoUrl: null };
    const answer = await enter("sofia@example.com", "sofia");
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error: expect.stringContaining("not set up here") });
  });
});
