import {
  assign,
  createMachine,
  fromPromise,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from "xstate";

/** An actor that never settles: the benchmark sends its done event. */
export const silent = fromPromise(() => new Promise<never>(() => {}));

/** Returns a unique event name for a transition, so that no guard has to choose between transitions of one event. */
export function choiceOf({ source, eventType }: AnyTransitionDefinition, index: number): string {
  // Events raised by XState keep their names.
  return eventType.startsWith("xstate.done.state.") ? eventType : `${source.id} ${eventType} ${index}`;
}

const remember = assign({ seen: 1 });

const configOf = (node: AnyStateNode, remembers: ReadonlySet<string>): object => ({
  id: node.id,
  ...(node.type === "parallel" || node.type === "final" ? { type: node.type } : {}),
  ...(node.initial ? { initial: node.initial.target[0]?.key } : {}),
  invoke: node.invoke.map(({ id }) => ({ id, src: silent })),
  ...(node.always
    ? { always: node.always.slice(-1).map(({ target }) => ({ target: target?.map(({ id }) => `#${id}`) })) }
    : {}),
  on: Object.fromEntries(
    [...node.transitions.values()].flatMap((choices) =>
      choices.map((choice, index) => [
        choiceOf(choice, index),
        {
          target: choice.target?.map(({ id }) => `#${id}`),
          reenter: choice.reenter,
          ...(remembers.has(choiceOf(choice, index)) ? { actions: remember } : {}),
        },
      ]),
    ),
  ),
  after: Object.fromEntries(node.after.map(({ delay }) => [typeof delay === "number" ? delay : 1e9, {}])),
  states: Object.fromEntries(Object.values(node.states).map((state) => [state.key, configOf(state, remembers)])),
});

/**
 * Returns the smallest machine that can follow the same path: the same states, transitions, actors and delays, one plain assign on
 * the named transitions, and no guards, input, tags or emitted events.
 */
export const bareMachine = (machine: AnyStateMachine, remembers: ReadonlySet<string>): AnyStateMachine =>
  createMachine({ context: { seen: 0 }, ...configOf(machine.root, remembers) } as never);
