import { createActor, fromPromise, SimulatedClock } from "xstate";
import type {
  Actor,
  AnyMachineSnapshot,
  AnyStateMachine,
  EmittedFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  StateValue,
} from "xstate";
import type { ActorsOf } from "../types.ts";
import { flushPromises } from "./flush-promises.ts";

/** A function from input to output for each actor. A missing actor rejects with a message that names it. */
export type Fakes<Machine extends AnyStateMachine> = {
  [Name in keyof ActorsOf<Machine>]?: (
    input: InputFrom<NonNullable<ActorsOf<Machine>[Name]>>,
  ) => OutputFrom<NonNullable<ActorsOf<Machine>[Name]>> | Promise<OutputFrom<NonNullable<ActorsOf<Machine>[Name]>>>;
};

/** `Fakes` of any machine. */
export type AnyFakes = Fakes<AnyStateMachine>;

/** Options of `start`. */
export interface StartOptions<Machine extends AnyStateMachine> {
  input?: InputFrom<Machine>;
  /** Called with the error that stopped the flow; without this callback, the error is thrown. */
  onError?: (error: unknown) => void;
}

/** A running flow and a log of what it has done. */
export interface Run<Machine extends AnyStateMachine> {
  actor: Actor<Machine>;
  /** The flow's clock; advance it with `clock.increment(ms)`. */
  clock: SimulatedClock;
  /** The started actors with their input, in order. */
  calls: { name: string; input: unknown }[];
  /** The emitted events, in order. */
  emitted: EmittedFrom<Machine>[];
  /** Ids of the states entered so far. */
  visited: Set<string>;
  /** Sends events, then waits until settled promises have reached the flow. */
  send: (...events: EventFromLogic<Machine>[]) => Promise<void>;
}

/** Returns the ids of the states in a state value. For a machine `m`, `{ asking: "editing" }` yields `m`, `m.asking` and `m.asking.editing`. */
function stateIds(value: StateValue, id: string): string[] {
  if (typeof value === "string") return [id, `${id}.${value}`];
  return [
    id,
    ...Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : stateIds(inner, `${id}.${key}`))),
  ];
}

/** Starts a machine with fake actors and a simulated clock. */
export function start<Machine extends AnyStateMachine>(
  machine: Machine,
  fakes: Fakes<Machine>,
  options?: StartOptions<Machine>,
): Run<Machine>;
export function start(
  machine: AnyStateMachine,
  fakes: AnyFakes,
  { input, onError }: StartOptions<AnyStateMachine> = {},
): Run<AnyStateMachine> {
  const clock = new SimulatedClock();
  const log: Pick<Run<AnyStateMachine>, "calls" | "emitted" | "visited"> = {
    calls: [],
    emitted: [],
    visited: new Set(),
  };
  const actors = Object.fromEntries(
    Object.entries<AnyFakes[string]>(fakes).map(([name, fake]) => [
      name,
      fromPromise<unknown, unknown>(async ({ input: given }) => {
        log.calls.push({ name, input: given });
        return fake?.(given);
      }),
    ]),
  );
  const actor = createActor(machine.provide({ actors }), { input, clock });
  actor.on("*", (event) => log.emitted.push(event));
  const next = (snapshot: AnyMachineSnapshot): void => {
    for (const id of stateIds(snapshot.value, machine.id)) log.visited.add(id);
  };
  actor.subscribe({ next, ...(onError && { error: onError }) });
  actor.start();
  const send = async (...events: EventFromLogic<AnyStateMachine>[]) => {
    for (const event of events) actor.send(event);
    await flushPromises();
  };
  return { ...log, actor, clock, send };
}
