import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/** Takes the pictures in docs/pictures; `npm run pictures` builds the app first. */
export default defineConfig({
  ...base,
  testDir: "tests/pictures",
  outputDir: "node_modules/.cache/trellis/pictures",
  reporter: [["dot"]],
});
