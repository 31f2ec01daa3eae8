import { codeProblem, emailProblem, passwordProblem } from "@trellis/machines/password-reset";
import { describe, expect, it } from "vitest";
import { atCode, atPassword, begin, code, email, failing, password } from "./password-reset.ts";

describe("an e-mail address", () => {
  it.each(["", "   ", "\t\n"])("is required (%j)", (text) => {
    expect(emailProblem(text)).toBe("required");
  });

  it.each([
    "ana",
    "@",
    "ana@",
    "@example.com",
    "ana@example",
    "an a@example.com",
    "a@b@c.co",
    "a@b..co",
    "a@.co",
    "a@b.",
  ])("is not %j", (text) => {
    expect(emailProblem(text)).toBe("invalid");
  });

  it.each(["a@b.co", "ana+news@mail.example.com", "  ana@example.com "])("may be %j", (text) => {
    expect(emailProblem(text)).toBeNull();
  });
});

describe("a code", () => {
  it.each(["", "  "])("is required (%j)", (text) => {
    expect(codeProblem(text)).toBe("required");
  });

  it.each(["12345", "1234567", "abc123", "12345 ", "12 456", "１２３４５６", "-12345", "1234.5"])(
    "is not %j",
    (text) => {
      expect(codeProblem(text)).toBe("notSixDigits");
    },
  );

  it.each(["123456", "012345", "000000"])("may be %j", (text) => {
    expect(codeProblem(text)).toBeNull();
  });
});

describe("a new password", () => {
  const typed = (newPassword: string, confirmPassword = newPassword) => ({ newPassword, confirmPassword });

  it("is required", () => {
    expect(passwordProblem(typed(""))).toBe("required");
    expect(passwordProblem(typed("", "secret"))).toBe("required");
  });

  it("has six characters at least, or as many as the product says", () => {
    expect(passwordProblem(typed("12345"))).toBe("tooShort");
    expect(passwordProblem(typed("123456"))).toBeNull();
    expect(passwordProblem(typed("1234567"), 8)).toBe("tooShort");
    expect(passwordProblem(typed("12345678"), 8)).toBeNull();
  });

  it("is entered twice, with the same spaces and letters", () => {
    expect(passwordProblem(typed("secret", ""))).toBe("different");
    expect(passwordProblem(typed("secret", "Secret"))).toBe("different");
    expect(passwordProblem(typed("secret", "secret "))).toBe("different");
    expect(passwordProblem(typed("      "))).toBeNull();
  });

  it("is short before it is different", () => {
    expect(passwordProblem(typed("12345", "x"))).toBe("tooShort");
  });
});

const screens = [
  { screen: "askingEmail", input: {}, bad: { ...email, email: "ana" }, problem: "invalid", good: email },
  {
    screen: "askingCode",
    input: atCode,
    bad: { ...code, code: "123" },
    problem: "notSixDigits",
    good: code,
  },
  {
    screen: "askingPassword",
    input: atPassword,
    bad: { ...password, confirmPassword: "other" },
    problem: "different",
    good: password,
  },
] as const;

describe.each(screens)("on $screen", ({ screen, input, bad, problem, good }) => {
  it("what is not acceptable is pointed out, and nothing is called", async () => {
    const run = begin({}, input);
    expect(run.view()).toMatchObject({ is: screen, status: "editing", problem: null });
    await run.send(bad);
    expect(run.view()).toMatchObject({ is: screen, status: "editing", problem });
    expect(run.rests()).toBe(true);
    expect(run.calls).toEqual([]);
    expect(run.said).toEqual([]);
  });

  it("the problem is gone once a better one is submitted", async () => {
    const run = begin({ requestCode: failing("no"), verifyCode: failing("no"), resetPassword: failing("no") }, input);
    await run.send(bad, good);
    expect(run.view()).toMatchObject({ status: "refused", problem: null });
    expect(run.calls).toHaveLength(1);
  });

  it("a problem right after a refusal is pointed out too, and kept when the form is idle again", async () => {
    const run = begin({ requestCode: failing("no"), verifyCode: failing("no"), resetPassword: failing("no") }, input);
    await run.send(good);
    await run.send(bad);
    expect(run.view()).toMatchObject({ status: "refused", problem });
    run.clock.increment(1_000);
    expect(run.view()).toMatchObject({ status: "editing", problem });
  });
});

it("asks for as many characters as the product's own rules say", async () => {
  const run = begin({}, { ...atPassword, rules: { passwordMinimum: 9 } });
  expect(run.view()).toMatchObject({ passwordMinimum: 9 });
  await run.send(password);
  expect(run.view()).toMatchObject({ problem: "tooShort" });
  expect(run.calls).toEqual([]);
});

it("takes the e-mail address without the spaces around it", async () => {
  const run = begin();
  await run.send({ ...email, email: "  ana@example.com " });
  expect(run.calls).toEqual([{ name: "requestCode", input: { email: "ana@example.com" } }]);
});
