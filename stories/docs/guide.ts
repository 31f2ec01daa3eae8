/** Usage documentation shown above the props table on a component's docs page. */
export interface Guide {
  /** Purpose of the component in one or two sentences. */
  what: string;
  do: readonly string[];
  dont: readonly string[];
  /** Effect of each key; omit for components that are not focusable. */
  keys?: readonly (readonly [key: string, action: string])[];
}

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");

/** Returns the Markdown of a guide for `parameters.docs.description.component`. */
export const guide = ({ what, do: dos, dont, keys = [] }: Guide): string =>
  [
    what,
    "### Do",
    list(dos),
    "### Don't",
    list(dont),
    "### Keyboard",
    keys.length === 0
      ? "The component itself is not focusable."
      : ["| Key | Action |", "| --- | --- |", ...keys.map(([key, action]) => `| ${key} | ${action} |`)].join("\n"),
  ].join("\n\n");
