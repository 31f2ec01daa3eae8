// Reads the JSON reports of Vitest and Playwright.
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/**
 * A failed test: a line that describes it, and the arguments that select only this test.
 * @typedef {{ line: string, args: string }} FailedTest
 */

const firstLine = (message = "") =>
  stripVTControlCharacters(message)
    .split("\n")
    .find((line) => line.trim() !== "")
    ?.trim()
    .slice(0, 160) ?? "";

/** Returns a pattern for these titles that needs no escapes between single quotes. */
const patternOf = (titles, separator) => titles.join(separator).replaceAll(/[\\^$.*+?()[\]{}|'\n]/g, ".");

const ofVitest = (root, { testResults }) =>
  testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0) return status === "failed" ? [{ line: `${file}: ${firstLine(message)}`, args: file }] : [];
    return failed.map(({ ancestorTitles, title, fullName, failureMessages }) => ({
      line: `${file}: ${fullName}: ${firstLine(failureMessages?.[0])}`,
      args: `${file} -t '^${patternOf([...ancestorTitles, title], " > ")}$'`,
    }));
  });

const ofPlaywright = (folder, { specs = [], suites = [] }, groups = []) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
      const path = join(folder, file);
      return {
        line: `${path}: ${title}: ${firstLine(errors[0])}`,
        // Playwright appends the tags to the title.
        args: `${path} -g '${patternOf([...groups, title], " ")}( @|$)'`,
      };
    }),
  // The suite of a file is named after the file.
  ...suites.flatMap((suite) => ofPlaywright(folder, suite, suite.title === suite.file ? [] : [...groups, suite.title])),
];

/**
 * Returns the failed tests of a report; an empty list if there is no report.
 * @returns {FailedTest[]}
 */
export function failedTests(root, file) {
  if (file === undefined || !existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, "utf8"));
  return report.testResults ? ofVitest(root, report) : ofPlaywright(relative(root, report.config.rootDir), report);
}

/**
 * Returns the commands that repeat a failed check: one for each failed test if its report names them.
 * @param {{ script: string, args?: readonly string[], report?: string, failed?: readonly FailedTest[] }} step
 */
export function repeatCommands({ script, args = [], report, failed = [] }) {
  if (failed.length > 0) return failed.map((test) => `npm run ${script} -- ${test.args}`);
  // Omit the arguments of a check with a report: they choose reporters, the number of workers or the changed tests.
  return [["npm run", script, ...(report === undefined && args.length > 0 ? ["--", ...args] : [])].join(" ")];
}
