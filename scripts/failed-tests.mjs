// Reads the JSON reports of Vitest and Playwright.
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** The number of failed tests to list. */
const maximum = 10;

const firstLine = (message = "") =>
  stripVTControlCharacters(message)
    .split("\n")
    .find((line) => line.trim() !== "")
    ?.trim()
    .slice(0, 160) ?? "";

const ofVitest = (root, { testResults }) =>
  testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0) return status === "failed" ? [`${file}: ${firstLine(message)}`] : [];
    return failed.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
  });

const ofPlaywright = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
      return `tests/e2e/${file}: ${title}: ${firstLine(errors[0])}`;
    }),
  ...suites.flatMap(ofPlaywright),
];

/** Returns a line per failed test of a report, ten at most; an empty list if there is no report. */
export function failedTests(root, file) {
  if (file === undefined || !existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, "utf8"));
  const failed = report.testResults ? ofVitest(root, report) : ofPlaywright(report);
  return failed.length > maximum ? [...failed.slice(0, maximum), `and ${failed.length - maximum} more`] : failed;
}
