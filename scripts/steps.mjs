// Runs checks in lanes, keeps the output of each check in a file, and prints a line per check.
import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { createWriteStream, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { failedTests, repeatCommands } from "./failed-tests.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const logs = join(root, "node_modules/.cache/trellis/logs");
/** Lines of a failed check's output that are printed; the summary is at the end. */
const tailLines = 40;
/** The number of failed tests of a check that are listed. */
const maximum = 10;

/**
 * A check: its name, the npm script that runs it, more arguments for that script, the JSON report it writes, the folders
 * that it never reads, whether it always runs, and the check of another lane that it waits for.
 * @typedef {import("./passed-checks.mjs").Check & { always?: boolean, needs?: string }} Step
 * @typedef {import("./failed-tests.mjs").FailedTest} FailedTest
 * @typedef {Step & { passed: boolean, unchanged?: boolean, seconds: number, log: string, failed?: FailedTest[] }} Result
 */

/**
 * A check that runs Vitest and writes a JSON report.
 * @returns {Step}
 */
export function vitestStep(name, script, path, { args = [], ignores = [] } = {}) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${path}`];
  return { name, script, args: [...reporters, ...args], report: path, ignores };
}

/** @returns {Promise<Result>} */
function run(step, env) {
  const { name, script, args = [], report: written } = step;
  const log = join(logs, `${name.replaceAll(" ", "-")}.log`);
  const began = Date.now();
  if (written !== undefined) rmSync(written, { force: true });
  return new Promise((done) => {
    const child = spawn("npm", ["--silent", "run", script, ...(args.length > 0 ? ["--", ...args] : [])], {
      cwd: root,
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const file = createWriteStream(log);
    child.stdout.pipe(file, { end: false });
    child.stderr.pipe(file, { end: false });
    const end = (code) =>
      file.end(() => done({ ...step, passed: code === 0, seconds: Math.round((Date.now() - began) / 1000), log }));
    child.on("error", () => end(1));
    child.on("close", (code) => end(code ?? 1));
  });
}

/** Runs a check, unless it last passed with the same inputs. */
async function runUnlessPassed(step, env, passedChecks) {
  const key = step.always ? undefined : passedChecks?.keyOf(step);
  if (passedChecks?.has(step, key)) return { ...step, passed: true, unchanged: true };
  const result = await run(step, env);
  if (result.passed) passedChecks?.add(step, key);
  return result;
}

const line = ({ name, passed, unchanged, seconds }) =>
  unchanged ? `unchanged       ${name}` : `${passed ? "passed" : "FAILED"}  ${String(seconds).padStart(6)} s  ${name}`;

function printFailure({ name, log }) {
  const output = stripVTControlCharacters(readFileSync(log, "utf8")).trimEnd().split("\n");
  console.log(`\n── ${name}: the last ${Math.min(output.length, tailLines)} lines of ${relative(root, log)}`);
  console.log(output.slice(-tailLines).join("\n"));
}

/**
 * Runs the lanes side by side and the steps of a lane one after another. Prints a line for each step as it ends, then
 * the end of the output of each failed step. Returns the results.
 * @param {readonly (readonly Step[])[]} lanes
 * @param {ReturnType<typeof import("./passed-checks.mjs").openPassedChecks>} [passedChecks]
 */
export async function runLanes(lanes, env, passedChecks) {
  mkdirSync(logs, { recursive: true });
  const ended = new EventEmitter();
  const endOf = new Map(lanes.flat().map(({ name }) => [name, once(ended, name)]));
  const results = await Promise.all(
    lanes.map(async (steps) => {
      const endedSteps = [];
      for (const step of steps) {
        await endOf.get(step.needs);
        const result = await runUnlessPassed(step, env, passedChecks);
        ended.emit(step.name);
        console.log(line(result));
        const failed = result.passed ? [] : failedTests(root, step.report);
        const listed = failed.slice(0, maximum);
        for (const test of listed) console.log(`                ${test.line}`);
        if (failed.length > maximum) console.log(`                and ${failed.length - maximum} more`);
        endedSteps.push({ ...result, failed: listed });
      }
      return endedSteps;
    }),
  );
  return results.flat();
}

/** Prints the failures, the totals and the commands that repeat the failures, and sets the exit code. */
export function report(results) {
  const failed = results.filter(({ passed }) => !passed);
  for (const result of failed) printFailure(result);
  if (failed.length > 0) console.log("\nCONTRIBUTING.md explains what each check requires and how to fix it.");
  const unchanged = results.filter((result) => result.unchanged).length;
  if (unchanged > 0)
    console.log(`\nUnchanged since they passed: ${unchanged}. Run them again with: npm test -- --force`);
  console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) console.log(["\nRepeat the failures with:", ...failed.flatMap(repeatCommands)].join("\n"));
  process.exitCode = failed.length === 0 ? 0 : 1;
}
