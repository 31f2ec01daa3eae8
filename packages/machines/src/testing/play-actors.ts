import type { AnyStateMachine } from "xstate";
import { problemWith, type ActorOutcome, type Host } from "./host.ts";
import { messageOf } from "./message-of.ts";
import type { Path } from "./paths.ts";
import type { AnyFakes } from "./start.ts";
import { actorsOf, type Step } from "./steps.ts";
import { kindOf, type StepKind } from "./step-kind.ts";

type Settled =
  | { is: "resolved"; output: unknown }
  | { is: "rejected"; error: unknown }
  | { is: "unprepared"; error: unknown };

interface Call {
  name: string;
  /** The promise the flow waits for; settled when the path requires it. */
  result: PromiseWithResolvers<unknown>;
  /** The outcome of the host's own actor; `null` if the host has none. */
  hostResult: Promise<Settled> | null;
}

/** The actors of one path. */
interface ActorPlayer {
  fakes: AnyFakes;
  /** Sets how many steps of the path have started. */
  setPosition: (steps: number) => void;
  /** Settles a pending call as the path expects; throws if the host's actor was not called or behaved differently. */
  settle: (kind: Extract<StepKind, { actor: string }>, step: Step) => Promise<void>;
  /** Waits for the host's pending calls, so that they don't affect the next path. */
  drain: () => Promise<unknown>;
}

/** Runs the actors of a path: the host's own actor if there is one, otherwise a fake with the outcome that the path expects. */
export function playActors(
  machine: AnyStateMachine,
  path: Path,
  hostActors: AnyFakes,
  prepare: Host<AnyStateMachine, unknown>["prepare"],
): ActorPlayer {
  const pending = new Map<string, Call>();
  let position = 0;
  let lastCall: Promise<unknown> = Promise.resolve();
  /** Returns the step that settles a call; undefined if the path abandons it. */
  const settlingStep = (id: string): Step | undefined =>
    path.events.slice(position).find((step) => {
      const kind = kindOf(machine, step);
      return "actor" in kind && kind.actor === id;
    });
  const callHost = async (name: string, step: Step | undefined, input: unknown): Promise<Settled> => {
    const outcome: ActorOutcome = step && kindOf(machine, step).is === "rejects" ? "rejects" : "resolves";
    try {
      await prepare?.(name, outcome, step?.output);
    } catch (error) {
      return { is: "unprepared", error };
    }
    try {
      return { is: "resolved", output: await hostActors[name]?.(input) };
    } catch (error) {
      return { is: "rejected", error };
    }
  };
  const fakeOf = (id: string, name: string) => (input: unknown) => {
    const step = settlingStep(id);
    // Make one call at a time, because the host prepares each of them separately.
    const hostResult = name in hostActors ? lastCall.then(() => callHost(name, step, input)) : null;
    lastCall = hostResult ?? lastCall;
    const call: Call = { name, result: Promise.withResolvers(), hostResult };
    pending.set(id, call);
    return call.result.promise;
  };
  return {
    fakes: Object.fromEntries(actorsOf(machine).map(({ id, name }) => [name, fakeOf(id, name)])),
    drain: () => lastCall,
    setPosition: (steps) => {
      position = steps;
    },
    settle: async ({ actor, is }, step) => {
      const call = pending.get(actor);
      if (!call) throw new Error(`${actor} was never called`);
      pending.delete(actor);
      const settled = await call.hostResult;
      if (settled?.is === "unprepared") throw new Error(`prepare failed for ${call.name}: ${messageOf(settled.error)}`);
      if (is === "resolves") {
        if (settled?.is === "rejected")
          throw new Error(`expected ${call.name} to resolve, but it rejected: ${messageOf(settled.error)}`);
        const problem = settled && problemWith(step.output, settled.output);
        if (problem) throw new Error(`${call.name} resolved, but ${problem}`);
        return call.result.resolve(settled ? settled.output : step.output);
      }
      if (settled?.is === "resolved") throw new Error(`expected ${call.name} to reject, but it resolved`);
      return call.result.reject(settled ? settled.error : step.error);
    },
  };
}
