import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { failedTests, repeatCommands } from "../../scripts/failed-tests.mjs";

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "trellis-failed-"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Returns the failed tests of a check with this report, and the commands that repeat them. */
function failuresIn(script: string, content: object) {
  const report = join(root, "report.json");
  writeFileSync(report, JSON.stringify(content));
  const failed = failedTests(root, report);
  return { lines: failed.map(({ line }) => line), commands: repeatCommands({ script, args: ["-w2"], report, failed }) };
}

describe("the list of commands after a failed run", () => {
  it("reruns exactly the failed tests of Vitest, and a whole file that can't be loaded", () => {
    const test = (title: string, status: string) => ({
      ancestorTitles: ["a plan"],
      title,
      fullName: `a plan ${title}`,
      status,
      failureMessages: ["Error: not 5\n    at a.ts"],
    });
    const tests = [test("ends (in May)", "failed"), test("starts", "passed"), test("shows Ana's price", "failed")];
    const testResults = [
      { name: join(root, "tests/a.test.ts"), message: "", status: "failed", assertionResults: tests },
      { name: join(root, "tests/b.test.ts"), message: "No such file", status: "failed", assertionResults: [] },
    ];
    expect(failuresIn("test:unit", { testResults })).toEqual({
      lines: [
        "tests/a.test.ts: a plan ends (in May): Error: not 5",
        "tests/a.test.ts: a plan shows Ana's price: Error: not 5",
        "tests/b.test.ts: No such file",
      ],
      commands: [
        "npm run test:unit -- tests/a.test.ts -t '^a plan > ends .in May.$'",
        "npm run test:unit -- tests/a.test.ts -t '^a plan > shows Ana.s price$'",
        "npm run test:unit -- tests/b.test.ts",
      ],
    });
  });

  it("reruns exactly the failed tests of Playwright", () => {
    const file = "plan.spec.ts";
    const spec = (title: string, ok: boolean) => ({
      file,
      title,
      ok,
      tests: [{ results: [{ error: { message: "not visible" } }] }],
    });
    const group = { title: "in French", file, specs: [spec("ticks", true), spec("shows 5 €?", false)] };
    const config = { rootDir: join(root, "tests/e2e") };
    const suites = [{ title: file, file, specs: [spec("ticks", false)], suites: [group] }];
    expect(failuresIn("test:e2e", { config, suites })).toEqual({
      lines: ["tests/e2e/plan.spec.ts: ticks: not visible", "tests/e2e/plan.spec.ts: shows 5 €?: not visible"],
      commands: [
        "npm run test:e2e -- tests/e2e/plan.spec.ts -g 'ticks( @|$)'",
        "npm run test:e2e -- tests/e2e/plan.spec.ts -g 'in French shows 5 €.( @|$)'",
      ],
    });
  });

  it("reruns a whole check whose report names no failed test", () => {
    expect(failuresIn("test:unit", { testResults: [] }).commands).toEqual(["npm run test:unit"]);
    expect(failedTests(root, join(root, "missing.json"))).toEqual([]);
  });

  it("reruns a check without a report, with its arguments", () => {
    expect(repeatCommands({ script: "lint" })).toEqual(["npm run lint"]);
    expect(repeatCommands({ script: "demo", args: ["--build"] })).toEqual(["npm run demo -- --build"]);
  });
});
