// Compiles the articles in packages/engine/knowledge to the JSON files that the built-in assistant searches.
import { writeFileSync } from "node:fs";
import { knowledgeFiles } from "./knowledge-base.ts";

for (const { path, text, articles } of knowledgeFiles()) {
  writeFileSync(path, text);
  console.log(`${path}: ${articles.length} articles`);
}
