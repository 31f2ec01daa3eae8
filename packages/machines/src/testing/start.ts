import { createActor, fromPromise, SimulatedClock } from "xstate";
import type {
  Actor,
  AnyMachineSnapshot,
  AnyStateMachine,
  EmittedFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  Snapshot,
  StateValue,
} from "xstate";
import type { ActorsOf } from "../types.ts";
import { settled } from "./held.ts";

/** What stands in for each actor: a function of its input. One that is left out fails by name when reached. */
export type Fakes<Machine extends AnyStateMachine> = {
  [Name in keyof ActorsOf<Machine>]?: (
    input: InputFrom<NonNullable<ActorsOf<Machine>[Name]>>,
  ) => OutputFrom<NonNullable<ActorsOf<Machine>[Name]>> | Promise<OutputFrom<NonNullable<ActorsOf<Machine>[Name]>>>;
};

/** How to start: the machine's input, or a persisted snapshot to resume from. */
export interface Start<Machine extends AnyStateMachine> {
  input?: InputFrom<Machine>;
  snapshot?: Snapshot<unknown>;
  /** Hears what breaks the flow itself; without it, that is thrown. */
  onError?: (error: unknown) => void;
}

/** A flow under way, and everything it has done so far. */
export interface Run<Machine extends AnyStateMachine> {
  actor: Actor<Machine>;
  /** Time stands still until `clock.increment(ms)`. */
  clock: SimulatedClock;
  /** The actors that were started, in order, with their input. */
  calls: { name: string; input: unknown }[];
  /** What the flow has said, in order. */
  said: EmittedFrom<Machine>[];
  /** The ids of the states it has been in. */
  visited: Set<string>;
  /** Sends each event, then waits until the answers have arrived. */
  send: (...events: EventFromLogic<Machine>[]) => Promise<void>;
}

/** The ids of every state a value stands for: `{ asking: "editing" }` is `m`, `m.asking` and `m.asking.editing`. */
function statesIn(value: StateValue, id: string): string[] {
  if (typeof value === "string") return [id, `${id}.${value}`];
  return [
    id,
    ...Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : statesIn(inner, `${id}.${key}`))),
  ];
}

/** Runs a machine on fakes and a clock that stands still. */
export function start<Machine extends AnyStateMachine>(
  machine: Machine,
  fakes: Fakes<Machine>,
  { input, snapshot, onError }: Start<Machine> = {},
): Run<Machine> {
  const clock = new SimulatedClock();
  const run: Pick<Run<Machine>, "calls" | "said" | "visited"> = { calls: [], said: [], visited: new Set() };
  const actors = Object.fromEntries(
    Object.entries<((given: never) => unknown) | undefined>(fakes).map(([name, fake]) => [
      name,
      fromPromise<unknown, never>(async ({ input: given }) => {
        run.calls.push({ name, input: given });
        return fake?.(given);
      }),
    ]),
  );
  const actor = createActor(machine.provide({ actors } as never) as Machine, { input, snapshot, clock } as never);
  actor.on("*", (said) => run.said.push(said));
  const next = (now: AnyMachineSnapshot): void => {
    for (const id of statesIn(now.value, machine.id)) run.visited.add(id);
  };
  actor.subscribe({ next, ...(onError && { error: onError }) });
  actor.start();
  const send = async (...events: EventFromLogic<Machine>[]) => {
    for (const event of events) actor.send(event);
    await settled();
  };
  return { ...run, actor, clock, send };
}
