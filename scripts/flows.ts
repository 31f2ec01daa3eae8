import { readFileSync, writeFileSync } from "node:fs";
import { onboardingMachine } from "@trellis/machines/onboarding";
import { passwordResetMachine } from "@trellis/machines/password-reset";
import { subscriptionMachine } from "@trellis/machines/subscription";
import { format } from "oxfmt";
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { getStateNodes } from "xstate/graph";

const flows: readonly AnyStateMachine[] = [onboardingMachine, subscriptionMachine, passwordResetMachine];
const page = new URL("../docs/flows.md", import.meta.url);

const nameOf = (node: AnyStateNode) => node.path.join(".") || node.machine.id;
const children = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);
const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];
const isAtomic = (node: AnyStateNode) => children(node).length === 0;
/** A state that is always left at once is no place to be. */
const isSeen = (node: AnyStateNode) => !node.always;

function guardOf({ guard }: AnyTransitionDefinition): string {
  const words = (one: unknown): string => {
    if (typeof one === "string") return one;
    if (typeof one === "function" && "guards" in one && Array.isArray(one.guards))
      return one.guards.map(words).join(", ");
    if (typeof one !== "object" || one === null || !("type" in one)) return "a condition";
    return [one.type, ...("params" in one ? Object.values(one.params ?? {}) : [])].join(" ");
  };
  return guard === undefined ? "" : words(guard);
}

/** An event in a reader's words: an actor's answer carries the actor's name, a delay its own. */
const eventOf = ({ eventType }: AnyTransitionDefinition): string =>
  eventType
    .replace(/^xstate\.done\.actor\.(.*)$/, "$1 answers")
    .replace(/^xstate\.error\.actor\.(.*)$/, "$1 fails")
    .replace(/^xstate\.done\.state\..*$/, "both done")
    .replace(/^xstate\.after\.(\w+)\..*$/, "after $1")
    .replace(/^$/, "at once");

const targetsOf = (transition: AnyTransitionDefinition): AnyStateNode[] => [...(transition.target ?? [])];

const key = (node: AnyStateNode) => node.path.join("_");

function boxOf(node: AnyStateNode, indent: string): string[] {
  const lines = (node.initial?.target ?? []).map((first) => `${indent}[*] --> ${key(first)}`);
  for (const [index, child] of children(node).entries()) {
    if (node.type === "parallel" && index > 0) lines.push(`${indent}--`);
    lines.push(`${indent}state "${child.key}" as ${key(child)}${isAtomic(child) ? "" : " {"}`);
    if (!isAtomic(child)) lines.push(...boxOf(child, `${indent}  `), `${indent}}`);
    if (child.type === "final") lines.push(`${indent}${key(child)} --> [*]`);
  }
  return lines;
}

/** A Mermaid state diagram; states within states are boxes within boxes. */
function diagramOf(machine: AnyStateMachine): string {
  const arrows = new Map<string, string[]>();
  for (const node of getStateNodes(machine)) {
    for (const transition of transitionsOf(node)) {
      const guard = guardOf(transition);
      for (const target of targetsOf(transition)) {
        const arrow = `${key(node)} --> ${key(target)}`;
        arrows.set(arrow, [...(arrows.get(arrow) ?? []), `${eventOf(transition)}${guard ? ` [${guard}]` : ""}`]);
      }
    }
  }
  const drawn = [...arrows].map(([arrow, labels]) => `  ${arrow}: ${labels.join(" / ")}`);
  return ["```mermaid", "stateDiagram-v2", ...boxOf(machine.root, "  "), ...drawn, "```"].join("\n");
}

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");

/** What an event leads to, seen from one state; where it may not hear it, the state around it decides. */
function leadsTo(state: AnyStateNode, eventType: string): string {
  const choices = new Map<string, string>();
  for (let node: AnyStateNode | undefined = state; node && !choices.has(""); node = node.parent) {
    for (const choice of node.transitions.get(eventType) ?? []) {
      const guard = guardOf(choice);
      if (!choices.has(guard)) choices.set(guard, targetsOf(choice).map(nameOf).join(" + ") || "stays");
    }
  }
  const otherwise = choices.get("");
  return [...choices]
    .filter(([guard, target]) => guard === "" || target !== otherwise)
    .map(([guard, target]) => `${target}${guard ? ` *if ${guard}*` : ""}`)
    .join("<br>");
}

const statesTable = (machine: AnyStateMachine) => {
  const nodes = getStateNodes(machine);
  const heard = [...new Set(nodes.flatMap(transitionsOf).map(({ eventType }) => eventType))].filter(
    (type) => type !== "" && !type.startsWith("xstate."),
  );
  return table(
    ["state", ...heard.map((type) => `\`${type}\``)],
    nodes
      .filter((node) => isAtomic(node) && isSeen(node))
      .map((node) => {
        const name = `${nameOf(node)}${node.tags.includes("rest") ? " ·rest·" : ""}`;
        return [name].concat(heard.map((type) => leadsTo(node, type)));
      }),
  );
};

const actorsTable = (machine: AnyStateMachine) =>
  table(
    ["actor to provide", "runs in", "when it answers", "when it fails"],
    getStateNodes(machine).flatMap((node) =>
      node.invoke.map(({ id, src }) => [
        `\`${typeof src === "string" ? src : id}\``,
        nameOf(node),
        leadsTo(node, `xstate.done.actor.${id}`),
        leadsTo(node, `xstate.error.actor.${id}`),
      ]),
    ),
  );

/** The delays a chart names, in milliseconds. */
const delaysOf = (machine: AnyStateMachine) =>
  Object.entries(machine.implementations.delays).map(([name, time]) => `\`${name}\` ${String(time)} ms`);

/** The words at the head of a machine's file, without its own drawing. */
function headOf(machine: AnyStateMachine): string {
  const name = machine.id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const file = new URL(`../packages/machines/src/${name}/${name}.machine.ts`, import.meta.url);
  const [, head = ""] = /\/\*\*\n([\s\S]*?)\*\//.exec(readFileSync(file, "utf8")) ?? [];
  const lines = head.split("\n").map((line) => line.replace(/^ \* ?/, "").trimEnd());
  return lines
    .filter((line) => !line.startsWith("    "))
    .join("\n")
    .replaceAll(/^(Needs|Hears|Says):/gm, "- **$1**:")
    .trim();
}

function sectionOf(machine: AnyStateMachine): string {
  const delays = delaysOf(machine);
  return [
    `## ${machine.id}`,
    headOf(machine),
    diagramOf(machine),
    "What each state hears, and where it leads. An empty cell: not heard there. At a state marked ·rest· nothing is under way, so a snapshot may be kept.",
    statesTable(machine),
    actorsTable(machine),
    ...(delays.length > 0 ? [`**Delays**: ${delays.join(" · ")}`] : []),
    `**Screens**: ${children(machine.root).filter(isSeen).map(nameOf).join(" · ")}`,
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
