import type { Actor, AnyStateMachine, EventFromLogic, SimulatedClock } from "xstate";
import type { Fakes } from "./start.ts";

/** How a call is to end on the path being walked. */
export type Ending = "answers" | "fails";

/** Somebody's own product under a flow: its backend, its UI, or both. What it leaves out, the walk does itself. */
export interface Host<Machine extends AnyStateMachine, View> {
  /** What really stands behind each actor. */
  actors?: Fakes<Machine>;
  /** Called right before one of `actors` is: brings the backend to where its next call will answer (so), or fail. */
  prepare?: (actor: string, ending: Ending, answer: unknown) => unknown;
  /** Called before each path: brings a UI up, on this live flow. */
  begin?: (flow: { actor: Actor<Machine>; clock: SimulatedClock }) => Stage<Machine, View>;
}

/** A UI under way. */
export interface Stage<Machine extends AnyStateMachine, View> {
  /** Does what makes this event happen: types, presses, goes back. */
  act?: (event: EventFromLogic<Machine>) => unknown;
  /** Throws when this view is not what is shown. */
  check?: (view: View) => unknown;
  end?: () => unknown;
}

/** What went wrong, in one line. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
