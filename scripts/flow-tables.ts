import type { AnyStateMachine, AnyStateNode } from "xstate";
import { getStateNodes } from "xstate/graph";
import { children, guardOf, isAtomic, isSeen, nameOf, targetsOf, transitionsOf } from "./flow-chart.ts";

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
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

export const statesTable = (machine: AnyStateMachine) => {
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

export const actorsTable = (machine: AnyStateMachine) =>
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

/** Each screen, where it lives, and what can be going on there. */
export const screensTable = (machine: AnyStateMachine, placeOf: (screen: string) => string) =>
  table(
    ["screen", "path", "its states"],
    children(machine.root)
      .filter(isSeen)
      .map((screen) => {
        const inner = getStateNodes(screen)
          .filter((node) => isAtomic(node) && isSeen(node))
          .map((node) => node.path.slice(1).join("."));
        return [screen.key, placeOf(screen.key), inner.join(" · ")];
      }),
  );

/** The flow's news, read from the type of what its machine emits. */
export function newsTable(vocabulary: string): string {
  const [, said = ""] = /export type \w+Emitted =([\s\S]*?);\n\n/.exec(vocabulary) ?? [];
  const news = [...said.matchAll(/\| \{ type: "(\w+)"(?:; (.*?))? \}/g)];
  return table(
    ["news", "carries"],
    news.map(([, type = "", carries]) => [`\`${type}\``, carries ? `\`${carries.replaceAll("|", "\\|")}\`` : ""]),
  );
}
