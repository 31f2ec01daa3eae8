import { onboardingMachine } from "@trellis/machines/onboarding";
import { passwordResetMachine, screens } from "@trellis/machines/password-reset";
import { subscriptionMachine } from "@trellis/machines/subscription";
import {
  shortestPaths,
  followPath,
  onboardingModel,
  passwordResetModel,
  subscriptionModel,
  stateCoverage,
  youtubeConnectionModel,
  type Path,
  type Step,
  type TestModel,
} from "@trellis/machines/testing";
import { youtubeConnectionMachine } from "@trellis/machines/youtube-connection";
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import { getNextSnapshot } from "xstate";
import { getStateNodes } from "xstate/graph";
import { describe, expect, it } from "vitest";

type AnyModel = TestModel<AnyStateMachine, unknown>;

const flows = [
  { machine: onboardingMachine, models: [onboardingModel] },
  {
    machine: subscriptionMachine,
    models: (["firstSubscription", "planChange", "cardUpdate", "cancellation", "resumption"] as const).map(
      subscriptionModel,
    ),
  },
  { machine: passwordResetMachine, models: screens.map(passwordResetModel) },
  { machine: youtubeConnectionMachine, models: [false, true].map(youtubeConnectionModel) },
] as unknown as { machine: AnyStateMachine; models: AnyModel[] }[];

const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => [machine.root, ...getStateNodes(machine)];

const keyOf = (transition: AnyTransitionDefinition) => {
  const choices = transition.source.transitions.get(transition.eventType) ?? [];
  return `${transition.source.id} · ${transition.eventType} · choice ${choices.indexOf(transition) + 1}`;
};

/** Returns every event of a model: those sent to the flow, the outcomes of its actors, and its delays. */
const allEvents = ({ machine, events, outputs = {} }: AnyModel): Step[] => [
  ...events,
  ...nodesOf(machine).flatMap((node) => node.after.map(({ eventType: type }) => ({ type }))),
  ...nodesOf(machine)
    .flatMap((node) => node.invoke)
    .flatMap(({ id, src }) => [
      ...(outputs[typeof src === "string" ? src : id] ?? [undefined]).map((output) => ({
        type: `xstate.done.actor.${id}`,
        output,
      })),
      { type: `xstate.error.actor.${id}`, error: "no" },
    ]),
];

/** A path and the state of the live flow after it. */
interface Followed {
  path: Path;
  at: AnyMachineSnapshot;
  visited: Set<string>;
}

const followed = async ({ machine, input }: AnyModel, path: Path): Promise<Followed> => {
  const { actor, visited } = await followPath(machine, path, input);
  return { path, at: actor.getSnapshot() as AnyMachineSnapshot, visited };
};

/** Sends each possible event to a live flow at the end of a path; returns the transitions and the states reached. */
async function stepsFrom(model: AnyModel, { path, at }: Followed) {
  const possible = allEvents(model).filter((event) => at.can(event));
  return Promise.all(
    possible.map(async (event) => {
      const value = getNextSnapshot(model.machine, at, event).value as Path["value"];
      const events = [...path.events, event];
      const end = await followed(model, { events, values: [...path.values, value], value });
      return { end, keys: at.machine.getTransitionData(at, event).map(keyOf) };
    }),
  );
}

describe("the set of generated paths", { timeout: 60_000 }, () => {
  it.each(flows)("reaches every state and takes every transition of $machine.id", async ({ machine, models }) => {
    const reached: Followed[] = [];
    const ends: Followed[] = [];
    const taken = new Set<string>();
    for (const model of models) {
      const followedPaths = await Promise.all(shortestPaths(model.machine, model).map((path) => followed(model, path)));
      const steps = (await Promise.all(followedPaths.map((path) => stepsFrom(model, path)))).flat();
      reached.push(...followedPaths);
      ends.push(...steps.map(({ end }) => end));
      for (const key of steps.flatMap(({ keys }) => keys)) taken.add(key);
    }
    const all = nodesOf(machine)
      .flatMap((node) => [...node.transitions.values()].flat())
      // xstate itself raises these when both regions of `preparing` are done, so no step takes them.
      .filter(({ eventType }) => !eventType.startsWith("xstate.done.state."))
      .map(keyOf);
    const coverage = stateCoverage(
      machine,
      reached.flatMap(({ visited }) => [...visited]),
    );
    console.info(
      `${machine.id}: ${reached.length} generated paths reach ${coverage.percent} % of ${coverage.total} states;` +
        ` ${ends.length} steps from there take ${taken.size} of ${all.length} transitions`,
    );
    for (const { at, path } of [...reached, ...ends]) expect(at.value).toEqual(path.value);
    expect(coverage).toMatchObject({ percent: 100, missed: [] });
    expect(all.filter((key) => !taken.has(key))).toEqual([]);
  });
});
