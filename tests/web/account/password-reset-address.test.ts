import { screens } from "@trellis/machines/password-reset";
import { describe, expect, it } from "vitest";
import { addressOf, placeAt } from "../../../apps/web/src/features/account/password-reset.address.ts";

describe("the URL of the password reset", () => {
  it.each(screens)("identifies the screen %s", (screen) => {
    const place = { screen, email: screen === "askingCode" ? "ana+1@trellis.example" : "" };
    const { pathname, search } = new URL(addressOf(place), "http://trellis.test");
    expect(placeAt(pathname, search)).toEqual(place);
  });

  it("contains the email only on the code screen", () => {
    const email = "ana+1@trellis.example";
    expect(addressOf({ screen: "askingCode", email })).toBe("/enter-otp?email=ana%2B1%40trellis.example");
    expect(addressOf({ screen: "askingPassword", email })).toBe("/enter-password");
    expect(addressOf({ screen: "askingCode", email: "" })).toBe("/enter-otp");
  });

  it("may have other query parameters and spaces around the email", () => {
    expect(placeAt("/enter-otp", "?utm=1&email=%20a@b.co%20")).toEqual({ screen: "askingCode", email: "a@b.co" });
    expect(placeAt("/enter-otp", "?email=%20")).toEqual({ screen: "askingCode", email: "" });
  });
});
