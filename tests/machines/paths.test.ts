import { onboardingMachine } from "@trellis/machines/onboarding";
import { passwordResetMachine, screens } from "@trellis/machines/password-reset";
import { subscriptionMachine } from "@trellis/machines/subscription";
import {
  everyPath,
  follow,
  onboardingWalk,
  passwordResetWalk,
  subscriptionWalk,
  visitedEveryState,
  youtubeConnectionWalk,
  type Path,
  type Step,
  type Walk,
} from "@trellis/machines/testing";
import { youtubeConnectionMachine } from "@trellis/machines/youtube-connection";
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { getNextSnapshot } from "xstate";
import { getStateNodes } from "xstate/graph";
import { describe, expect, it } from "vitest";

type AnyWalk = Walk<AnyStateMachine, unknown>;

const flows = [
  { machine: onboardingMachine, walks: [onboardingWalk] },
  {
    machine: subscriptionMachine,
    walks: (["firstSubscription", "planChange", "cardUpdate"] as const).map(subscriptionWalk),
  },
  { machine: passwordResetMachine, walks: screens.map(passwordResetWalk) },
  { machine: youtubeConnectionMachine, walks: [false, true].map(youtubeConnectionWalk) },
] as unknown as { machine: AnyStateMachine; walks: AnyWalk[] }[];

const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => [machine.root, ...getStateNodes(machine)];

const keyOf = (transition: AnyTransitionDefinition) => {
  const choices = transition.source.transitions.get(transition.eventType) ?? [];
  return `${transition.source.id} · ${transition.eventType} · choice ${choices.indexOf(transition) + 1}`;
};

/** Everything that can happen to a flow: what is sent to it, what its actors come to, and its delays. */
const tried = ({ machine, events, answers = {} }: AnyWalk): Step[] => [
  ...events,
  ...nodesOf(machine).flatMap((node) => node.after.map(({ eventType: type }) => ({ type }))),
  ...nodesOf(machine)
    .flatMap((node) => node.invoke)
    .flatMap(({ id, src }) => [
      ...(answers[typeof src === "string" ? src : id] ?? [undefined]).map((output) => ({
        type: `xstate.done.actor.${id}`,
        output,
      })),
      { type: `xstate.error.actor.${id}`, error: "no" },
    ]),
];

/** A path and what the live flow came to at its end. */
interface Followed {
  path: Path;
  at: AnyMachineSnapshot;
  visited: Set<string>;
}

const followed = async ({ machine, input }: AnyWalk, path: Path): Promise<Followed> => {
  const { actor, visited } = await follow(machine, path, input);
  return { path, at: actor.getSnapshot() as AnyMachineSnapshot, visited };
};

/** From each moment, each event that is heard there, taken on a live flow: the transition it takes, and where it ends. */
async function stepsFrom(walk: AnyWalk, { path, at }: Followed) {
  const heard = tried(walk).filter((event) => at.can(event));
  return Promise.all(
    heard.map(async (event) => {
      const value = getNextSnapshot(walk.machine, at, event).value as Path["value"];
      const events = [...path.events, event];
      const end = await followed(walk, { events, values: [...path.values, value], value });
      return { end, keys: at.machine.getTransitionData(at, event).map(keyOf) };
    }),
  );
}

describe("paths generated from the chart, followed on a live flow", { timeout: 60_000 }, () => {
  it.each(flows)("reach every state of $machine.id, and take its every transition", async ({ machine, walks }) => {
    const moments: Followed[] = [];
    const ends: Followed[] = [];
    const taken = new Set<string>();
    for (const walk of walks) {
      const reached = await Promise.all(everyPath(walk.machine, walk).map((path) => followed(walk, path)));
      const steps = (await Promise.all(reached.map((moment) => stepsFrom(walk, moment)))).flat();
      moments.push(...reached);
      ends.push(...steps.map(({ end }) => end));
      for (const key of steps.flatMap(({ keys }) => keys)) taken.add(key);
    }
    const all = nodesOf(machine)
      .flatMap((node) => [...node.transitions.values()].flat())
      // Raised by xstate itself when both halves of `preparing` are done; the paths run through it.
      .filter(({ eventType }) => !eventType.startsWith("xstate.done.state."))
      .map(keyOf);
    const coverage = visitedEveryState(
      machine,
      moments.flatMap(({ visited }) => [...visited]),
    );
    console.info(
      `${machine.id}: ${moments.length} generated paths reach ${coverage.percent} % of ${coverage.total} states;` +
        ` ${ends.length} steps from there take ${taken.size} of ${all.length} transitions`,
    );
    for (const { at, path } of [...moments, ...ends]) expect(at.value).toEqual(path.value);
    expect(coverage).toMatchObject({ percent: 100, missed: [] });
    expect(all.filter((key) => !taken.has(key))).toEqual([]);
  });
});
