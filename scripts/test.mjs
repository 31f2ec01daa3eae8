// `npm test`: sets the clone up, then runs every check in turn. Runs on the Node of the machine until Node 24 is installed.
import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./setup.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, "node_modules/.cache/trellis/reports");

/** Name, npm arguments. `npm run` finds the project's own Node 24. */
const checks = [
  ["format", "run", "format:check"],
  ["lint", "run", "lint"],
  ["types", "run", "typecheck"],
  ["unused code", "run", "unused"],
  ["packages", "run", "build:packages"],
  ["packages as published", "run", "check:packages"],
  [
    "unit and API",
    "run",
    "test:unit",
    "--",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${reports}/unit.json`,
  ],
  [
    "stories",
    "run",
    "test:stories",
    "--",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${reports}/stories.json`,
  ],
  ["web build", "run", "build"],
  ["Storybook build", "run", "build:storybook"],
  ["end to end", "run", "test:e2e"],
  ["acceptance", "run", "acceptance"],
];

function run(args, env) {
  return new Promise((done) => {
    const child = spawn("npm", ["--silent", ...args], { cwd: root, env, stdio: "inherit" });
    child.on("error", () => done(1));
    child.on("exit", (code) => done(code ?? 1));
  });
}

async function main() {
  await ensureInstalled();
  const { findChromium } = await import("./chromium.mjs");
  const chromium = await findChromium();
  console.log(`Chromium: ${chromium}`);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const env = { ...process.env, CHROME_PATH: chromium, STORYBOOK_DISABLE_TELEMETRY: "1" };
  const results = [];
  for (const [name, ...args] of checks) {
    console.log(`\n── ${name}`);
    const began = Date.now();
    const code = await run(args, env);
    results.push({ name, passed: code === 0, seconds: Math.round((Date.now() - began) / 1000) });
  }
  const failed = results.filter((result) => !result.passed);
  console.log("");
  for (const { name, passed, seconds } of results) {
    console.log(`${passed ? "passed" : "FAILED"}  ${String(seconds).padStart(4)} s  ${name}`);
  }
  if (failed.length > 0) console.log("\nCONTRIBUTING.md says for each check what it wants and how to cure it.");
  console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
