import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, StateValue } from "xstate";
import { settled } from "./held.ts";
import { reasonOf, type Host } from "./host.ts";
import { everyStep, type Path } from "./paths.ts";
import { playActors } from "./play-actors.ts";
import { start } from "./start.ts";
import { meaningOf, wordsOf, type Step } from "./steps.ts";
import type { Walk } from "./walks.ts";

/** A path that was walked: its steps in words, and what did not follow, after which it was not walked on. */
export interface Walked {
  steps: string[];
  problem: string | null;
}

/** What came of the walk. */
export interface Conformance {
  paths: Walked[];
  problems: string[];
  /** Path by path, for people. */
  report: string;
}

/** Walks one path, and says what did not follow; null when everything did. */
async function walkOne<Machine extends AnyStateMachine, View>(
  { machine, input, viewOf, own = [] }: Walk<Machine, View>,
  host: Host<Machine, View>,
  path: Path,
): Promise<string | null> {
  let broken: unknown;
  const cast = playActors(machine, path, host);
  const onError = (error: unknown) => {
    broken = error;
  };
  const run = start(machine, cast.fakes as never, { onError, ...(input !== undefined && { input }) });
  const stage = host.begin?.(run) ?? {};
  const look = async (should?: StateValue): Promise<void> => {
    await settled();
    const now = run.actor.getSnapshot() as AnyMachineSnapshot;
    if (now.status === "error") throw broken;
    const [at, expected] = [JSON.stringify(now.value), JSON.stringify(should)];
    if (should !== undefined && at !== expected) throw new Error(`is at ${at}, should be at ${expected}`);
    await stage.check?.(viewOf(run.actor.getSnapshot()));
  };
  const take = async (step: Step): Promise<void> => {
    const meaning = meaningOf(machine, step);
    if (meaning.is === "delay") run.clock.increment(meaning.milliseconds);
    else if (meaning.is !== "event") await cast.end(meaning, step);
    else if (stage.act && !own.includes(step.type)) await stage.act(step as EventFromLogic<Machine>);
    else run.actor.send(step as EventFromLogic<Machine>);
  };
  const walkFrom = async (taken: number): Promise<string | null> => {
    const step = path.events[taken];
    if (!step) return null;
    cast.isAt(taken + 1);
    try {
      await take(step);
      await look(path.values[taken]);
    } catch (error) {
      return `step ${taken + 1}, ${wordsOf(machine, step)}: ${reasonOf(error)}`;
    }
    return walkFrom(taken + 1);
  };
  try {
    await look();
    return await walkFrom(0);
  } catch (error) {
    return `at the start: ${reasonOf(error)}`;
  } finally {
    run.actor.stop();
    await cast.rest();
    await stage.end?.();
  }
}

const lineOf = ({ steps, problem }: Walked): string => {
  const path = steps.join(" · ") || "the start";
  return problem === null ? `followed  ${path}` : `     NOT  ${path}\n          ${problem}`;
};

/**
 * Walks every path of a flow against a host, one after the other: from every moment, everything that can happen there. It reports path by path what did not follow:
 * `const { problems, report } = await conforms(onboardingWalk, { actors: myBackend, prepare: makeItAnswerOrFail })`.
 */
export async function conforms<Machine extends AnyStateMachine, View>(
  walk: Walk<Machine, View>,
  host: Host<Machine, View>,
): Promise<Conformance> {
  const { machine } = walk;
  const walkAll = async ([path, ...others]: Path[]): Promise<Walked[]> => {
    if (!path) return [];
    const steps = path.events.map((step) => wordsOf(machine, step));
    const walked: Walked = { steps, problem: await walkOne(walk, host, path) };
    return [walked, ...(await walkAll(others))];
  };
  const paths = await walkAll(everyStep(machine, walk));
  const problems = paths.flatMap(({ problem }) => (problem === null ? [] : [problem]));
  const summary = `${machine.id}: ${paths.length - problems.length} of ${paths.length} paths followed`;
  return { paths, problems, report: [summary, ...paths.map(lineOf)].join("\n") };
}
