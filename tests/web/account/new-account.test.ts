import { expect, it } from "vitest";
import { safeParse } from "valibot";
import { newAccount, toRegistration } from "../../../apps/web/src/features/account/new-account.ts";

const typed = {
  fullname: " Ana Torres ",
  email: " ana@trellis.example ",
  password: "secret",
  confirmPassword: "secret",
  terms: true,
};

const issuesOf = (change: object) =>
  (safeParse(newAccount, { ...typed, ...change }).issues ?? []).map(({ path, message }) => [path?.[0]?.key, message]);

it("SUP-17 accepts a password of six characters", () => {
  expect(issuesOf({})).toEqual([]);
});

it("reports all issues at once, each for its own field", () => {
  expect(issuesOf({ fullname: "  ", email: "abc", confirmPassword: "other", terms: false })).toEqual([
    ["fullname", "fullnameRequired"],
    ["email", "emailInvalid"],
    ["confirmPassword", "passwordsDiffer"],
    ["terms", "termsRequired"],
  ]);
});

it("sends four fields, with name and email trimmed and without the terms", () => {
  const { output } = safeParse(newAccount, typed);
  expect(toRegistration(output as typeof typed)).toEqual({
    fullname: "Ana Torres",
    email: "ana@trellis.example",
    password: "secret",
    confirmPassword: "secret",
  });
});
