import { logIn, register } from "@trellis/contract/account";
import { forgotPassword, resetPassword, verifyCode } from "@trellis/contract/password-reset";
import { createCommonPasswords } from "@trellis/runtime/node-crypto/common-passwords";
import { describe, expect, it } from "vitest";
import { isMonotonous, isPersonalPassword } from "../../apps/api/src/rules/passwords.ts";
import { createClient } from "./test-client.ts";

const maya = { fullname: "María José Núñez", email: "mj.nunez84@example.com" };

describe("the list of common passwords", () => {
  const isCommon = createCommonPasswords();

  it.each(["123456", "password", "Password1", "QWERTYUIOP", "iloveyou", "trustno1", "letmein"])(
    "contains %j",
    async (password) => {
      expect(await isCommon(password)).toBe(true);
    },
  );

  it.each(["early-squats-7", "grow-with-trellis", "correct-horse", "tamborim-9"])(
    "does not contain %j",
    async (password) => {
      expect(await isCommon(password)).toBe(false);
    },
  );
});

describe("the set of personal passwords", () => {
  it.each([
    "maria",
    "Nunez",
    "MariaJose2026",
    "jose-maria",
    "1984-núñez!",
    "mj.nunez84@example.com",
    "nunez84",
    "example.com",
    "TRELLIS_1",
  ])("includes %j", (password) => expect(isPersonalPassword(password, maya)).toBe(true));

  it.each(["maria-and-the-beanstalk", "trellises", "84", "!!!!!!"])("doesn't include %j", (password) =>
    expect(isPersonalPassword(password, maya)).toBe(false),
  );
});

it.each([
  ["aaaaaaaaaaaa", true],
  ["abababab", true],
  ["abcabc", false],
])("a password is monotonous only if it consists of one or two different characters: %j", (password, expected) => {
  expect(isMonotonous(password)).toBe(expected);
});

describe("a password that is easy to guess", () => {
  const body = (password: string) => ({ ...maya, password, confirmPassword: password });

  it.each([
    ["en", "123456", "passwordCommon", /on lists of common or leaked passwords/],
    ["es", "nunez2026", "passwordPersonal", /se parece demasiado a tu nombre/],
    ["fr", "zzzzzz", "passwordCommon", /courants ou divulgués/],
  ])("is refused at sign-up with the reason, in %s", async (language, password, code, sentence) => {
    const { failureOf } = await createClient();
    const failure = await failureOf(register, { body: body(password) }, language);
    expect(failure).toMatchObject({ status: 400, code, body: { field: "password" } });
    expect(failure.serverMessage).toMatch(sentence);
  });

  it("is refused when a forgotten password is reset, and the reset token stays usable", async () => {
    const { send, failureOf, world } = await createClient();
    const { email } = world.personas.creator;
    await send(forgotPassword, { body: { email } });
    const otp = /\d{6}/.exec(world.mailer.mails[0]?.subject ?? "")?.[0] ?? "";
    const { resetToken } = await send(verifyCode, { body: { email, otp } });
    const change = (newPassword: string) => ({ body: { resetToken, newPassword, confirmPassword: newPassword } });
    expect(await failureOf(resetPassword, change("Torres7"))).toMatchObject({
      status: 400,
      code: "passwordPersonal",
      body: { field: "newPassword" },
    });
    await send(resetPassword, change("late-squats-8"));
    await send(logIn, { body: { email, password: "late-squats-8" } });
  });

  it("still works for signing in to an account that has it", async () => {
    const { send, world } = await createClient();
    const { accounts, passwords, newId, clock } = world.ports;
    const account = { id: newId(), ...maya, passwordHash: await passwords.hash("123456"), language: "en" } as const;
    await accounts.open({ ...account, createdAt: clock.now() });
    expect((await send(logIn, { body: { email: maya.email, password: "123456" } })).user?.email).toBe(maya.email);
  });
});
