import type { AnyStateMachine, AnyStateNode } from "xstate";
import { getStateNodes } from "xstate/graph";
import { guardOf, isAtomic, isTransient, nameOf, targetsOf, transitionsOf } from "./flow-chart.ts";

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");

/** Returns the target of an event in a state, including the transitions of its parent states. */
function targetOf(state: AnyStateNode, eventType: string): string {
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

/** Returns a row per state in which the machine can stay, and a column per event. */
export const statesTable = (machine: AnyStateMachine) => {
  const nodes = getStateNodes(machine);
  const events = [...new Set(nodes.flatMap(transitionsOf).map(({ eventType }) => eventType))].filter(
    (type) => type !== "" && !type.startsWith("xstate."),
  );
  return table(
    ["state", ...events.map((type) => `\`${type}\``)],
    nodes
      .filter((node) => isAtomic(node) && !isTransient(node))
      .map((node) => [nameOf(node), ...events.map((type) => targetOf(node, type))]),
  );
};

/** Returns a row per invoked actor. */
export const actorsTable = (machine: AnyStateMachine) =>
  table(
    ["actor", "invoked in", "when it resolves", "when it rejects"],
    getStateNodes(machine).flatMap((node) =>
      node.invoke.map(({ id, src }) => [
        `\`${typeof src === "string" ? src : id}\``,
        nameOf(node),
        targetOf(node, `xstate.done.actor.${id}`),
        targetOf(node, `xstate.error.actor.${id}`),
      ]),
    ),
  );

/** Returns a row per emitted event, read from the `…Emitted` type in the sources of a flow. */
export function emittedTable(source: string): string {
  const [, union = ""] = /export type \w+Emitted =([\s\S]*?);\n\n/.exec(source) ?? [];
  const events = [...union.matchAll(/\| \{ type: "(\w+)"(?:; (.*?))? \}/g)];
  return table(
    ["emitted event", "data"],
    events.map(([, type = "", data]) => [`\`${type}\``, data ? `\`${data.replaceAll("|", "\\|")}\`` : ""]),
  );
}
