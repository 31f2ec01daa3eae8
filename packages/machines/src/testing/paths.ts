import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
  StateValue,
} from "xstate";
import { getInitialSnapshot, getNextSnapshot } from "xstate";
import { getShortestPaths } from "xstate/graph";
import { held, settled, type Held } from "./held.ts";
import { start, type Run } from "./start.ts";
import { actorsIn, meaningOf, nodesOf, type Step } from "./steps.ts";

/** What to try in every state. */
export interface Tries<Machine extends AnyStateMachine> {
  /** The events a person or a host can send. Actors answering and failing, and delays passing, are added. */
  events: readonly EventFromLogic<Machine>[];
  /** What an actor can answer, by name, each tried in turn; nothing when left out. */
  answers?: Readonly<Record<string, readonly unknown[]>>;
  input?: InputFrom<Machine>;
  /** What makes two moments the same. The state's value, unless the context matters too. */
  distinct?: (snapshot: SnapshotFrom<Machine>) => unknown;
}

/** A shortest way to one moment of the flow. */
export interface Path {
  events: Step[];
  /** The state value after each event. */
  values: StateValue[];
  /** The state value it ends in. */
  value: StateValue;
}

/** How much of a flow was seen. */
export interface Coverage {
  total: number;
  missed: string[];
  percent: number;
}

const valueOf = (snapshot: AnyMachineSnapshot): StateValue => snapshot.value;

/** A state that is always left at once is never seen, so it cannot be missed. */
const isPassedThrough = ({ always }: AnyStateNode): boolean =>
  always?.some(({ guard }) => guard === undefined) ?? false;

/** The states that were never visited. */
export function visitedEveryState(machine: AnyStateMachine, visited: Iterable<string>): Coverage {
  const seen = new Set(visited);
  const ids = nodesOf(machine)
    .filter((node) => !isPassedThrough(node))
    .map((node) => node.id);
  const missed = ids.filter((id) => !seen.has(id));
  return { total: ids.length, missed, percent: Math.floor((1 - missed.length / ids.length) * 100) };
}

/** All that can happen to a flow: what is sent to it, what its actors come to, and its delays. */
function happenings<Machine extends AnyStateMachine>(
  machine: Machine,
  { events, answers = {} }: Tries<Machine>,
): Step[] {
  return [
    ...events,
    ...actorsIn(machine).flatMap(({ id, name }) => [
      ...(answers[name] ?? [undefined]).map((output) => ({ type: `xstate.done.actor.${id}`, actorId: id, output })),
      { type: `xstate.error.actor.${id}`, actorId: id, error: new Error(`${name} failed`) },
    ]),
    ...nodesOf(machine).flatMap((node) => node.after.map(({ eventType }) => ({ type: eventType }))),
  ];
}

/** A shortest path to every moment the flow can be in, each actor both answering and failing. */
export function everyPath<Machine extends AnyStateMachine>(machine: Machine, tries: Tries<Machine>): Path[] {
  const { input, distinct = valueOf } = tries;
  const paths = getShortestPaths(machine, {
    events: happenings(machine, tries) as never,
    input,
    serializeState: (snapshot: SnapshotFrom<Machine>) => JSON.stringify(distinct(snapshot)),
  } as never);
  return paths.map(({ steps, state }) => {
    const taken = steps.filter(({ event }) => event.type !== "xstate.init");
    return {
      events: taken.map(({ event }) => event as Step),
      values: taken.map((step) => valueOf(step.state as AnyMachineSnapshot)),
      value: valueOf(state as AnyMachineSnapshot),
    };
  });
}

/** From every moment, everything that is heard there: the shortest way to it, and one step on. No path is the beginning of another. */
export function everyStep<Machine extends AnyStateMachine>(machine: Machine, tries: Tries<Machine>): Path[] {
  const next = (snapshot: SnapshotFrom<Machine>, event: Step) =>
    getNextSnapshot(machine, snapshot, event as EventFromLogic<Machine>);
  const paths = everyPath(machine, tries).flatMap((path) => {
    // The graph's own snapshots may be those of another way to the same moment.
    const at = path.events.reduce(next, getInitialSnapshot(machine, ...([tries.input] as never))) as AnyMachineSnapshot;
    return happenings(machine, tries)
      .filter((event) => at.can(event))
      .map((event): Path => {
        const value = valueOf(next(at as SnapshotFrom<Machine>, event) as AnyMachineSnapshot);
        return { events: [...path.events, event], values: [...path.values, value], value };
      });
  });
  const keys = paths.map(({ events }) => events.map((event) => `${JSON.stringify(event)};`).join(""));
  const isCovered = (mine: string, index: number) =>
    keys.some((key, other) => key.startsWith(mine) && (key !== mine || other < index));
  return paths.filter((_, index) => !isCovered(keys[index] ?? "", index));
}

/** Takes a path on a live flow: its actors answer and fail when the path says so, and not before. */
export async function follow<Machine extends AnyStateMachine>(
  machine: Machine,
  path: Path,
  input?: InputFrom<Machine>,
): Promise<Run<Machine>> {
  const waiting = new Map<string, Held<unknown>>();
  const fakes = Object.fromEntries(
    actorsIn(machine).map(({ id, name }) => [
      name,
      () => {
        const call = held();
        waiting.set(id, call);
        return call.promise;
      },
    ]),
  );
  const run = start(machine, fakes as never, input === undefined ? {} : { input });
  const take = async ([event, ...later]: Step[]): Promise<void> => {
    if (!event) return;
    const meaning = meaningOf(machine, event);
    if (meaning.is === "answer") waiting.get(meaning.actor)?.answer(event.output);
    else if (meaning.is === "failure") waiting.get(meaning.actor)?.fail(event.error);
    else if (meaning.is === "delay") run.clock.increment(meaning.milliseconds);
    else run.actor.send(event as EventFromLogic<Machine>);
    await settled();
    await take(later);
  };
  await settled();
  await take(path.events);
  return run;
}
