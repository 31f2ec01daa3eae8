// `npm run sizes`: prints the size of each component and compares it with the table; with --write, updates the table.
import { writeFileSync } from "node:fs";
import { listComponents, measureMenuParts, measureSizes } from "./ui-size.ts";
import {
  findLargeMenuParts,
  findProblems,
  readSizes,
  readme,
  renderPage,
  renderReadme,
  tableFile,
} from "./ui-size-table.ts";

const components = await listComponents();
const sizes = await measureSizes(components);
const menuParts = await measureMenuParts(components);
for (const { name, from } of components) console.log(`${String(sizes.get(name)).padStart(7)}  ${from}: ${name}`);
for (const [name, added] of menuParts) console.log(`${String(added).padStart(7)}  added to menu: ${name}`);
if (process.argv.includes("--write")) {
  writeFileSync(tableFile, renderPage(components, sizes, menuParts));
  writeFileSync(readme, renderReadme(components, sizes));
}
const problems = [...findProblems(sizes, readSizes()), ...findLargeMenuParts(menuParts)];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
