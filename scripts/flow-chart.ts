import type { AnyStateNode, AnyTransitionDefinition } from "xstate";

export const nameOf = (node: AnyStateNode) => node.path.join(".") || node.machine.id;
export const children = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);
export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];
export const isAtomic = (node: AnyStateNode) => children(node).length === 0;
/** A state that is always left at once is no place to be. */
export const isSeen = (node: AnyStateNode) => !node.always;

export function guardOf({ guard }: AnyTransitionDefinition): string {
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
export const eventOf = ({ eventType }: AnyTransitionDefinition): string =>
  eventType
    .replace(/^xstate\.done\.actor\.(.*)$/, "$1 answers")
    .replace(/^xstate\.error\.actor\.(.*)$/, "$1 fails")
    .replace(/^xstate\.done\.state\..*$/, "both done")
    .replace(/^xstate\.after\.(\w+)\..*$/, "after $1")
    .replace(/^$/, "at once");

export const targetsOf = (transition: AnyTransitionDefinition): AnyStateNode[] => [...(transition.target ?? [])];
