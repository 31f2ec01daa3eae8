import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from "xstate";
import { flushPromises } from "./flush-promises.ts";
import { messageOf, type Host } from "./host.ts";
import { inSequence } from "./in-sequence.ts";
import { transitionPaths, type Path } from "./paths.ts";
import { playActors } from "./play-actors.ts";
import { start } from "./start.ts";
import type { Step } from "./steps.ts";
import { describeStep, kindOf } from "./step-kind.ts";
import type { TestModel } from "./test-model.ts";

/** The result of one path: its steps, and the problem that ended it early, if any. */
export interface PathResult {
  steps: string[];
  problem: string | null;
}

/** The result of a conformance check. */
export interface ConformanceReport {
  paths: PathResult[];
  problems: string[];
  /** A readable report, one path after the other. */
  report: string;
}

type AnyModel = TestModel<AnyStateMachine, unknown>;
type AnyHost = Host<AnyStateMachine, unknown>;

/** Runs one path and returns the first problem, or `null`. */
async function runPath(model: AnyModel, host: AnyHost, path: Path): Promise<string | null> {
  const { machine, input, viewOf, internalEvents = [] } = model;
  let flowError: unknown;
  const player = playActors(machine, path, host.actors ?? {}, host.prepare);
  const onError = (error: unknown) => {
    flowError = error;
  };
  const run = start(machine, player.fakes, { onError, input });
  const ui = host.mount?.(run) ?? {};
  const check = async (expected?: StateValue): Promise<void> => {
    await flushPromises();
    const snapshot: AnyMachineSnapshot = run.actor.getSnapshot();
    if (snapshot.status === "error") throw flowError;
    const actual = JSON.stringify(snapshot.value);
    if (expected !== undefined && actual !== JSON.stringify(expected))
      throw new Error(`expected state ${JSON.stringify(expected)}, but the flow is in ${actual}`);
    await ui.check?.(viewOf(snapshot));
  };
  const take = async (step: Step): Promise<void> => {
    const kind = kindOf(machine, step);
    if (kind.is === "delay") run.clock.increment(kind.milliseconds);
    else if (kind.is !== "event") await player.settle(kind, step);
    else if (ui.act && !internalEvents.includes(step.type)) await ui.act(step);
    else run.actor.send(step);
  };
  let place = "in the initial state";
  try {
    await check();
    await inSequence(path.events, async (step, index) => {
      place = `step ${index + 1}, ${describeStep(machine, step)}`;
      player.setPosition(index + 1);
      await take(step);
      await check(path.values[index]);
    });
    return null;
  } catch (error) {
    return `${place}: ${messageOf(error)}`;
  } finally {
    run.actor.stop();
    await player.drain();
    await ui.unmount?.();
  }
}

const lineOf = ({ steps, problem }: PathResult): string => {
  const path = steps.join(" · ") || "initial state";
  return problem === null ? `passed  ${path}` : `FAILED  ${path}\n        ${problem}`;
};

/**
 * Checks a host against every path of a flow, one after the other:
 * `const { problems, report } = await checkConformance(onboardingModel, { actors: myBackend, prepare: makeItResolveOrReject })`.
 */
export async function checkConformance<Machine extends AnyStateMachine, View>(
  model: TestModel<Machine, View>,
  host: Host<Machine, View>,
): Promise<ConformanceReport>;
export async function checkConformance(model: AnyModel, host: AnyHost): Promise<ConformanceReport> {
  const { machine } = model;
  const paths: PathResult[] = [];
  await inSequence(transitionPaths(machine, model), async (path) => {
    const steps = path.events.map((step) => describeStep(machine, step));
    paths.push({ steps, problem: await runPath(model, host, path) });
  });
  const problems = paths.flatMap(({ problem }) => (problem === null ? [] : [problem]));
  const summary = `${machine.id}: ${paths.length - problems.length} of ${paths.length} paths passed`;
  return { paths, problems, report: [summary, ...paths.map(lineOf)].join("\n") };
}
