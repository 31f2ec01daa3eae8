import { defineConfig } from "@playwright/test";
import { withEngineFlags } from "./tests/chromium.ts";

/** Checks of every component in the built Storybook; build it first with `npm run build:storybook`. */
export default defineConfig({
  testDir: "tests/walks",
  outputDir: "node_modules/.cache/trellis/walks",
  // One test visits dozens of stories.
  timeout: 300_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  retries: 0,
  workers: 2,
  forbidOnly: true,
  reporter: [["dot"], ["./tests/walks/cells-reporter.ts"]],
  use: { locale: "en-US", contextOptions: { reducedMotion: "reduce" }, launchOptions: withEngineFlags("--no-opt") },
  projects: [{ name: "chromium", use: { browserName: "chromium" } }],
});
