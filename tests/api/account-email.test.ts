import { checkSession, logIn, register } from "@trellis/contract/account";
import { changeEmail, resendVerification, verifyEmail } from "@trellis/contract/email";
import { changePassword } from "@trellis/contract/password";
import { describe, expect, it, vi } from "vitest";
import { createClient, day, hour, linkTo } from "./test-client.ts";

const ana = { fullname: "Ana Lima", email: "ana.lima@example.com", password: "tamborim-9" };
const wanted = "maya.new@example.com";

async function signedUp() {
  const client = await createClient();
  await client.send(register, { body: { ...ana, confirmPassword: ana.password } });
  client.token = (await client.send(logIn, { body: ana })).token;
  return client;
}

describe("verifying the email after sign-up", () => {
  it("requires the link in the email, and is not required for signing in", async () => {
    const client = await signedUp();
    expect((await client.send(checkSession, {})).user.isEmailVerified).toBe(false);
    expect(await client.send(verifyEmail, { body: { token: linkTo(ana.email, client) } })).toEqual({
      message: "Your email is confirmed.",
      email: ana.email,
      isChange: false,
    });
    expect((await client.send(checkSession, {})).user.isEmailVerified).toBe(true);
  });

  it("accepts each link once, for a day", async () => {
    const client = await signedUp();
    const token = linkTo(ana.email, client);
    await client.send(verifyEmail, { body: { token } });
    expect(await client.failureOf(verifyEmail, { body: { token } })).toMatchObject({ status: 400, code: "linkOver" });
    const late = await signedUp();
    late.world.clock.advance(day);
    const expired = { body: { token: linkTo(ana.email, late) } };
    expect(await late.failureOf(verifyEmail, expired)).toMatchObject({ status: 400, code: "linkOver" });
  });

  it("gives the same reply to an unknown link as to an expired one", async () => {
    const { failureOf } = await createClient();
    for (const token of ["x", "' or 1=1 --", "a".repeat(43)])
      expect(await failureOf(verifyEmail, { body: { token } })).toMatchObject({ status: 400, code: "linkOver" });
  });

  it("sends another link up to five times an hour, and none once the email is verified", async () => {
    const client = await signedUp();
    for (let index = 0; index < 5; index++) await client.send(resendVerification, {});
    expect(client.world.mailer.mails).toHaveLength(6);
    expect(await client.failureOf(resendVerification, {})).toMatchObject({ status: 429 });
    await client.send(verifyEmail, { body: { token: linkTo(ana.email, client) } });
    expect(await client.send(resendVerification, {})).toEqual({ message: "Your email is confirmed." });
    expect(client.world.mailer.mails).toHaveLength(6);
  });
});

describe("changing the email", () => {
  it("takes effect when the link to the new address is opened, and notifies the old address of both steps", async () => {
    const client = await createClient("creator");
    const { email, password } = client.world.personas.creator;
    expect(await client.send(changeEmail, { body: { email: wanted } })).toEqual({
      message: "We’ve sent a link to the new address. Open it to complete the change.",
    });
    expect((await client.send(checkSession, {})).user.email).toBe(email);
    expect(await client.send(verifyEmail, { body: { token: linkTo(wanted, client) } })).toMatchObject({
      email: wanted,
      isChange: true,
    });
    expect((await client.send(checkSession, {})).user).toMatchObject({ email: wanted, isEmailVerified: true });
    await client.send(logIn, { body: { email: wanted, password } });
    expect(await client.failureOf(logIn, { body: { email, password } })).toMatchObject({ status: 400 });
    const toOld = client.world.mailer.mails.filter(({ to }) => to.address === email).map(({ subject }) => subject);
    expect(toOld).toEqual(["Someone asked to change your Trellis email", "Your Trellis email was changed"]);
  });

  it("also updates the email at the card provider, even if the provider is unavailable at first", async () => {
    const client = await createClient("creator");
    const { accounts, payments, wallets } = client.world.ports;
    const { id = "" } = (await accounts.recipient(client.world.personas.creator.email)) ?? {};
    const { customerId } = await wallets.read(id);
    const update = vi.spyOn(payments, "updateHolder").mockRejectedValueOnce(new Error("away"));
    await client.send(changeEmail, { body: { email: wanted } });
    await client.send(verifyEmail, { body: { token: linkTo(wanted, client) } });
    expect(update).toHaveBeenCalledTimes(1);
    client.world.clock.advance(10_000);
    await client.raw("/health");
    expect(update).toHaveBeenCalledTimes(2);
    expect(update).toHaveBeenLastCalledWith(customerId, expect.objectContaining({ email: wanted }));
  });

  it("requires a recent proof of identity", async () => {
    const { failureOf, world } = await createClient("creator");
    world.clock.advance(hour);
    expect(await failureOf(changeEmail, { body: { email: wanted } })).toMatchObject({ code: "proofRequired" });
    expect(world.mailer.mails).toEqual([]);
  });

  it("gives the same reply for another account's address, and notifies the owner of that account", async () => {
    const client = await createClient("creator");
    const { email } = client.world.personas.newcomer;
    const free = await client.send(changeEmail, { body: { email: wanted } });
    expect(await client.send(changeEmail, { body: { email } })).toEqual(free);
    expect(linkTo(email, client)).toBe("");
    expect(client.world.mailer.mails.findLast(({ to }) => to.address === email)?.subject).toBe(
      "Your email was entered for another Trellis account",
    );
  });

  it("is refused if someone has signed up with the new address in the meantime", async () => {
    const client = await createClient("creator");
    await client.send(changeEmail, { body: { email: ana.email } });
    const token = linkTo(ana.email, client);
    await client.send(register, { body: { ...ana, confirmPassword: ana.password } });
    expect(await client.failureOf(verifyEmail, { body: { token } })).toMatchObject({ status: 409 });
    expect((await client.send(checkSession, {})).user.email).toBe(client.world.personas.creator.email);
  });

  it("is canceled by a newer request and by a new password", async () => {
    const client = await createClient("creator");
    const { password } = client.world.personas.creator;
    await client.send(changeEmail, { body: { email: "mistyped@example.com" } });
    await client.send(changeEmail, { body: { email: wanted } });
    const mistyped = linkTo("mistyped@example.com", client);
    expect(await client.failureOf(verifyEmail, { body: { token: mistyped } })).toMatchObject({ code: "linkOver" });
    const newPassword = "late-squats-8";
    await client.send(changePassword, {
      body: { currentPassword: password, newPassword, confirmPassword: newPassword },
    });
    const token = linkTo(wanted, client);
    expect(await client.failureOf(verifyEmail, { body: { token } })).toMatchObject({ code: "linkOver" });
  });

  it("refuses the current address", async () => {
    const { failureOf, world } = await createClient("creator");
    const { email } = world.personas.creator;
    expect(await failureOf(changeEmail, { body: { email } })).toMatchObject({ status: 409, code: "sameEmail" });
  });

  it("sends at most five emails an hour to one address", async () => {
    const client = await createClient("creator");
    for (let index = 0; index < 5; index++) await client.send(changeEmail, { body: { email: wanted } });
    expect(await client.failureOf(changeEmail, { body: { email: wanted } })).toMatchObject({ status: 429 });
  });
});
