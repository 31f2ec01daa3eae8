import type { AnyStateMachine, AnyStateNode } from "xstate";
import { getStateNodes } from "xstate/graph";
import { childrenOf, eventOf, guardOf, isAtomic, targetsOf, transitionsOf } from "./flow-chart.ts";

const key = (node: AnyStateNode) => node.path.join("_");

function boxOf(node: AnyStateNode, indent: string): string[] {
  const lines = (node.initial?.target ?? []).map((first) => `${indent}[*] --> ${key(first)}`);
  for (const [index, child] of childrenOf(node).entries()) {
    if (node.type === "parallel" && index > 0) lines.push(`${indent}--`);
    lines.push(`${indent}state "${child.key}" as ${key(child)}${isAtomic(child) ? "" : " {"}`);
    if (!isAtomic(child)) lines.push(...boxOf(child, `${indent}  `), `${indent}}`);
    if (child.type === "final") lines.push(`${indent}${key(child)} --> [*]`);
  }
  return lines;
}

/** Returns a Mermaid state diagram with nested states. */
export function diagramOf(machine: AnyStateMachine): string {
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
