import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from "xstate";

/** Stands in for an actor until the product gives the real one, and fails by name when it is reached without. */
export function notProvided<Output, Input = NonReducibleUnknown>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`The actor "${name}" is not provided: machine.provide({ actors: { ${name}: … } }).`)),
  );
}
