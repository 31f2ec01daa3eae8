import {
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
  type StateValue,
  getInitialSnapshot,
  getNextSnapshot,
} from "xstate";
import { getShortestPaths } from "xstate/graph";
import { actorsOf, nodesOf, type Step } from "./steps.ts";

/** Events, outputs and input from which the paths are generated. */
export interface PathOptions<Machine extends AnyStateMachine> {
  /** The events a user or host can send. Actor outcomes and delays are added automatically. */
  events: readonly EventFromLogic<Machine>[];
  /** Possible outputs of each actor, by name. Default: `undefined`. */
  outputs?: Readonly<Record<string, readonly unknown[]>>;
  input?: InputFrom<Machine>;
  /** Returns a value that identifies a state of the flow. Default: the state value, without the context. */
  stateKey?: (snapshot: SnapshotFrom<Machine>) => unknown;
}

/** A sequence of steps from the initial state. */
export interface Path {
  events: Step[];
  /** The state value after each step. */
  values: StateValue[];
  /** The final state value. */
  value: StateValue;
}

/** Returns every event that can happen: those sent to the flow, the outcomes of its actors, and its delays. */
function allEvents(machine: AnyStateMachine, { events, outputs = {} }: PathOptions<AnyStateMachine>): Step[] {
  return [
    ...events,
    ...actorsOf(machine).flatMap(({ id, name }) => [
      ...(outputs[name] ?? [undefined]).map((output) => ({ type: `xstate.done.actor.${id}`, actorId: id, output })),
      { type: `xstate.error.actor.${id}`, actorId: id, error: new Error(`${name} failed`) },
    ]),
    ...nodesOf(machine).flatMap((node) => node.after.map(({ eventType }) => ({ type: eventType }))),
  ];
}

/** Returns a shortest path to every state of the flow, with each actor both resolving and rejecting. */
export function shortestPaths<Machine extends AnyStateMachine>(machine: Machine, options: PathOptions<Machine>): Path[];
export function shortestPaths(machine: AnyStateMachine, options: PathOptions<AnyStateMachine>): Path[] {
  const { input, stateKey = (snapshot) => snapshot.value } = options;
  const paths = getShortestPaths(machine, {
    events: allEvents(machine, options),
    input,
    serializeState: (snapshot) => JSON.stringify(stateKey(snapshot)),
  });
  return paths.map(({ steps, state }) => {
    const taken = steps.filter(({ event }) => event.type !== "xstate.init");
    return {
      events: taken.map(({ event }) => event),
      values: taken.map((step) => step.state.value),
      value: state.value,
    };
  });
}

/** Returns paths that take every possible transition from every state. No path is a prefix of another. */
export function transitionPaths<Machine extends AnyStateMachine>(
  machine: Machine,
  options: PathOptions<Machine>,
): Path[];
export function transitionPaths(machine: AnyStateMachine, options: PathOptions<AnyStateMachine>): Path[] {
  const next = (snapshot: SnapshotFrom<AnyStateMachine>, event: Step) => getNextSnapshot(machine, snapshot, event);
  const paths = shortestPaths(machine, options).flatMap((path) => {
    // Replay the events: the graph's snapshot may have another context, from another path to the same state.
    const end = path.events.reduce(next, getInitialSnapshot(machine, options.input));
    return possibleSteps(machine, options, end).map((event): Path => {
      const { value } = next(end, event);
      return { events: [...path.events, event], values: [...path.values, value], value };
    });
  });
  const keys = paths.map(({ events }) => events.map((event) => `${JSON.stringify(event)};`).join(""));
  const isCovered = (key: string, index: number) =>
    keys.some((other, otherIndex) => other.startsWith(key) && (other !== key || otherIndex < index));
  return paths.filter((_, index) => !isCovered(keys[index] ?? "", index));
}

/** Returns the steps that a snapshot of the flow accepts. */
export function possibleSteps<Machine extends AnyStateMachine>(
  machine: Machine,
  options: PathOptions<Machine>,
  snapshot: SnapshotFrom<Machine>,
): Step[];
export function possibleSteps(
  machine: AnyStateMachine,
  options: PathOptions<AnyStateMachine>,
  snapshot: SnapshotFrom<AnyStateMachine>,
): Step[] {
  return allEvents(machine, options).filter((event) => snapshot.can(event));
}
