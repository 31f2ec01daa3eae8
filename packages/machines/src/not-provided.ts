import {
  fromPromise,
  type AnyActorLogic,
  type NonReducibleUnknown,
  type OutputFrom,
  type PromiseActorLogic,
} from "xstate";

/**
 * The output type of an actor whose output the flow ignores. It is XState's loosest type, because actor logic is invariant
 * in its output: `unknown` would reject `fromPromise(async () => null)`.
 */
export type Unread = OutputFrom<AnyActorLogic>;

/** Returns the default logic of an actor, which rejects with a message that names the actor to provide. */
export function notProvided<Output, Input = NonReducibleUnknown>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() =>
    Promise.reject(
      new Error(`The actor "${name}" is not provided. Pass it with machine.provide({ actors: { ${name}: … } }).`),
    ),
  );
}
