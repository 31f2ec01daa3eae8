// `npm run mutate`: puts one mistake at a time into the machines and sees whether their tests notice. Writes docs/mutation.md.
// With names of flows it looks at those alone, and writes nothing: `npm run mutate -- onboarding`.
import { globSync } from "node:fs";
import { mutantsOf } from "./mutation/mutants.ts";
import { openBench } from "./mutation/bench.ts";
import { writeReport, type Result } from "./mutation/report.ts";

const flows = ["onboarding", "subscription", "password-reset", "youtube-connection"];
const asked = process.argv.slice(2);
const bench = await openBench();

/** Tries every mutant of a flow on the flow's own tests, and those that live through them on the tests of all flows. */
async function tryFlow(flow: string): Promise<Result> {
  const chart = `packages/machines/src/${flow}/${flow}.machine.ts`;
  const tests = [await bench.testsIn(`${flow}*`), await bench.testsIn("{screens,paths,resume}")];
  await bench.prove(tests.flat(), chart);
  const files = globSync(`packages/machines/src/${flow}/*.ts`).toSorted();
  const mutants = files.flatMap((file) => mutantsOf(file, chart));
  const survivors = [];
  const id = flow.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const ofTheFlow = new RegExp(`${id}|the screens of|a page loaded anew`);
  for (const [index, mutant] of mutants.entries()) {
    if (index % 50 === 0) console.log(`${flow}: ${index} of ${mutants.length} tried`);
    if (await bench.notices(tests[0] ?? [], mutant)) continue;
    if (await bench.notices(tests[1] ?? [], mutant, ofTheFlow)) continue;
    survivors.push(mutant);
    console.log(`survives  ${mutant.file}:${mutant.line}  ${mutant.what}  ${mutant.was}`);
  }
  await bench.prove(tests.flat(), chart);
  const killed = mutants.length - survivors.length;
  console.log(
    `${flow}: ${killed} of ${mutants.length} mutants killed, ${((100 * killed) / mutants.length).toFixed(1)} %`,
  );
  return { flow, mutants: mutants.length, survivors };
}

const results: Result[] = [];
for (const flow of flows.filter((name) => asked.length === 0 || asked.includes(name)))
  results.push(await tryFlow(flow));
await bench.close();
if (asked.length === 0) await writeReport(results);
