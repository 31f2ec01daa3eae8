import { email, fullname } from "@trellis/contract/fields";
import { is } from "valibot";
import { describe, expect, it } from "vitest";

describe("an e-mail address", () => {
  it.each(["a@b.co", "o'brien@example.com", "ana+trellis@mail.example.co.uk", "a_b-c.d@x-y.example", " ana@b.co "])(
    "is %s",
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
  ])("is not %j", (typed) => expect(is(email, typed)).toBe(false));

  it("is refused quickly, however long it is", () => {
    const began = performance.now();
    expect(is(email, `${"a.".repeat(30_000)}@`)).toBe(false);
    expect(is(email, `a@${"b.".repeat(30_000)}!`)).toBe(false);
    expect(performance.now() - began).toBeLessThan(1000);
  });
});

describe("a person's name", () => {
  it.each(["Ana Torres", "李", "🌱", "O’Neil-Ávila", "عمر"])("can be %j", (typed) =>
    expect(is(fullname, typed)).toBe(true),
  );
  it.each(["", "  ", "\u200b", "\u200b\u202e", "\u00a0"])("is not %j, in which there is nothing to see", (typed) =>
    expect(is(fullname, typed)).toBe(false),
  );
});
