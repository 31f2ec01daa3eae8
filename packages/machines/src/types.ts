import type { AnyStateMachine, SnapshotFrom } from "xstate";

/**
 * Every actor a flow needs, by name: `machine.provide({ actors: { … } satisfies ActorsOf<typeof machine> })`.
 * An answer the flow does not look at is `unknown`, and has to be said so: `refreshUser: fromPromise<unknown>(…)`.
 */
export type ActorsOf<Machine extends AnyStateMachine> = Required<
  NonNullable<Parameters<Machine["provide"]>[0]["actors"]>
>;

/** A flow's screens: the names of its top-level states. */
export type ScreenOf<Machine extends AnyStateMachine> = TopLevel<SnapshotFrom<Machine>["value"]>;

type TopLevel<Value> = Value extends string ? Value : Extract<keyof Value, string>;
