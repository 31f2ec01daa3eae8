// `npm test`, `npm run test:release` (`--release`) and both of them, `npm run test:all` (`--all`): set up, then run the checks.
// `npm test` omits checks that have passed with the same inputs, unless `--force` is given. Runs on Node 20 with nothing installed.
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { openPassedChecks } from "./passed-checks.mjs";
import { ensureInstalled } from "./setup.mjs";
import { report, runLanes, vitestStep } from "./steps.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, "node_modules/.cache/trellis/reports");
const e2eReport = join(reports, "e2e.json");
/** Folders that no browser test reads. */
const unread = ["docs/", "tests/engine/", "tests/machines/", "tests/scripts/", "tests/slow/", "tests/ui/"];

/** Stages run one after another; the lanes of a stage side by side. Both lanes take about the same time. */
const stages = [
  [
    [
      { name: "web build", script: "build", args: ["--if-changed"], always: true },
      { name: "types", script: "typecheck" },
      { name: "lint", script: "lint" },
      { name: "format", script: "format:check" },
      { name: "wording", script: "wording" },
      { name: "unused code", script: "unused" },
      vitestStep("stories", "test:stories", join(reports, "stories.json"), {
        ignores: [...unread, "tests/api/", "tests/e2e/"],
      }),
    ],
    [
      vitestStep("unit and API", "test:unit", join(reports, "unit.json")),
      {
        name: "end to end",
        script: "test:e2e",
        needs: "web build",
        // The stories run at the same time, so a third worker would not make these tests faster.
        args: ["--workers=2"],
        report: e2eReport,
        ignores: [...unread, ".storybook/", "stories/", "tests/stories/", "tests/ui-keys/"],
      },
    ],
  ],
  [[{ name: "acceptance", script: "acceptance", always: true }]],
];

/** Slow checks that rarely fail: they run before a release, and in CI at the same time as the others. */
const release = [
  [
    [
      { name: "packages", script: "build:packages" },
      { name: "packages as published", script: "check:packages" },
      { name: "figures of the sources", script: "figures" },
      { name: "Storybook build", script: "build:storybook" },
      { name: "demo build", script: "demo", args: ["--build"] },
    ],
    [vitestStep("slow tests", "test:slow", join(reports, "slow.json"))],
  ],
  [[{ name: "component walks", script: "test:walks" }]],
  [[{ name: "every language, more payments", script: "test:languages", report: e2eReport }]],
  [[{ name: "benchmarks run", script: "bench", args: ["--quick"] }]],
  [[{ name: "payments with Stripe", script: "test:stripe", report: join(reports, "stripe.json") }]],
];

try {
  await ensureInstalled();
  const { ensureChromium } = await import("./chromium.mjs");
  const chromium = await ensureChromium();
  const env = { ...process.env, CHROME_PATH: chromium, STORYBOOK_DISABLE_TELEMETRY: "1" };
  // The type checkers are Go programs, which need a third more processor time with a thread per core. Each lane has one core.
  if (availableParallelism() <= 2) env.GOMAXPROCS = "1";
  const results = [];
  const [onlyRelease, all, force] = ["--release", "--all", "--force"].map((option) => process.argv.includes(option));
  const chosen = onlyRelease ? release : all ? [...stages, ...release] : stages;
  const passedChecks = openPassedChecks({ root, env, force: force || chosen !== stages });
  mkdirSync(reports, { recursive: true });
  const kept = new Set(chosen.flat(2).map((step) => step.report));
  for (const file of readdirSync(reports)) if (!kept.has(join(reports, file))) rmSync(join(reports, file));
  for (const lanes of chosen) results.push(...(await runLanes(lanes, env, passedChecks)));
  report(results);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
