import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";
import { stripeFolder } from "./tests/stripe/settings.ts";

// Every worker loads this file too: the first process picks the port, the others inherit it.
process.env["TRELLIS_STRIPE_PORT"] ??= String(30_000 + (process.pid % 10_000));
process.env["TRELLIS_E2E_CARDS"] = "stripe";

const { webServer } = base;
if (!webServer || Array.isArray(webServer)) throw new Error("playwright.config.ts must define exactly one web server.");

/** Runs the tests of payments, settings and failures with a web app that was built for Stripe, and a stand-in for Stripe. */
export default defineConfig({
  ...base,
  testDir: "tests",
  testMatch: [
    "e2e/{payment,settings}-*.spec.ts",
    "e2e/{billing,failures,plan-change,specified-texts,youtube}.spec.ts",
    "stripe/*.spec.ts",
  ],
  outputDir: "node_modules/.cache/trellis/stripe",
  reporter: [["dot"], ["json", { outputFile: "node_modules/.cache/trellis/reports/stripe.json" }]],
  webServer: {
    ...webServer,
    command: "node --conditions=@trellis/source tests/stripe/server.ts",
    env: { ...webServer.env, TRELLIS_WEB: stripeFolder },
  },
});
