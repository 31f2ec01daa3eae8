import { expect, it } from "vitest";
import { allowedOrigins, stripeKeys } from "../../apps/web/allowed-origins.ts";

it("allows Google’s origins only in builds with a client id", () => {
  expect(allowedOrigins({ VITE_GOOGLE_CLIENT_ID: "id-1" })).toBe(
    "script-src https://accounts.google.com; frame-src https://accounts.google.com; " +
      "connect-src https://accounts.google.com https://www.googleapis.com",
  );
  expect(allowedOrigins({ VITE_STRIPE_PUBLISHABLE_KEY: "pk_test_1" })).not.toContain("google");
});

it("allows the chat service’s origin only in builds with a key", () => {
  expect(allowedOrigins({ VITE_CHAT_KEY: "sk-1" })).toBe("connect-src https://api.openai.com");
  const url = "https://models.example/v1/chat/completions";
  expect(allowedOrigins({ VITE_CHAT_KEY: "sk-1", VITE_CHAT_URL: url })).toBe("connect-src https://models.example");
  expect(allowedOrigins({ VITE_CHAT_URL: url })).toBe("");
});

it("recognizes whether a build has a Stripe test key, a Stripe live key or neither", () => {
  expect(stripeKeys({})).toBeNull();
  expect(stripeKeys({ VITE_STRIPE_PUBLISHABLE_KEY: "pk_test_1" })).toBe("test");
  expect(stripeKeys({ VITE_STRIPE_PUBLISHABLE_KEY: "pk_live_1" })).toBe("live");
});
