import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { onboardingMachine } from "@trellis/machines/onboarding";
import { passwordResetMachine } from "@trellis/machines/password-reset";
import { subscriptionMachine } from "@trellis/machines/subscription";
import { youtubeConnectionMachine } from "@trellis/machines/youtube-connection";
import { format } from "oxfmt";
import type { AnyStateMachine } from "xstate";
import { diagramOf } from "./flow-diagram.ts";
import { actorsTable, emittedTable, statesTable } from "./flow-tables.ts";

const machines: readonly AnyStateMachine[] = [
  onboardingMachine,
  subscriptionMachine,
  passwordResetMachine,
  youtubeConnectionMachine,
];

const delaysOf = (machine: AnyStateMachine) =>
  Object.entries(machine.implementations.delays).map(([name, time]) => `\`${name}\` ${String(time)} ms`);

/** Returns the sources of a flow. */
function sourceOf(machine: AnyStateMachine): string {
  const name = machine.id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const folder = new URL(`../packages/machines/src/${name}/`, import.meta.url);
  const files = [`${name}.machine.ts`, ...readdirSync(folder).filter((file) => !file.endsWith(".machine.ts"))];
  return files.map((file) => readFileSync(new URL(file, folder), "utf8")).join("\n");
}

/** Returns the doc comment of a machine without its text diagram, which is the indented part. */
function descriptionOf(machine: AnyStateMachine): string {
  const [, comment = ""] = /\/\*\*\n([\s\S]*?)\*\//.exec(sourceOf(machine)) ?? [];
  const lines = comment.split("\n").map((line) => line.replace(/^ \* ?/, "").trimEnd());
  return lines
    .filter((line) => !line.startsWith("    "))
    .join("\n")
    .replaceAll(/^(Actors|Events|Emits|Output):/gm, "- **$1**:")
    .trim();
}

function sectionOf(machine: AnyStateMachine): string {
  const delays = delaysOf(machine);
  return [
    `## ${machine.id}`,
    descriptionOf(machine),
    diagramOf(machine),
    "The table shows the target of each event in each state. If a cell is empty, the state ignores the event.",
    statesTable(machine),
    actorsTable(machine),
    ...(delays.length > 0 ? [`**Delays**: ${delays.join(" · ")}`] : []),
    emittedTable(sourceOf(machine)),
  ].join("\n\n");
}

/** Returns the contents of docs/flows.md, generated from the machines. */
export async function flowsPage(): Promise<string> {
  const parts = [
    "# Flows",
    "Generated from `packages/machines` by `npm run flows`. A test fails when this page is out of date.",
    ...machines.map(sectionOf),
  ];
  const { code } = await format("flows.md", `${parts.join("\n\n")}\n`, { printWidth: 120 });
  return code;
}

if (import.meta.main) writeFileSync(new URL("../docs/flows.md", import.meta.url), await flowsPage());
