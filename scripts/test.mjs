// `npm test`, `npm run test:release` (`--release`) and both of them, `npm run test:all` (`--all`): set up, then run the checks.
// Runs on Node 20 with nothing installed.
import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./setup.mjs";
import { report, runLanes } from "./steps.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, "node_modules/.cache/trellis/reports");

/** @returns {import("./steps.mjs").Step} */
const vitest = (name, script, file) => {
  const path = join(reports, `${file}.json`);
  const args = ["--reporter=default", "--reporter=json", `--outputFile.json=${path}`];
  return { name, script, args, report: path };
};

/** Stages run one after another; the lanes of a stage side by side. */
const stages = [
  [
    [
      { name: "types", script: "typecheck" },
      { name: "lint", script: "lint" },
      { name: "format", script: "format:check" },
      { name: "wording", script: "wording" },
      { name: "unused code", script: "unused" },
      { name: "web build", script: "build" },
    ],
    [vitest("unit and API", "test:unit", "unit")],
  ],
  [[vitest("stories", "test:stories", "stories")]],
  [[{ name: "end to end", script: "test:e2e", report: join(reports, "e2e.json") }]],
  [[{ name: "acceptance", script: "acceptance" }]],
];

/** Slow checks that rarely fail: they run before a release, and in CI beside the others. */
const release = [
  [
    [
      { name: "packages", script: "build:packages" },
      { name: "packages as published", script: "check:packages" },
      { name: "Storybook build", script: "build:storybook" },
    ],
    [vitest("slow tests", "test:slow", "slow")],
  ],
  [[{ name: "component walks", script: "test:walks" }]],
  [[{ name: "every language, more payments", script: "test:languages", report: join(reports, "e2e.json") }]],
  [[{ name: "payments with Stripe", script: "test:stripe", report: join(reports, "stripe.json") }]],
];

try {
  await ensureInstalled();
  const { ensureChromium } = await import("./chromium.mjs");
  const chromium = await ensureChromium();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const env = { ...process.env, CHROME_PATH: chromium, STORYBOOK_DISABLE_TELEMETRY: "1" };
  const results = [];
  const chosen = process.argv.includes("--release")
    ? release
    : process.argv.includes("--all")
      ? [...stages, ...release]
      : stages;
  for (const lanes of chosen) results.push(...(await runLanes(lanes, env)));
  report(results);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
