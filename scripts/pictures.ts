// `npm run pictures`: takes a screenshot of every screen and compares it with docs/pictures; options are passed to Playwright.
// `npm run pictures -- --accept`: replaces the pictures in docs/pictures with the changed ones of the last run.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hasChanged, writePictureReport } from "./picture-report.ts";

const root = join(import.meta.dirname, "..");
const before = join(root, "docs/pictures");
const report = join(root, "dist/pictures");
const after = join(report, "after");

function run(command: string, ...words: string[]): boolean {
  return spawnSync(command, words, { cwd: root, stdio: "inherit" }).status === 0;
}

const options = process.argv.slice(2);
if (!options.includes("--accept")) {
  rmSync(report, { recursive: true, force: true });
  mkdirSync(after, { recursive: true });
  const isTaken =
    run("npm", "run", "build") && run("playwright", "test", "-c", "playwright.pictures.config.ts", ...options);
  if (!isTaken) process.exitCode = 1;
}
const comparisons = await writePictureReport(before, after, report);
const changed = comparisons.filter(hasChanged);
if (options.includes("--accept")) {
  for (const { name } of changed) copyFileSync(join(after, name), join(before, name));
  console.log(`Copied ${changed.length} pictures to docs/pictures.`);
} else {
  console.log(`${comparisons.length} pictures, ${changed.length} changed or new: see dist/pictures/index.html`);
}
