import type { StoryObj } from "@storybook/react-vite";
import { type Path, shortestPaths, type TestModel } from "@trellis/machines/testing";
import type { AnyStateMachine, SnapshotFrom } from "xstate";
import { stepsIn } from "./statechart/steps-link.ts";
import { withFlow } from "./statechart/with-flow.tsx";
import { followed, stateNames, type StoppedFlow } from "./stopped-flow.ts";

type Names<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: Value[Key] extends infer Inner ? `${Key}.${Names<Inner>}` : never }[keyof Value &
      string];

/** Names of a machine's innermost states, such as `"askingCode.sending"`. */
export type StateName<Machine extends AnyStateMachine> = Names<NonNullable<SnapshotFrom<Machine>["value"]>>;

/** Starts a flow of the first model that reaches a state, takes the shortest path to this state, and then further steps. */
function goTo<Machine extends AnyStateMachine>(
  models: readonly TestModel<Machine, unknown>[],
  state: string,
  further: Path["events"],
): Promise<StoppedFlow<Machine>> {
  for (const model of models) {
    const path = shortestPaths(model.machine, model).find(({ value }) => stateNames(value).includes(state));
    if (path) return followed(model, [...path.events, ...further], path.events.length);
  }
  throw new Error(`No path leads to the state ${state}.`);
}

/** Returns a function that creates the state-specific part of a story: a flow that has stopped in this state. */
export const stopAt =
  <Machine extends AnyStateMachine>(models: readonly TestModel<Machine, unknown>[]) =>
  (state: StateName<Machine>): Pick<StoryObj, "args" | "argTypes" | "decorators" | "loaders"> => ({
    args: { steps: "" },
    argTypes: { steps: { table: { disable: true } } },
    decorators: [withFlow],
    loaders: [async ({ args }) => ({ flow: await goTo(models, state, stepsIn((args as { steps?: string }).steps)) })],
  });
