import { rmSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/chromium.ts";
import { stateFolder } from "./tests/state-folder.ts";

// Workers read this file too: the first reading chooses, and takes the folder away at the end; the others inherit.
const { TRELLIS_E2E_PORT: givenPort, TRELLIS_E2E_DATA: inherited } = process.env;
const port = (process.env["TRELLIS_E2E_PORT"] = givenPort ?? String(20_000 + (process.pid % 10_000)));
const data = (process.env["TRELLIS_E2E_DATA"] = inherited ?? stateFolder("e2e"));
if (inherited === undefined) process.on("exit", () => rmSync(data, { recursive: true, force: true }));

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "node_modules/.cache/trellis/e2e",
  // A machine with two cores and much else to do must not turn a test red.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  // A second try on a busy CI machine is printed as flaky, and is to be mended.
  retries: process.env["CI"] ? 2 : 0,
  workers: 2,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [["list"], ["json", { outputFile: "node_modules/.cache/trellis/reports/e2e.json" }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "en-US",
    // Drawing motion without a graphics card takes a sixth of the time; a test about motion asks for it.
    contextOptions: { reducedMotion: "reduce" },
    // Recording everything takes a third of the time: ask for it with `--trace on` where a failure is not understood.
    trace: "off",
    launchOptions,
  },
  projects: [{ name: "chromium", use: { browserName: "chromium" } }],
  webServer: {
    command: "node --conditions=@trellis/source apps/api/src/main.ts",
    // Every test says where it comes from, so that none uses up the tries of another.
    env: { PORT: port, TRELLIS_DATA: data, TRUSTED_PROXIES: "1" },
    url: `http://127.0.0.1:${port}/health`,
    reuseExistingServer: !process.env["CI"],
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
