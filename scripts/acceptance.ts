// Checks that every case in docs/acceptance.md is proven by a test that ran and passed in the last `npm test`.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const reports = "node_modules/.cache/trellis/reports";
/** The case ids at the start of a test title. */
const ids = /^(?:[A-Z][A-Z0-9]{2}-\d{2}\b ?)+/;
/** A line of the checklist: its id, and whether the case is marked as open. */
const line = /^- ([A-Z][A-Z0-9]{2}-\d{2}) (\(open\) )?/gm;

interface VitestReport {
  testResults: { assertionResults: { title: string; status: string }[] }[];
}
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

const isVitest = (report: VitestReport | PlaywrightSuite): report is VitestReport => "testResults" in report;

/** Returns every test of a report and whether it passed at the first attempt. */
function testsIn(report: VitestReport | PlaywrightSuite): { title: string; passed: boolean }[] {
  if (isVitest(report)) {
    return report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ title, status }) => ({ title, passed: status === "passed" })),
    );
  }
  const specs = (report.specs ?? []).map(({ title, tests }) => ({
    title,
    passed: tests.every(({ status }) => status === "expected"),
  }));
  return [...specs, ...(report.suites ?? []).flatMap(testsIn)];
}

if (!existsSync(reports)) {
  console.error("There are no test reports yet. Run npm test first.");
  process.exit(1);
}

const proven = new Map<string, boolean>();
for (const file of readdirSync(reports)) {
  const report = JSON.parse(readFileSync(join(reports, file), "utf8")) as VitestReport | PlaywrightSuite;
  for (const { title, passed } of testsIn(report)) {
    for (const id of ids.exec(title)?.[0].trim().split(" ") ?? []) proven.set(id, (proven.get(id) ?? true) && passed);
  }
}

const cases = new Map(
  [...readFileSync("docs/acceptance.md", "utf8").matchAll(line)].map(([, id = "", open]) => [id, open !== undefined]),
);
const errors: string[] = [];
for (const [id, isOpen] of cases) {
  if (isOpen && proven.get(id)) errors.push(`${id} is marked as open in docs/acceptance.md, but it is proven`);
  if (!isOpen && !proven.has(id)) errors.push(`no test ran for ${id}`);
  if (!isOpen && proven.get(id) === false) errors.push(`a test for ${id} failed`);
}
for (const id of proven.keys()) if (!cases.has(id)) errors.push(`${id} is not a case of docs/acceptance.md`);

const groups = Map.groupBy(cases.keys(), (id) => id.slice(0, 3));
for (const [group, members] of groups) {
  const missing = members.filter((id) => proven.get(id) !== true);
  const list = missing.length > 0 ? `  open: ${missing.join(" ")}` : "";
  console.log(`${group} ${members.length - missing.length}/${members.length}${list}`);
}
console.log(`${[...cases.keys()].filter((id) => proven.get(id)).length}/${cases.size}`);
for (const error of errors) console.error(`error: ${error}`);
process.exitCode = errors.length === 0 ? 0 : 1;
