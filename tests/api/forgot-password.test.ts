import { forgotPassword, verifyCode } from "@trellis/contract/password-reset";
import { describe, expect, it } from "vitest";
import { address, createClient, hour, json } from "./test-client.ts";
import { requestCode } from "./code-request.ts";

const minute = 60_000;

describe("forgotPassword", () => {
  it("FGT-08 gives an unknown email the same reply as a known one, and sends nothing", async () => {
    const { raw, world } = await createClient();
    const answers: { status: number; body: string; headers: string }[] = [];
    for (const email of [world.personas.creator.email, "nobody@example.com"]) {
      const answer = await raw(address(forgotPassword), json({ email }));
      answers.push({
        status: answer.status,
        body: await answer.text(),
        // The cookie has a random id, for known and unknown emails alike.
        headers: JSON.stringify([...answer.headers]).replace(/browser=[\w-]{43};/, "browser=id;"),
      });
    }
    expect(answers[0]?.status).toBe(200);
    expect(answers[1]).toEqual(answers[0]);
    expect(world.mailer.mails.map(({ to }) => to.address)).toEqual([world.personas.creator.email]);
  });

  it("emails six digits to the account's address, ignoring the case of the typed one", async () => {
    const { send, world } = await createClient();
    const { email, fullname } = world.personas.creator;
    expect(await send(forgotPassword, { body: { email: email.toUpperCase() } })).toEqual({
      message: "If there is an account with this email, we’ve sent a code to it.",
    });
    expect(world.mailer.mails).toEqual([
      expect.objectContaining({
        to: { name: fullname, address: email },
        subject: expect.stringMatching(/^\d{6} is your Trellis code$/),
      }),
    ]);
  });

  it.each([
    ["es", /^\d{6} es tu código de Trellis$/],
    ["fr", /^\d{6} est ton code Trellis$/],
  ])("writes the email in the language of the request (%s)", async (language, subject) => {
    const { mail } = await requestCode(language);
    expect(mail?.subject).toMatch(subject);
    expect(mail?.html).toContain(`<html lang="${language}">`);
  });

  it.each(["ann@ex.co\r\nBcc: evil@ex.co", "ann@ex.co, evil@ex.co", "<ann@ex.co>", "' or 1=1 --@ex.co x", ""])(
    "rejects %j as an email address",
    async (email) => {
      const { failureOf, world } = await createClient();
      expect(await failureOf(forgotPassword, { body: { email } })).toMatchObject({ status: 400 });
      expect(world.mailer.mails).toEqual([]);
    },
  );

  it("fails immediately for every address while the mail server is down, and works again afterwards", async () => {
    const { send, failureOf, world } = await createClient();
    const { email } = world.personas.creator;
    world.mailer.isAway = true;
    for (const each of [email, "nobody@example.com"]) {
      expect(await failureOf(forgotPassword, { body: { email: each } })).toMatchObject({
        status: 503,
        serverMessage: "We can’t send email right now. Try again in a moment.",
      });
    }
    world.mailer.isAway = false;
    await send(forgotPassword, { body: { email } });
    expect(world.mailer.mails).toHaveLength(1);
  });

  it("retries a failed email with growing delays", async () => {
    const { send, raw, world } = await createClient();
    const { mailer } = world;
    mailer.check = async () => {};
    mailer.isAway = true;
    await send(forgotPassword, { body: { email: world.personas.creator.email } });
    const tick = async (milliseconds: number) => {
      world.clock.advance(milliseconds);
      await raw("/health");
    };
    await tick(4_999);
    await tick(1);
    await tick(9_999);
    await tick(1);
    expect(world.logs.map(({ event, facts }) => [event, facts["tries"]])).toEqual([
      ["job postponed", 1],
      ["job postponed", 2],
      ["job postponed", 3],
    ]);
    mailer.isAway = false;
    await tick(20_000);
    expect(mailer.mails).toHaveLength(1);
    await tick(hour);
    expect(mailer.mails).toHaveLength(1);
  });

  it("sends a user's emails in order, so that the last code is in the last email", async () => {
    const { send, world } = await createClient();
    const { email } = world.personas.creator;
    world.mailer.check = async () => {};
    world.mailer.isAway = true;
    for (let times = 0; times < 3; times++) await send(forgotPassword, { body: { email } });
    world.mailer.isAway = false;
    world.clock.advance(5_000);
    await send(forgotPassword, { body: { email: "nobody@example.com" } });
    expect(world.mailer.mails).toHaveLength(3);
    const otp = world.mailer.mails.at(-1)?.subject.slice(0, 6) ?? "";
    await send(verifyCode, { body: { otp, email } });
  });

  it("gives up on an email after half an hour of failed attempts", async () => {
    const { send, raw, world } = await createClient();
    world.mailer.check = async () => {};
    world.mailer.isAway = true;
    await send(forgotPassword, { body: { email: world.personas.creator.email } });
    world.clock.advance(30 * minute + 1);
    await raw("/health");
    expect(world.logs.at(-1)).toMatchObject({ event: "job given up", facts: { job: "mail" } });
    world.mailer.isAway = false;
    world.clock.advance(hour);
    await raw("/health");
    expect(world.mailer.mails).toEqual([]);
  });

  it("stops after six emails to one address, known or not", async () => {
    const { send, failureOf, world } = await createClient();
    for (const email of [world.personas.creator.email, "nobody@example.com"]) {
      for (let index = 0; index < 6; index++) await send(forgotPassword, { body: { email } });
      expect(await failureOf(forgotPassword, { body: { email } })).toMatchObject({ status: 429 });
    }
    expect(world.mailer.mails).toHaveLength(6);
    world.clock.advance(15 * minute);
    await send(forgotPassword, { body: { email: world.personas.creator.email } });
  });
});
