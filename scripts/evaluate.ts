// Measures the quality of the built-in engine, or of the model in AI_MODEL.
// Options: --language es, --measure answers, --examples.
import { parseArgs } from "node:util";
import { languages } from "@trellis/contract/fields";
import { readEnvironment } from "../apps/api/src/environment.ts";
import { builtIn } from "../packages/engine/evaluation/engine.ts";
import { isMet, thresholds } from "../packages/engine/evaluation/thresholds.ts";
import { createModelEngine } from "./evaluation-model.ts";
import { measureSpeed } from "./evaluation-speed.ts";

const { values: options } = parseArgs({
  options: {
    language: { type: "string" },
    measure: { type: "string", default: "" },
    examples: { type: "boolean", default: false },
  },
});
const { ai } = readEnvironment(process.env);
const engine = ai ? createModelEngine(ai) : builtIn;
const chosen = languages.filter((language) => !options.language || language === options.language);
const cells = (texts: readonly string[]) => texts.map((text) => text.padStart(8)).join("");

console.log(`${engine.name.padEnd(44)}${cells(chosen)}    threshold`);
for (const threshold of thresholds.filter(({ title }) => title.includes(options.measure))) {
  const format = (value: number) => (threshold.unit === "share" ? `${(value * 100).toFixed(1)} %` : String(value));
  const measured = await Promise.all(chosen.map((language) => threshold.measure(engine, language)));
  const isMissed = measured.some(({ value }) => !isMet(threshold, value));
  const sign = { below: "<", atMost: "≤", atLeast: "≥" }[threshold.kind];
  const limit = `${sign} ${format(threshold.limit)}${isMissed ? "  missed" : ""}`;
  console.log(`${threshold.title.padEnd(44)}${cells(measured.map(({ value }) => format(value)))}    ${limit}`);
  if (options.examples)
    for (const { examples } of measured) for (const example of examples) console.log(`- ${example}`);
}
if (engine.failures) console.log(`${engine.failures()} requests to the model failed.`);
if (engine === builtIn && options.measure === "") {
  const speeds = new Map<string, number[]>();
  for (const language of chosen) {
    for (const [kind, time] of Object.entries(await measureSpeed(engine, language))) {
      speeds.set(kind, [...(speeds.get(kind) ?? []), time]);
    }
  }
  for (const [kind, times] of speeds) {
    console.log(`${`CPU of ${kind}, median in ms`.padEnd(44)}${cells(times.map((time) => time.toFixed(2)))}`);
  }
}
