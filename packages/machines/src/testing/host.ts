import type { Actor, AnyStateMachine, EventFromLogic, SimulatedClock } from "xstate";
import type { Fakes } from "./start.ts";

/** Whether a path expects an actor to resolve or to reject. */
export type ActorOutcome = "resolves" | "rejects";

/** A product to check against a flow: its backend, its UI, or both. The model stands in for missing parts. */
export interface Host<Machine extends AnyStateMachine, View> {
  /** The product's actors. */
  actors?: Fakes<Machine>;
  /** Called before one of `actors` runs, to make the backend resolve (with `output`) or reject. */
  prepare?: (actor: string, outcome: ActorOutcome, output: unknown) => unknown;
  /** Called right before an event is sent, to replace the model's data with yours, such as the code in an email. */
  withData?: (event: EventFromLogic<Machine>, view: View) => EventFromLogic<Machine> | Promise<EventFromLogic<Machine>>;
  /** Called before each path, to mount the UI on a running flow. */
  mount?: (flow: { actor: Actor<Machine>; clock: SimulatedClock }) => Ui<Machine, View>;
}

/** A mounted UI. */
export interface Ui<Machine extends AnyStateMachine, View> {
  /** Performs the user action that causes this event. */
  act?: (event: EventFromLogic<Machine>) => unknown;
  /** Throws if the UI does not show this view. */
  check?: (view: View) => unknown;
  unmount?: () => unknown;
}

/**
 * Returns how an output differs from the shape of the expected one, or `null`. The output needs the same properties, with the
 * same types and without empty strings. Extra properties are allowed.
 */
export function problemWith(expected: unknown, actual: unknown, name = "the output"): string | null {
  if (expected === undefined || expected === null) return null;
  if (actual === undefined || actual === null) return `${name} is missing`;
  if (typeof actual !== typeof expected) return `${name} has type ${typeof actual} instead of ${typeof expected}`;
  if (actual === "") return `${name} is empty`;
  if (typeof expected !== "object" || typeof actual !== "object") return null;
  const problems = Object.entries(expected).map(([key, value]) =>
    problemWith(value, Reflect.get(actual, key), `"${key}"`),
  );
  return problems.find((problem) => problem !== null) ?? null;
}
