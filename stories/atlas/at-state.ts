import type { StoryObj } from "@storybook/react-vite";
import { followPath, shortestPaths, type TestModel } from "@trellis/machines/testing";
import type { Actor, AnyStateMachine, SnapshotFrom, StateValue } from "xstate";

type Names<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: Value[Key] extends infer Inner ? `${Key}.${Names<Inner>}` : never }[keyof Value &
      string];

/** The states of a machine without the states in them: `"askingCode.sending"`. */
export type StateName<Machine extends AnyStateMachine> = Names<NonNullable<SnapshotFrom<Machine>["value"]>>;

/** Returns the names of the innermost states in a state value; parallel states have several. */
export const stateNames = (value: StateValue): string[] =>
  typeof value === "string"
    ? [value]
    : Object.entries(value).flatMap(([key, inner]) =>
        inner === undefined ? [] : stateNames(inner).map((name) => `${key}.${name}`),
      );

/** A flow that stands still in one of its states: its calls stay pending, and its clock does not move. */
export interface StoppedFlow<Machine extends AnyStateMachine> {
  machine: Machine;
  actor: Actor<Machine>;
}

/** Takes the shortest path to a state. The first model that reaches it is used. */
async function goTo<Machine extends AnyStateMachine>(
  models: readonly TestModel<Machine, unknown>[],
  state: string,
): Promise<StoppedFlow<Machine>> {
  for (const model of models) {
    const path = shortestPaths(model.machine, model).find(({ value }) => stateNames(value).includes(state));
    if (!path) continue;
    // oxlint-disable-next-line no-await-in-loop
    const { actor } = await followPath(model.machine, path, model.input);
    return { machine: model.machine, actor };
  }
  throw new Error(`No path leads to the state ${state}.`);
}

/** Returns a function that creates the part of a story that is specific to a state: a flow that has stopped there. */
export const stopAt =
  <Machine extends AnyStateMachine>(models: readonly TestModel<Machine, unknown>[]) =>
  (state: StateName<Machine>): Pick<StoryObj, "loaders" | "parameters"> => ({
    loaders: [async () => ({ flow: await goTo(models, state) })],
    parameters: { state },
  });
