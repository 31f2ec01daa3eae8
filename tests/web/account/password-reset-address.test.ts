import { screens } from "@trellis/machines/password-reset";
import { describe, expect, it } from "vitest";
import { addressOf, placeAt } from "../../../apps/web/src/features/account/password-reset.address.ts";

describe("the addresses of a forgotten password", () => {
  it.each(screens)("lead to %s and back", (screen) => {
    const place = { screen, email: screen === "askingCode" ? "ana+1@trellis.example" : "" };
    const { pathname, search } = new URL(addressOf(place), "http://trellis.test");
    expect(placeAt(pathname, search)).toEqual(place);
  });

  it("carry the e-mail encoded, and only that of the code", () => {
    const email = "ana+1@trellis.example";
    expect(addressOf({ screen: "askingCode", email })).toBe("/enter-otp?email=ana%2B1%40trellis.example");
    expect(addressOf({ screen: "askingPassword", email })).toBe("/enter-password");
    expect(addressOf({ screen: "askingCode", email: "" })).toBe("/enter-otp");
  });

  it("are read without what else stands in them", () => {
    expect(placeAt("/enter-otp", "?utm=1&email=%20a@b.co%20")).toEqual({ screen: "askingCode", email: "a@b.co" });
    expect(placeAt("/enter-otp", "?email=%20")).toEqual({ screen: "askingCode", email: "" });
  });
});
