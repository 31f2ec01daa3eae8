import type { AnyStateMachine, InputFrom } from "xstate";
import { flushPromises } from "./flush-promises.ts";
import { inSequence } from "./in-sequence.ts";
import type { Path } from "./paths.ts";
import { start, type Run } from "./start.ts";
import { kindOf } from "./step-kind.ts";
import { actorsOf, type Step } from "./steps.ts";

/** A live flow that has taken a path and can continue, step by step. */
export interface FollowedRun<Machine extends AnyStateMachine> extends Run<Machine> {
  /** Sends an event, settles a pending actor or lets a delay pass. */
  take: (step: Step) => Promise<void>;
}

/** Runs a path on a live flow whose actors settle exactly when the path requires it. */
export async function followPath<Machine extends AnyStateMachine>(
  machine: Machine,
  path: Pick<Path, "events">,
  input?: InputFrom<Machine>,
): Promise<FollowedRun<Machine>>;
export async function followPath(
  machine: AnyStateMachine,
  path: Pick<Path, "events">,
  input?: InputFrom<AnyStateMachine>,
): Promise<FollowedRun<AnyStateMachine>> {
  const pending = new Map<string, PromiseWithResolvers<unknown>>();
  const fakes = Object.fromEntries(
    actorsOf(machine).map(({ id, name }) => [
      name,
      () => {
        const call = Promise.withResolvers<unknown>();
        pending.set(id, call);
        return call.promise;
      },
    ]),
  );
  const run = start(machine, fakes, { input });
  const take = async (event: Step): Promise<void> => {
    const kind = kindOf(machine, event);
    if (kind.is === "resolves") pending.get(kind.actor)?.resolve(event.output);
    else if (kind.is === "rejects") pending.get(kind.actor)?.reject(event.error);
    else if (kind.is === "delay") run.clock.increment(kind.milliseconds);
    else run.actor.send(event);
    await flushPromises();
  };
  await flushPromises();
  await inSequence(path.events, take);
  return { ...run, take };
}
