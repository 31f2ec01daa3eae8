import { rmSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { withEngineFlags } from "./tests/chromium.ts";
import { stateFolder } from "./tests/state-folder.ts";

// Every worker loads this file too: the first process picks the ports and the data folder, the others inherit them.
const { TRELLIS_E2E_PORT: givenPort, TRELLIS_E2E_SEED_PORT: givenSeedPort, TRELLIS_E2E_DATA: givenData } = process.env;
const port = (process.env["TRELLIS_E2E_PORT"] = givenPort ?? String(20_000 + (process.pid % 10_000)));
const seedPort = (process.env["TRELLIS_E2E_SEED_PORT"] = givenSeedPort ?? String(10_000 + (process.pid % 10_000)));
const data = (process.env["TRELLIS_E2E_DATA"] = givenData ?? stateFolder("e2e"));
if (givenData === undefined) process.on("exit", () => rmSync(data, { recursive: true, force: true }));

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "node_modules/.cache/trellis/e2e",
  // A test must not fail only because a busy machine is slow.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  retries: 0,
  // With two workers, two cores idle a third of the time, because tests also wait for the server and for timers.
  workers: 3,
  forbidOnly: true,
  reporter: [["dot"], ["json", { outputFile: "node_modules/.cache/trellis/reports/e2e.json" }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "en-US",
    // Shorter than the timeout of a test, so that a failed action reports what it waited for.
    actionTimeout: 60_000,
    // Animations rendered in software take a sixth of the run time; tests about motion turn them on.
    contextOptions: { reducedMotion: "reduce" },
    // Traces take a third of the run time; use `--trace on` to investigate a failure.
    trace: "off",
    // Optimizing code takes more time than it saves in such short visits.
    launchOptions: withEngineFlags("--no-opt"),
  },
  projects: [{ name: "chromium", use: { browserName: "chromium" } }],
  webServer: {
    command: "node --conditions=@trellis/source tests/e2e/server.ts",
    // Each test sends its own client address, so tests don't share rate limits.
    env: {
      PORT: port,
      TRELLIS_E2E_SEED_PORT: seedPort,
      TRELLIS_DATA: data,
      TRUSTED_PROXIES: "1",
      LOG_LEVEL: "error",
    },
    url: `http://127.0.0.1:${port}/health`,
    reuseExistingServer: false,
    // The server for Stripe builds the web app first.
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
