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

/** Returns the message of an error. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
