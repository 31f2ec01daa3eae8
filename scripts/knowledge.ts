// Compiles the articles in packages/engine/knowledge to the JSON files that the built-in assistant searches.
import { writeFileSync } from "node:fs";
import { languages } from "@trellis/contract/fields";
import { stemNear } from "../packages/engine/src/knowledge/words.ts";
import { knowledgeFiles } from "./knowledge-base.ts";

for (const { path, text, articles } of knowledgeFiles()) {
  writeFileSync(path, text);
  console.log(`${path}: ${articles.length} articles`);
}

const near = Object.fromEntries(languages.map((language) => [language, stemNear(language)]));
writeFileSync("packages/engine/src/knowledge/near.json", `${JSON.stringify(near, null, 2)}\n`);
