import {
  assign,
  createMachine,
  fromPromise,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from "xstate";

/** An actor that never answers: the walk says when it does. */
export const silent = fromPromise(() => new Promise<never>(() => {}));

/** What a transition is called once it has no guard to tell it from the others that hear the same event. */
export function choiceOf({ source, eventType }: AnyTransitionDefinition, index: number): string {
  // What xstate raises by itself keeps its name.
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
 * The smallest machine with the same states that can walk the same way: the same boxes, arrows, actors and delays, something
 * remembered (one plain assign) on the transitions that are named, and nothing else: no guard, input, tag or news.
 */
export const bareMachine = (machine: AnyStateMachine, remembers: ReadonlySet<string>): AnyStateMachine =>
  createMachine({ context: { seen: 0 }, ...configOf(machine.root, remembers) } as never);
