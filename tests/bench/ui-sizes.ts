// `npm run sizes`: what each component costs; with --write, keeps it.
import { writeFileSync } from "node:fs";
import { components, uiSizes } from "./ui-size.ts";
import { complaints, keptSizes, sizePage, tableFile } from "./ui-size-table.ts";

const sizes = await uiSizes();
for (const { name, from } of components) console.log(`${String(sizes.get(name)).padStart(7)}  ${from}: ${name}`);
if (process.argv.includes("--write")) writeFileSync(tableFile, sizePage(sizes));
const found = complaints(sizes, keptSizes());
for (const complaint of found) console.error(complaint);
process.exitCode = found.length === 0 ? 0 : 1;
