import type { AnyStateNode, AnyTransitionDefinition } from "xstate";

/** Returns the path of a state within its machine, or the machine's id for the root. */
export const nameOf = (node: AnyStateNode) => node.path.join(".") || node.machine.id;
export const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);
export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];
export const isAtomic = (node: AnyStateNode) => childrenOf(node).length === 0;
/** Whether a state is transient: the machine leaves it immediately. */
export const isTransient = (node: AnyStateNode) => node.always !== undefined;

/** Returns the name and parameters of a transition's guard; empty without one. */
export function guardOf({ guard }: AnyTransitionDefinition): string {
  const describe = (part: unknown): string => {
    if (typeof part === "string") return part;
    if (typeof part === "function" && "guards" in part && Array.isArray(part.guards))
      return part.guards.map(describe).join(", ");
    if (typeof part !== "object" || part === null || !("type" in part)) return "inline guard";
    return [part.type, ...("params" in part ? Object.values(part.params ?? {}) : [])].join(" ");
  };
  return guard === undefined ? "" : describe(guard);
}

/** Returns a readable name of a transition's event. */
export const eventOf = ({ eventType }: AnyTransitionDefinition): string =>
  eventType
    .replace(/^xstate\.done\.actor\.(.*)$/, "$1 resolves")
    .replace(/^xstate\.error\.actor\.(.*)$/, "$1 rejects")
    .replace(/^xstate\.done\.state\..*$/, "both done")
    .replace(/^xstate\.after\.(\w+)\..*$/, "after $1")
    .replace(/^$/, "always");

export const targetsOf = (transition: AnyTransitionDefinition): AnyStateNode[] => [...(transition.target ?? [])];
