import type { ArgsEnhancer, ArgTypesEnhancer } from "storybook/internal/types";

type Member<View> = View extends string ? View : View extends { is: infer Is extends string } ? Is : never;

/** A story for each member of a view union. A missing story is a type error that names the member. */
export type StoryOfEach<View> = Record<Member<View>, { args?: object }>;

interface WithArgs {
  args?: Record<string, unknown>;
}

/** The stories of each view of a component, keyed by the arg that holds the view (`view`, `data.view`) and by member. */
type States = Readonly<Record<string, Readonly<Record<string, WithArgs>>>>;

/** `parameters.states`: returns the meta object and the states. It is a function, because stories are defined after it. */
export type StatesParameter = () => [meta: WithArgs, states: States];

/** The option for an initial value that no listed story has. */
const own = "own";

/** Returns, for each arg with a view, its values in the listed stories and the option that the story starts with. */
function choicesOf(parameters: Record<string, unknown>, initialArgs: Record<string, unknown>) {
  const parameter = parameters["states"] as StatesParameter | undefined;
  if (!parameter) return [];
  const [meta, states] = parameter();
  return Object.entries(states).map(([path, stories]) => {
    const [arg = path] = path.split(".");
    const values: Record<string, unknown> = {};
    for (const [member, { args }] of Object.entries(stories)) values[member] = { ...meta.args, ...args }[arg];
    const initial = initialArgs[arg];
    const current = Object.keys(values).find((member) => values[member] === initial) ?? own;
    if (current === own) values[own] = initial;
    return { arg, values, current };
  });
}

/** Turns the control of a view from a JSON editor into a list of its members. */
export const offerStates: ArgTypesEnhancer = ({ argTypes, parameters, initialArgs }) => {
  const offered = choicesOf(parameters, initialArgs).map(({ arg, values }) => {
    const control = { type: "select", labels: { [own]: "as in this story" } } as const;
    return [arg, { ...argTypes[arg], name: arg, control, options: Object.keys(values), mapping: values }] as const;
  });
  return { ...argTypes, ...Object.fromEntries(offered) };
};
offerStates.secondPass = true;

/** Removes JSON editors from screens, because their data is too complex to type. The stories show the states. */
export const hideRawControls: ArgTypesEnhancer = ({ argTypes, title }) => {
  if (!title.startsWith("Screens/")) return argTypes;
  const isRaw = (control: unknown) => (control as { type?: string } | undefined)?.type === "object";
  return Object.fromEntries(
    Object.entries(argTypes).map(([arg, argType]) => [
      arg,
      isRaw(argType.control) ? { ...argType, control: false } : argType,
    ]),
  );
};
hideRawControls.secondPass = true;

/** Replaces a view with the name of its member for the control. Storybook maps the name back to the view for rendering. */
export const nameStates: ArgsEnhancer = ({ initialArgs, parameters }) =>
  Object.fromEntries(choicesOf(parameters, initialArgs).map(({ arg, current }) => [arg, current]));
