import type { AnyStateMachine } from "xstate";
import { held, type Held } from "./held.ts";
import { reasonOf, type Ending, type Host } from "./host.ts";
import type { Path } from "./paths.ts";
import { actorsIn, meaningOf, type Meaning, type Step } from "./steps.ts";

type Ended = { is: "answered"; answer: unknown } | { is: "failed"; error: unknown };
interface Call {
  name: string;
  /** What the flow waits for: given when the path says so, and not before. */
  given: Held<unknown>;
  /** What the host's own actor came to; null when the walk plays it. */
  own: Promise<Ended> | null;
}

/** The actors of one walk. */
interface Cast {
  fakes: Record<string, (input: never) => Promise<unknown>>;
  /** Tells how many steps have been begun. */
  isAt: (step: number) => void;
  /** Lets the call under way end as the path says; throws when the host's own ended otherwise, or when there is none. */
  end: (meaning: Extract<Meaning, { actor: string }>, step: Step) => Promise<void>;
  /** Waits for the host's own calls that nobody waited for, so that they don't reach into the next path. */
  rest: () => Promise<unknown>;
}

/** Plays each actor of a path: with the host's own where it brings one, and to the ending that the path has for it. */
export function playActors<Machine extends AnyStateMachine>(
  machine: Machine,
  path: Path,
  { actors = {}, prepare }: Pick<Host<Machine, never>, "actors" | "prepare">,
): Cast {
  const calls = new Map<string, Call>();
  let begun = 0;
  let last: Promise<unknown> = Promise.resolve();
  /** The step that lets this call end; undefined when the path leaves before, so that nobody hears how it ended. */
  const endOf = (id: string): Step | undefined =>
    path.events.slice(begun).find((step) => {
      const meaning = meaningOf(machine, step);
      return "actor" in meaning && meaning.actor === id;
    });
  const playOwn = async (name: string, end: Step | undefined, input: never): Promise<Ended> => {
    const ending: Ending = end && meaningOf(machine, end).is === "failure" ? "fails" : "answers";
    try {
      await prepare?.(name, ending, end?.output);
      return { is: "answered", answer: await (actors as Cast["fakes"])[name]?.(input) };
    } catch (error) {
      return { is: "failed", error };
    }
  };
  const play = (id: string, name: string) => (input: never) => {
    const end = endOf(id);
    // One after the other, since each is prepared for.
    const own = name in actors ? last.then(() => playOwn(name, end, input)) : null;
    last = own ?? last;
    const call: Call = { name, given: held(), own };
    calls.set(id, call);
    return call.given.promise;
  };
  return {
    fakes: Object.fromEntries(actorsIn(machine).map(({ id, name }) => [name, play(id, name)])),
    rest: () => last,
    isAt: (step) => {
      begun = step;
    },
    end: async ({ actor, is }, step) => {
      const call = calls.get(actor);
      if (!call) throw new Error(`${actor} was never called`);
      calls.delete(actor);
      const ended = await call.own;
      if (is === "answer") {
        if (ended?.is === "failed")
          throw new Error(`${call.name} should have answered, but failed: ${reasonOf(ended.error)}`);
        return call.given.answer(ended ? ended.answer : step.output);
      }
      if (ended?.is === "answered")
        throw new Error(`${call.name} should have failed, but answered ${JSON.stringify(ended.answer)}`);
      return call.given.fail(ended ? ended.error : step.error);
    },
  };
}
