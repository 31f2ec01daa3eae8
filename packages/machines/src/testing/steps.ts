import type { AnyStateMachine, AnyStateNode } from "xstate";
import { getStateNodes } from "xstate/graph";

/** One event of a path: a person's, an actor's answer or failure, or a delay that has passed. */
export interface Step {
  type: string;
  output?: unknown;
  error?: unknown;
}

/** What a step stands for. */
export type Meaning =
  | { is: "answer" | "failure"; actor: string }
  | { is: "delay"; name: string; milliseconds: number }
  | { is: "event" };

/** A chart's states, the whole of it first. */
export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => [machine.root, ...getStateNodes(machine)];

/** The actors a chart invokes by name. */
export const actorsIn = (machine: AnyStateMachine): { id: string; name: string }[] =>
  nodesOf(machine)
    .flatMap((node) => node.invoke)
    .flatMap(({ id, src }) => (typeof src === "string" ? [{ id, name: src }] : []));

/** How long an `after` event takes to come: its number, or the number its name stands for. */
function delayOf(machine: AnyStateMachine, eventType: string): { name: string; milliseconds: number } {
  const delay = nodesOf(machine)
    .flatMap((node) => node.after)
    .find((after) => after.eventType === eventType)?.delay;
  const milliseconds: unknown = typeof delay === "string" ? machine.implementations.delays[delay] : delay;
  if (typeof milliseconds !== "number")
    throw new Error(`The delay of "${eventType}" is not a number, so it cannot be waited for.`);
  return { name: String(delay), milliseconds };
}

/** What this step of a path through this machine stands for. */
export function meaningOf(machine: AnyStateMachine, { type }: Step): Meaning {
  const [, ends, actor = ""] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type) ?? [];
  if (ends) return { is: ends === "done" ? "answer" : "failure", actor };
  return type.startsWith("xstate.after.") ? { is: "delay", ...delayOf(machine, type) } : { is: "event" };
}

/** A step in a reader's words. */
export function wordsOf(machine: AnyStateMachine, step: Step): string {
  const meaning = meaningOf(machine, step);
  if (meaning.is === "answer") {
    const answer = JSON.stringify(step.output);
    return `${meaning.actor} answers${answer === undefined || answer === "{}" ? "" : ` ${answer}`}`;
  }
  if (meaning.is === "failure") return `${meaning.actor} fails`;
  if (meaning.is === "delay") return `${meaning.milliseconds} ms pass`;
  const { type, ...rest } = step;
  return Object.keys(rest).length > 0 ? `${type} ${JSON.stringify(rest)}` : type;
}
