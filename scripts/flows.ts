import { readFileSync, writeFileSync } from "node:fs";
import * as onboarding from "@trellis/machines/onboarding";
import * as passwordReset from "@trellis/machines/password-reset";
import * as subscription from "@trellis/machines/subscription";
import * as youtubeConnection from "@trellis/machines/youtube-connection";
import { format } from "oxfmt";
import type { AnyStateMachine } from "xstate";
import { diagramOf } from "./flow-diagram.ts";
import { actorsTable, newsTable, screensTable, statesTable } from "./flow-tables.ts";

/** A flow, and where each of its screens lives. */
interface Flow {
  machine: AnyStateMachine;
  placeOf: (screen: string) => string;
}

const placesIn = (paths: Readonly<Record<string, string>>) => (screen: string) => `\`${paths[screen] ?? ""}\``;
const { paths: payment, pathOf } = subscription;

const flows: readonly Flow[] = [
  { machine: onboarding.onboardingMachine, placeOf: placesIn(onboarding.paths) },
  {
    machine: subscription.subscriptionMachine,
    placeOf: (screen) =>
      `${placesIn(payment)(screen)}; another plan or card: \`${pathOf(screen as never, "planChange")}\``,
  },
  { machine: passwordReset.passwordResetMachine, placeOf: placesIn(passwordReset.paths) },
  { machine: youtubeConnection.youtubeConnectionMachine, placeOf: placesIn(youtubeConnection.paths) },
];
const page = new URL("../docs/flows.md", import.meta.url);

/** The delays a chart names, in milliseconds. */
const delaysOf = (machine: AnyStateMachine) =>
  Object.entries(machine.implementations.delays).map(([name, time]) => `\`${name}\` ${String(time)} ms`);

const sourceOf = (machine: AnyStateMachine, file: string): string => {
  const name = machine.id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const url = new URL(`../packages/machines/src/${name}/${file.replace("*", name)}`, import.meta.url);
  return readFileSync(url, "utf8");
};

/** The words at the head of a machine's file, without its own drawing. */
function headOf(machine: AnyStateMachine): string {
  const [, head = ""] = /\/\*\*\n([\s\S]*?)\*\//.exec(sourceOf(machine, "*.machine.ts")) ?? [];
  const lines = head.split("\n").map((line) => line.replace(/^ \* ?/, "").trimEnd());
  return lines
    .filter((line) => !line.startsWith("    "))
    .join("\n")
    .replaceAll(/^(Needs|Hears|Says):/gm, "- **$1**:")
    .trim();
}

function sectionOf({ machine, placeOf }: Flow): string {
  const delays = delaysOf(machine);
  return [
    `## ${machine.id}`,
    headOf(machine),
    diagramOf(machine),
    "What each state hears, and where it leads. An empty cell: not heard there. At a state marked ·rest· nothing is under way, so a snapshot may be kept.",
    statesTable(machine),
    actorsTable(machine),
    ...(delays.length > 0 ? [`**Delays**: ${delays.join(" · ")}`] : []),
    "What it says, once each. An `error` is whatever the actor raised, untouched.",
    newsTable(sourceOf(machine, "vocabulary.ts")),
    screensTable(machine, placeOf),
  ].join("\n\n");
}

/** docs/flows.md, drawn from the machines. */
export async function flowsPage(): Promise<string> {
  const parts = [
    "# The flows",
    "Drawn from `packages/machines` by `node --conditions=@trellis/source scripts/flows.ts`. A test refuses this page when it is stale.",
    ...flows.map(sectionOf),
  ];
  const { code } = await format("flows.md", `${parts.join("\n\n")}\n`, { printWidth: 120 });
  return code;
}

if (import.meta.main) writeFileSync(page, await flowsPage());
