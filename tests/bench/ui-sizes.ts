// `npm run sizes`: prints the size of each component and compares it with the table; with --write, updates the table.
import { writeFileSync } from "node:fs";
import { listComponents, measureSizes } from "./ui-size.ts";
import { findProblems, readSizes, readme, renderPage, renderReadme, tableFile } from "./ui-size-table.ts";

const components = await listComponents();
const sizes = await measureSizes(components);
for (const { name, from } of components) console.log(`${String(sizes.get(name)).padStart(7)}  ${from}: ${name}`);
if (process.argv.includes("--write")) {
  writeFileSync(tableFile, renderPage(components, sizes));
  writeFileSync(readme, renderReadme(components, sizes));
}
const problems = findProblems(sizes, readSizes());
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
