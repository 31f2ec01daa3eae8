import type { AnyStateMachine, SnapshotFrom } from "xstate";
import type { PathOptions } from "./paths.ts";

/** A flow with the events and actor outputs that reach each of its states. */
export interface TestModel<Machine extends AnyStateMachine, View> extends PathOptions<Machine> {
  machine: Machine;
  viewOf: (snapshot: SnapshotFrom<Machine>) => View;
  /** Events that the flow sends to itself, so hosts don't have to send them. */
  internalEvents?: readonly string[];
}
