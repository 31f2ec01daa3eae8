import type { AnyStateMachine, AnyStateNode } from "xstate";
import { getStateNodes } from "xstate/graph";

/** One event of a path: a sent event, an actor that resolves or rejects, or an elapsed delay. */
export interface Step {
  type: string;
  output?: unknown;
  error?: unknown;
}

/** Returns the states of a machine, root first. */
export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => [machine.root, ...getStateNodes(machine)];

/** Returns the actors that a machine invokes by name. */
export const actorsOf = (machine: AnyStateMachine): { id: string; name: string }[] =>
  nodesOf(machine)
    .flatMap((node) => node.invoke)
    .flatMap(({ id, src }) => (typeof src === "string" ? [{ id, name: src }] : []));
