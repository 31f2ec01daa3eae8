import { expect, it } from "vitest";
import { links } from "../../apps/api/src/mail/links.ts";

it("puts tokens after the hash, which browsers don’t send", () => {
  expect(links.verifyEmail?.({ accountId: "" }, "secret")).toBe("/verify-email#token=secret");
});

it("links to the card of the settings that an email is about", () => {
  expect(links.secondFactorChanged?.({ change: "authenticatorOn" }, "")).toBe("/settings#security");
});
