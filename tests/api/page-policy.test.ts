import { pagePolicy } from "@trellis/runtime/node-http/page-policy";
import { describe, expect, it } from "vitest";
import { allowedOrigins } from "../../apps/web/allowed-origins.ts";

const policyWith = (origins: string): string =>
  pagePolicy(`<meta name="allowed-origins" content="${origins}"><script>start()</script>`);
const ruleOf = (policy: string, use: string) => policy.split("; ").find((rule) => rule.startsWith(`${use} `));
const key = { VITE_STRIPE_PUBLISHABLE_KEY: "pk_test_1" };

describe("the content security policy", () => {
  it("allows no other origin by default", () => {
    expect(pagePolicy("<script>start()</script>")).not.toMatch(/(?:script|frame|connect)-src[^;]*https:/);
    expect(allowedOrigins({})).toBe("");
  });

  it("allows no plugins", () => {
    expect(ruleOf(policyWith("object-src https://plugins.example"), "object-src")).toBe("object-src 'none'");
  });

  it("allows Stripe's hosts, each for its own use, if the page is built with a key", () => {
    const policy = policyWith(allowedOrigins(key));
    expect(ruleOf(policy, "script-src")).toMatch(
      /^script-src 'self' 'sha256-\S+' https:\/\/js\.stripe\.com https:\/\/\*\.js/,
    );
    expect(ruleOf(policy, "frame-src")).toBe(
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    );
    expect(ruleOf(policy, "connect-src")).toBe("connect-src 'self' https://api.stripe.com");
  });

  it("allows connections to an API and a country service on other origins, but no scripts from them", () => {
    const settings = { VITE_GEO_URL: "https://geo.example:8443/me?x=1", VITE_API_ORIGIN: "https://api.example" };
    const policy = policyWith(allowedOrigins(settings));
    expect(ruleOf(policy, "connect-src")).toBe("connect-src 'self' https://geo.example:8443 https://api.example");
    expect(ruleOf(policy, "script-src")).not.toContain("https:");
    expect(ruleOf(policy, "frame-src")).toBe("frame-src 'self'");
  });

  it("allows connections to a chat service on the visitor's own machine, but no scripts from it", () => {
    const chat = { VITE_CHAT_KEY: "ollama", VITE_CHAT_URL: "http://localhost:11434/v1/chat/completions" };
    expect(ruleOf(policyWith(allowedOrigins(chat)), "connect-src")).toBe("connect-src 'self' http://localhost:11434");
    const policy = policyWith(
      "script-src http://localhost:11434; connect-src http://localhost.example http://[::1]:8080",
    );
    expect(ruleOf(policy, "script-src")).not.toContain("localhost");
    expect(ruleOf(policy, "connect-src")).toBe("connect-src 'self' http://[::1]:8080");
  });

  it("ignores values that are not origins", () => {
    const policy = policyWith(
      "script-src 'unsafe-eval' https: https://* http://plain.example javascript:; default-src *",
    );
    expect(ruleOf(policy, "script-src")).toMatch(/^script-src 'self' 'sha256-[^ ]+'$/);
    expect(ruleOf(policy, "default-src")).toBe("default-src 'self'");
  });
});
