// Compiles the vocabulary in packages/engine/niches to the JSON files that the built-in engine reads.
import { writeFileSync } from "node:fs";
import { nicheFiles } from "./niche-files.ts";

for (const { path, text, ids } of nicheFiles()) {
  writeFileSync(path, text);
  console.log(`${path}: ${ids.length} niches`);
}
