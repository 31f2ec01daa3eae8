import type { AnyStateMachine, AnyStateNode } from "xstate";
import { nodesOf } from "./steps.ts";

/** State coverage of a set of runs. */
export interface Coverage {
  total: number;
  missed: string[];
  percent: number;
}

/** Transient states are left immediately, so they never count. */
const isTransient = ({ always }: AnyStateNode): boolean => always?.some(({ guard }) => guard === undefined) ?? false;

/** Returns how many of a machine's states were visited, and which were missed. */
export function stateCoverage(machine: AnyStateMachine, visited: Iterable<string>): Coverage {
  const seen = new Set(visited);
  const ids = nodesOf(machine)
    .filter((node) => !isTransient(node))
    .map((node) => node.id);
  const missed = ids.filter((id) => !seen.has(id));
  return { total: ids.length, missed, percent: Math.floor((1 - missed.length / ids.length) * 100) };
}
