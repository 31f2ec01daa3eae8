// `npm run asvs` writes docs/asvs.md from docs/asvs/requirements.txt; `npm run asvs -- --check` only compares it. Both fail
// if the list names a file or a test that does not exist, or cites a test file without the title of a test.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const aliases = { a: "apps/api/src", t: "tests/api", w: "apps/web/src", e: "tests/e2e", c: "packages/contract/src" };
const statuses = { met: "met", partly: "**partly**", unmet: "**not met**", none: "not applicable" };
/** The number of requirements of levels 1 and 2 in ASVS 5.0.0. */
const total = 253;

const list = (text) =>
  text === ""
    ? []
    : text.split(/, (?=\w+\/|[\w.-]+\.\w|Dockerfile|\.dockerignore)/).map((each) => {
        const [alias, ...rest] = each.split("/");
        return alias in aliases && rest.length > 0 ? [aliases[alias], ...rest].join("/") : each;
      });

function parse(line) {
  const [ids, status, asks, how = "", places = "", tests = ""] = line.split("|").map((part) => part.trim());
  const requirements = ids.split(", ").map((id) => {
    const [name, level = "2"] = id.split("/");
    return { name, level };
  });
  return { requirements, status, asks, how, places: list(places), tests: list(tests) };
}

function problemsOf({ requirements, status, places, tests, asks }) {
  const { name } = requirements[0];
  const problems = [];
  if (!(status in statuses)) problems.push(`${name}: unknown status “${status}”`);
  if (asks === "") problems.push(`${name}: says nothing`);
  if (status !== "none" && places.length === 0) problems.push(`${name}: has no place`);
  // Requirements that ask for documentation are met by documents.
  const isDocumented = places.every((place) => place.endsWith(".md"));
  if (status === "met" && tests.length === 0 && !isDocumented) problems.push(`${name}: has no test`);
  for (const place of places) if (!existsSync(join(root, place))) problems.push(`${name}: ${place} is missing`);
  for (const test of tests) {
    const [file, title = ""] = test.split("#");
    if (!existsSync(join(root, file))) problems.push(`${name}: ${file} is missing`);
    else if (title === "") problems.push(`${name}: ${file} needs the title of a test`);
    else if (!readFileSync(join(root, file), "utf8").includes(title))
      problems.push(`${name}: ${file} has no test “${title}”`);
  }
  return problems;
}

const link = (path) => {
  const [file, title] = path.split("#");
  return `[${file.split("/").at(-1)}](../${file})${title ? ` “${title.replaceAll("|", "\\|")}”` : ""}`;
};

const row = ({ requirements, status, asks, how, places, tests }) => {
  const ids = requirements.map(({ name, level }) => `${name} (${level})`).join(", ");
  const where = [...places, ...tests].map(link).join("<br>");
  return `| ${ids} | ${statuses[status]} | ${asks}${how ? `. ${how}` : ""} | ${where} |`;
};

/** Returns the document and the problems of the list. */
export function asvs(text) {
  const sections = text
    .split(/^= /m)
    .slice(1)
    .map((section) => {
      const [title, ...lines] = section.trim().split("\n");
      return { title, entries: lines.filter((line) => line !== "").map(parse) };
    });
  const entries = sections.flatMap((section) => section.entries);
  const names = entries.flatMap(({ requirements }) => requirements.map(({ name }) => name));
  const problems = entries.flatMap(problemsOf);
  if (new Set(names).size !== names.length) problems.push("A requirement is listed twice.");
  if (names.length !== total) problems.push(`${names.length} requirements are listed, but there are ${total}.`);
  const count = (status) =>
    entries.filter((entry) => entry.status === status).reduce((sum, { requirements }) => sum + requirements.length, 0);
  const document = `# Application Security Verification Standard

OWASP ASVS 5.0.0, levels 1 and 2, in our own words: ${names.length} requirements, of which ${count("met")} are met, ${count("partly")} partly and
${count("unmet")} not; ${count("none")} do not apply. \`npm run asvs\` generates this page from [requirements.txt](asvs/requirements.txt) and
fails if a file or a test is missing. The page is a self-assessment, not an audit.
${sections
  .map(
    (section) => `
## ${section.title}

| requirement (level) | status | what it asks for, and how | places and tests |
| --- | --- | --- | --- |
${section.entries.map(row).join("\n")}
`,
  )
  .join("")}`;
  return { document, problems };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const target = join(root, "docs/asvs.md");
  const { document, problems } = asvs(readFileSync(join(root, "docs/asvs/requirements.txt"), "utf8"));
  if (process.argv.includes("--check")) {
    if (!existsSync(target) || readFileSync(target, "utf8") !== document)
      problems.push("docs/asvs.md is not up to date: npm run asvs");
  } else writeFileSync(target, document);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
