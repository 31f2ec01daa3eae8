// Prints how many of the cases in docs/acceptance.md are proven by a test that ran and passed in the last `npm test`.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const reports = "node_modules/.cache/trellis/reports";
/** The ids a title begins with: mostly one. */
const ids = /^(?:[A-Z][A-Z0-9]{2}-\d{2}\b ?)+/;
/** A claim in a source file: a string that begins with an id, be it a title or the row of a table that titles are made of. */
const claim = /["'`]([A-Z][A-Z0-9]{2}-\d{2})(?=["'` ])/g;

interface VitestReport {
  testResults?: { assertionResults: { title: string; status: string }[] }[];
}
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[];
}

const read = (file: string): unknown =>
  existsSync(join(reports, file)) ? JSON.parse(readFileSync(join(reports, file), "utf8")) : {};

const specsOf = (suite: PlaywrightSuite): NonNullable<PlaywrightSuite["specs"]> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];

function ranAndPassed(): Map<string, boolean> {
  const ran = new Map<string, boolean>();
  const note = (name: string, passed: boolean) => {
    for (const found of ids.exec(name)?.[0].trim().split(" ") ?? []) ran.set(found, (ran.get(found) ?? true) && passed);
  };
  for (const file of ["unit.json", "stories.json"]) {
    for (const suite of (read(file) as VitestReport).testResults ?? []) {
      for (const each of suite.assertionResults) note(each.title, each.status === "passed");
    }
  }
  for (const spec of specsOf(read("e2e.json") as PlaywrightSuite)) {
    // A test that passed at a second try ("flaky") has passed; one that was skipped has not.
    note(spec.title, spec.ok && spec.tests.every(({ status }) => status === "expected" || status === "flaky"));
  }
  return ran;
}

function claimed(): Map<string, string> {
  const claims = new Map<string, string>();
  for (const file of globSync(["tests/**/*.{test,spec}.{ts,tsx}", "stories/**/*.stories.tsx"])) {
    for (const match of readFileSync(file, "utf8").matchAll(claim)) claims.set(match[1] ?? "", file);
  }
  return claims;
}

const cases = [...readFileSync("docs/acceptance.md", "utf8").matchAll(/^- ([A-Z][A-Z0-9]{2}-\d{2}) /gm)].map(
  (match) => match[1] ?? "",
);
const ran = ranAndPassed();
const wrong = [
  ...[...claimed()].flatMap(([name, file]) =>
    ran.has(name) ? [] : [`${name} is claimed in ${file}, but no such test ran`],
  ),
  ...[...ran].flatMap(([name, passed]) => (passed ? [] : [`${name} is claimed, but its test failed`])),
  ...[...ran.keys()].flatMap((name) => (cases.includes(name) ? [] : [`${name} is no case of docs/acceptance.md`])),
];
if (!existsSync(reports)) {
  console.error("No test reports here yet: run npm test first.");
  process.exit(1);
}
const groups = Map.groupBy(cases, (name) => name.slice(0, 3));
for (const [group, members] of groups) {
  const open = members.filter((name) => ran.get(name) !== true);
  console.log(
    `${group} ${members.length - open.length}/${members.length}${open.length > 0 ? `  open: ${open.join(" ")}` : ""}`,
  );
}
for (const line of wrong) console.error(`error: ${line}`);
console.log(`${cases.filter((name) => ran.get(name) === true).length}/${cases.length}`);
process.exitCode = wrong.length === 0 ? 0 : 1;
