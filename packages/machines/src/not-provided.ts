import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from "xstate";

/** Returns the default logic of an actor, which rejects with a message that names the actor to provide. */
export function notProvided<Output, Input = NonReducibleUnknown>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`The actor "${name}" is not provided: machine.provide({ actors: { ${name}: … } }).`)),
  );
}
