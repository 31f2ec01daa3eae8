import { email, fullname } from "@trellis/contract/fields";
import { is } from "valibot";
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
