import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from "xstate";
import { flushPromises } from "./flush-promises.ts";
import type { Host } from "./host.ts";
import { messageOf } from "./message-of.ts";
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
  /** Each problem once, with the shortest path that leads to it. */
  problems: string[];
  /** A readable report that lists all paths. */
  report: string;
}

type AnyModel = TestModel<AnyStateMachine, unknown>;
type AnyHost = Host<AnyStateMachine, unknown>;

/** The error that ended a path early, and the number of the step in which it occurred; 0 is the initial state. */
interface Problem {
  at: number;
  message: string;
}

/** Runs one path and returns the first problem, or `null`. */
async function runPath(model: AnyModel, host: AnyHost, path: Path): Promise<Problem | null> {
  const { machine, input, viewOf, internalEvents = [] } = model;
  let flowError: unknown;
  const player = playActors(machine, path, host.actors ?? {}, host.prepare);
  const onError = (error: unknown) => {
    flowError = error;
  };
  const run = start(machine, player.fakes, { onError, input });
  const ui = host.mount?.(run) ?? {};
  const act: NonNullable<typeof ui.act> = ui.act ?? ((event) => run.actor.send(event));
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
    else if (internalEvents.includes(step.type)) run.actor.send(step);
    else await act((await host.withData?.(step, viewOf(run.actor.getSnapshot()))) ?? step);
  };
  let at = 0;
  try {
    await check();
    await inSequence(path.events, async (step, index) => {
      at = index + 1;
      player.setPosition(at);
      await take(step);
      await check(path.values[index]);
    });
    return null;
  } catch (error) {
    return { at, message: messageOf(error) };
  } finally {
    run.actor.stop();
    await player.drain();
    await ui.unmount?.();
  }
}

/** Returns each problem once, with the shortest path that leads to it. */
function groupProblems(found: readonly (Problem & { path: string[] })[]): string[] {
  const groups = Map.groupBy(found, ({ at, path, message }) => `${path[at - 1] ?? "in the initial state"}: ${message}`);
  return [...groups].map(([problem, group]) => {
    const [first] = group.toSorted((a, b) => a.at - b.at);
    const path = first?.path.slice(0, first.at).join(" · ") || "initial state";
    return `${problem}\n  path: ${path}${group.length > 1 ? `\n  and ${group.length - 1} more with this problem` : ""}`;
  });
}

const lineOf = ({ steps, problem }: PathResult): string => {
  const path = steps.join(" · ") || "initial state";
  return problem === null ? `passed  ${path}` : `FAILED  ${path}\n        ${problem}`;
};

/**
 * Checks a host against every path of a flow, one at a time:
 * `const { problems, report } = await checkConformance(onboardingModel, { actors: myBackend, prepare: makeItResolveOrReject })`.
 */
export async function checkConformance<Machine extends AnyStateMachine, View>(
  model: TestModel<Machine, View>,
  host: Host<Machine, View>,
): Promise<ConformanceReport>;
export async function checkConformance(model: AnyModel, host: AnyHost): Promise<ConformanceReport> {
  const paths: PathResult[] = [];
  const found: (Problem & { path: string[] })[] = [];
  await inSequence(transitionPaths(model.machine, model), async (path) => {
    const steps = path.events.map((step) => describeStep(model.machine, step));
    const problem = await runPath(model, host, path);
    if (problem) found.push({ ...problem, path: steps });
    const place = problem?.at ? `step ${problem.at}, ${steps[problem.at - 1]}` : "in the initial state";
    paths.push({ steps, problem: problem && `${place}: ${problem.message}` });
  });
  const problems = groupProblems(found);
  const summary = `${model.machine.id}: ${paths.length - found.length} of ${paths.length} paths passed`;
  return { paths, problems, report: [summary, ...paths.map(lineOf)].join("\n") };
}
