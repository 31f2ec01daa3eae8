import { type FollowedRun, followPath, type Path, type TestModel } from "@trellis/machines/testing";
import type { AnyStateMachine, StateValue } from "xstate";

/** Returns the names of the innermost states in a state value; parallel states have several. */
export const stateNames = (value: StateValue): string[] =>
  typeof value === "string"
    ? [value]
    : Object.entries(value).flatMap(([key, inner]) =>
        inner === undefined ? [] : stateNames(inner).map((name) => `${key}.${name}`),
      );

/** A flow that has stopped in one of its states: its calls stay pending and its clock doesn't advance. */
export interface StoppedFlow<Machine extends AnyStateMachine> extends Pick<FollowedRun<Machine>, "actor" | "take"> {
  model: TestModel<Machine, unknown>;
  /** The steps that the flow was started with, and how many of them lead to the state of the story. */
  events: Path["events"];
  first: number;
}

/** Starts a flow and takes the given steps. */
export async function followed<Machine extends AnyStateMachine>(
  model: TestModel<Machine, unknown>,
  events: Path["events"],
  first: number,
): Promise<StoppedFlow<Machine>> {
  const { actor, take } = await followPath(model.machine, { events }, model.input);
  return { model, actor, take, events, first };
}
