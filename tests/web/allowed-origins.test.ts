import { expect, it } from "vitest";
import { allowedOrigins } from "../../apps/web/allowed-origins.ts";

it("lets Google through in a page built with a client id, and in no other", () => {
  expect(allowedOrigins({ VITE_GOOGLE_CLIENT_ID: "id-1" })).toBe(
    "script-src https://accounts.google.com; frame-src https://accounts.google.com; " +
      "connect-src https://accounts.google.com https://www.googleapis.com",
  );
  expect(allowedOrigins({ VITE_STRIPE_PUBLISHABLE_KEY: "pk_test_1" })).not.toContain("google");
});
