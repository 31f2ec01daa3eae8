import type { AnyStateMachine } from "xstate";

/**
 * The actors a flow needs, by name: `machine.provide({ actors: { … } satisfies ActorsOf<typeof machine> })`.
 * An output that the flow does not read can be anything: `refreshUser: fromPromise(async () => null)`.
 */
export type ActorsOf<Machine extends AnyStateMachine> = Required<
  NonNullable<Parameters<Machine["provide"]>[0]["actors"]>
>;

/** The reply to a successful call. */
export interface ServerReply {
  /** The message for the user, if the server sent one. */
  message?: string | undefined;
}
