import { describe, expect, it } from "vitest";
import { pagePolicy } from "../../apps/api/src/adapters/node-http/page-policy.ts";
import { allowedOrigins } from "../../apps/web/allowed-origins.ts";

const policyWith = (origins: string): string =>
  pagePolicy(`<meta name="allowed-origins" content="${origins}"><script>start()</script>`);
const ruleOf = (policy: string, use: string) => policy.split("; ").find((rule) => rule.startsWith(`${use} `));
const key = { VITE_STRIPE_PUBLISHABLE_KEY: "pk_test_1" };

describe("the policy of a page", () => {
  it("lets through no other origin by itself", () => {
    expect(pagePolicy("<script>start()</script>")).not.toMatch(/(?:script|frame|connect)-src[^;]*https:/);
    expect(allowedOrigins({})).toBe("");
  });

  it("lets Stripe's hosts through in a page built with a key, each for its own use", () => {
    const policy = policyWith(allowedOrigins(key));
    expect(ruleOf(policy, "script-src")).toMatch(
      /^script-src 'self' 'sha256-\S+' https:\/\/js\.stripe\.com https:\/\/\*\.js/,
    );
    expect(ruleOf(policy, "frame-src")).toBe(
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    );
    expect(ruleOf(policy, "connect-src")).toBe("connect-src 'self' https://api.stripe.com");
  });

  it("lets an API and a country service of other origins be called, and run nothing", () => {
    const settings = { VITE_GEO_URL: "https://geo.example:8443/me?x=1", VITE_API_ORIGIN: "https://api.example" };
    const policy = policyWith(allowedOrigins(settings));
    expect(ruleOf(policy, "connect-src")).toBe("connect-src 'self' https://geo.example:8443 https://api.example");
    expect(ruleOf(policy, "script-src")).not.toContain("https:");
    expect(ruleOf(policy, "frame-src")).toBe("frame-src 'self'");
  });

  it("takes nothing over that is no origin", () => {
    const policy = policyWith(
      "script-src 'unsafe-eval' https: https://* http://plain.example javascript:; default-src *",
    );
    expect(ruleOf(policy, "script-src")).toMatch(/^script-src 'self' 'sha256-[^ ]+'$/);
    expect(ruleOf(policy, "default-src")).toBe("default-src 'self'");
  });
});
