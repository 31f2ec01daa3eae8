import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/** Takes a picture of every screen; `npm run pictures` builds the app first and compares them with docs/pictures. */
export default defineConfig({
  ...base,
  testDir: "tests/pictures",
  outputDir: "node_modules/.cache/trellis/pictures",
  reporter: [["dot"]],
});
