import { credentials, registration } from "@trellis/contract/account";
import { email, fullname, newPassword } from "@trellis/contract/fields";
import { is, parse } from "valibot";
import { describe, expect, it } from "vitest";

describe("email", () => {
  it.each(["a@b.co", "o'brien@example.com", "ana+trellis@mail.example.co.uk", "a_b-c.d@x-y.example", " ana@b.co "])(
    "accepts %s",
    (typed) => expect(is(email, typed)).toBe(true),
  );

  it.each([
    "abc",
    "a@b",
    "@b.co",
    "a@",
    "a b@c.co",
    "a@b..co",
    ".a@b.co",
    "a..b@c.co",
    "a@b.co\r\nBcc: x@y.zz",
    "<a@b.co>",
    "a@b.co, x@y.zz",
  ])("rejects %j", (typed) => expect(is(email, typed)).toBe(false));

  // A pattern that backtracks exponentially would exceed the timeout by far.
  it.each([`${"a.".repeat(30_000)}@`, `a@${"b.".repeat(30_000)}!`])(
    "rejects a very long malformed address in linear time",
    (typed) => expect(is(email, typed)).toBe(false),
  );
});

describe("fullname", () => {
  it.each(["Ana Torres", "李", "🌱", "O’Neil-Ávila", "عمر"])("accepts %j", (typed) =>
    expect(is(fullname, typed)).toBe(true),
  );
  it.each(["", "  ", "\u200b", "\u200b\u202e", "\u00a0"])("rejects %j, which has no visible character", (typed) =>
    expect(is(fullname, typed)).toBe(false),
  );
});

describe("password", () => {
  const long = " Correct horse battery and a Staple that holds the old trellis  ";

  it("is accepted unchanged at sign-up and sign-in, with 64 letters and spaces", () => {
    expect(long).toHaveLength(64);
    const typed = { fullname: "Ana Torres", email: "ana@example.com", password: long, confirmPassword: long };
    expect(parse(registration, typed)).toEqual(typed);
    expect(parse(credentials, { email: typed.email, password: long })).toEqual({ email: typed.email, password: long });
  });

  it.each([
    "onlylowercase",
    "ONLYUPPERCASE",
    "8402915736",
    "¡¿!?·¿¡",
    "пароль без цифр",
    "体操と料理の日",
    " ".repeat(6),
  ])("may consist of any characters: %j", (typed) => expect(parse(newPassword, typed)).toBe(typed));

  it("has at most 256 characters", () => {
    expect(is(newPassword, "a".repeat(256))).toBe(true);
    expect(is(newPassword, "a".repeat(257))).toBe(false);
  });
});
