import type { AnyStateMachine } from "xstate";
import { type Step, nodesOf } from "./steps.ts";

/** The kind of a step. */
export type StepKind =
  | { is: "resolves" | "rejects"; actor: string }
  | { is: "delay"; name: string; milliseconds: number }
  | { is: "event" };

/** Returns the delay of an `after` event: its number, or the number registered under its name. */
function delayOf(machine: AnyStateMachine, eventType: string): { name: string; milliseconds: number } {
  const delay = nodesOf(machine)
    .flatMap((node) => node.after)
    .find((after) => after.eventType === eventType)?.delay;
  const milliseconds: unknown = typeof delay === "string" ? machine.implementations.delays[delay] : delay;
  if (typeof milliseconds !== "number") throw new Error(`The delay of "${eventType}" is not a constant number.`);
  return { name: String(delay), milliseconds };
}

/** Returns the kind of a step of this machine. */
export function kindOf(machine: AnyStateMachine, { type }: Step): StepKind {
  const [, ending, actor = ""] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type) ?? [];
  if (ending) return { is: ending === "done" ? "resolves" : "rejects", actor };
  return type.startsWith("xstate.after.") ? { is: "delay", ...delayOf(machine, type) } : { is: "event" };
}

/** Describes a step for a report. */
export function describeStep(machine: AnyStateMachine, step: Step): string {
  const kind = kindOf(machine, step);
  if (kind.is === "resolves") {
    const output = JSON.stringify(step.output);
    return `${kind.actor} resolves${output === undefined || output === "{}" ? "" : ` with ${output}`}`;
  }
  if (kind.is === "rejects") return `${kind.actor} rejects`;
  if (kind.is === "delay") return `${kind.milliseconds} ms pass`;
  const { type, ...rest } = step;
  return Object.keys(rest).length > 0 ? `${type} ${JSON.stringify(rest)}` : type;
}
