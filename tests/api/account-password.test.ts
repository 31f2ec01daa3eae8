import { checkSession, logIn, providerTokenHeader } from "@trellis/contract/account";
import { exportAccount } from "@trellis/contract/account-data";
import { changePassword } from "@trellis/contract/password";
import { prove } from "@trellis/contract/proof";
import { listSessions } from "@trellis/contract/sessions";
import { describe, expect, it } from "vitest";
import { address, createClient, hour } from "./test-client.ts";

const minute = 60_000;
const newPassword = "late-squats-8";

/** Returns a client signed in as the creator, and a function that builds the input of `changePassword`. */
async function signedIn() {
  const client = await createClient("creator");
  const { email, password } = client.world.personas.creator;
  const change = (changes = {}) => ({
    body: { currentPassword: password, newPassword, confirmPassword: newPassword, ...changes },
  });
  return { client, email, password, change };
}

describe("changing the password", () => {
  it("keeps this session, ends the others and emails the owner", async () => {
    const { client, email, password, change } = await signedIn();
    expect(await client.send(changePassword, change())).toEqual({
      message: "Your password has been changed. All other devices are signed out.",
    });
    expect((await client.send(listSessions, {})).sessions).toHaveLength(1);
    expect(client.world.mailer.mails).toMatchObject([{ to: { address: email }, subject: /password was changed/ }]);
    expect(await client.failureOf(logIn, { body: { email, password } })).toMatchObject({ status: 400 });
    await client.send(logIn, { body: { email, password: newPassword } });
  });

  it("requires the current password, and names the field if it is wrong", async () => {
    const { client, change } = await signedIn();
    expect(await client.failureOf(changePassword, change({ currentPassword: "wrong" }))).toMatchObject({
      status: 400,
      code: "wrongPassword",
      serverMessage: "The password is wrong. Check it and try again.",
      body: { field: "currentPassword" },
    });
    expect((await client.send(listSessions, {})).sessions).toHaveLength(2);
  });

  it.each([
    [{ newPassword: "12345", confirmPassword: "12345" }, "Password must be at least 6 characters"],
    [{ confirmPassword: "other-one" }, "Passwords do not match"],
    [{ newPassword: "password1", confirmPassword: "password1" }, /lists of common or leaked/],
    [{ newPassword: "torres-2026", confirmPassword: "torres-2026" }, /too close to your name/],
  ])("refuses %j", async (changes, sentence) => {
    const { client, change } = await signedIn();
    const failure = await client.failureOf(changePassword, change(changes));
    expect(failure.status).toBe(400);
    expect(failure.serverMessage).toMatch(sentence);
  });

  it("allows twenty guesses of the current password in fifteen minutes", async () => {
    const { client, change } = await signedIn();
    for (let index = 0; index < 20; index++)
      await client.failureOf(changePassword, change({ currentPassword: "wrong" }));
    expect(await client.failureOf(changePassword, change())).toMatchObject({ status: 429 });
  });

  it("is not possible for an account without a password", async () => {
    const { client, change } = await signedIn();
    const { accounts } = client.world.ports;
    accounts.credentials = async () => ({ passwordHash: null, googleSubject: "maya" });
    expect(await client.failureOf(changePassword, change())).toMatchObject({ status: 409 });
  });
});

describe("a recent proof of identity", () => {
  it("lasts for ten minutes after signing in, and can then be renewed with the password", async () => {
    const { client, password } = await signedIn();
    client.world.clock.advance(10 * minute - 1);
    expect((await client.raw(address(exportAccount))).status).toBe(200);
    client.world.clock.advance(1);
    expect(await client.failureOf(exportAccount, {})).toMatchObject({ status: 403, code: "proofRequired" });
    expect(await client.failureOf(prove, { body: { password: "wrong" } })).toMatchObject({
      status: 400,
      code: "wrongPassword",
      body: { field: "password" },
    });
    expect(await client.failureOf(exportAccount, {})).toMatchObject({ status: 403 });
    await client.send(prove, { body: { password } });
    expect((await client.raw(address(exportAccount))).status).toBe(200);
  });

  it("is valid for one session only", async () => {
    const { client, email, password } = await signedIn();
    const other = await client.send(logIn, { body: { email, password } });
    client.world.clock.advance(hour);
    await client.send(prove, { body: { password } });
    client.token = other.token;
    expect(await client.failureOf(exportAccount, {})).toMatchObject({ code: "proofRequired" });
  });

  it("can be renewed with Google by the same Google user only", async () => {
    const { client } = await signedIn();
    const { google } = client.world.ports;
    google.lookUp = async (subject) => ({
      subject,
      email: `${subject}@example.com`,
      isEmailVerified: subject !== "stranger",
      picture: null,
    });
    const as = (token: string) => ({ headers: { [providerTokenHeader]: token } });
    const body = { email: "zoe@example.com", authProvider: "google" } as const;
    client.token = (await client.send(logIn, { body, ...as("zoe") })).token;
    client.world.clock.advance(hour);
    expect((await client.send(checkSession, {})).user.hasPassword).toBe(false);
    for (const token of ["eve", "stranger"])
      expect(await client.failureOf(prove, { body: { authProvider: "google" }, ...as(token) })).toMatchObject({
        status: 403,
      });
    expect(await client.failureOf(prove, { body: { password: "any" } })).toMatchObject({ status: 400 });
    await client.send(prove, { body: { authProvider: "google" }, ...as("zoe") });
    expect((await client.raw(address(exportAccount))).status).toBe(200);
  });
});
