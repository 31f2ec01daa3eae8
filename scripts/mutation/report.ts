import { writeFileSync } from "node:fs";
import { format } from "oxfmt";
import type { Mutant } from "./mutants.ts";
import { reasonFor } from "./reasons.ts";

/** What came of one flow's mutants. */
export interface Result {
  flow: string;
  mutants: number;
  survivors: Mutant[];
}

const row = (cells: readonly unknown[]) => `| ${cells.join(" | ")} |`;
const code = (text: string) => `\`${text.replaceAll("|", "\\|")}\``;
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/** docs/mutation.md: how many mistakes the machines' tests notice, and why they don't notice the others. */
export async function writeReport(results: readonly Result[]): Promise<void> {
  const survivors = results.flatMap((result) => result.survivors);
  const mutants = results.reduce((sum, result) => sum + result.mutants, 0);
  const lines = [
    "# What the machines' tests notice",
    "",
    "Written by `npm run mutate`: it puts one mistake at a time into the four machines (a guard that lets everything or nothing",
    "through, a target that leads elsewhere or nowhere, a delay a millisecond off, an action, actor, input, tag or member left",
    "out, a comparison turned round, another text or number) and runs their tests. A mistake that no test notices survives.",
    "",
    row(["flow", "mistakes", "noticed", ""]),
    row(["---", "---", "---", "---"]),
    ...results.map(({ flow, mutants: all, survivors: alive }) =>
      row([flow, all, all - alive.length, percent(all - alive.length, all)]),
    ),
    row(["all", mutants, mutants - survivors.length, percent(mutants - survivors.length, mutants)]),
    "",
    "## Those that survive, and why",
    "",
    row(["where", "what", "why no test can notice, or need not"]),
    row(["---", "---", "---"]),
    ...survivors.map((mutant) =>
      row([
        `${mutant.file.replace("packages/machines/src/", "")}:${mutant.line}`,
        `${code(mutant.was)}: ${mutant.what.replaceAll("|", "\\|")}`,
        reasonFor(mutant),
      ]),
    ),
    "",
  ];
  const { code: page } = await format("mutation.md", lines.join("\n"), { printWidth: 120 });
  writeFileSync("docs/mutation.md", page);
}
