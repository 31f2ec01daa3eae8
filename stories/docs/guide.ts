/** What a component's docs page says before its props. */
export interface Guide {
  /** What it is for, in a sentence or two. */
  what: string;
  do: readonly string[];
  dont: readonly string[];
  /** What each key does; none for what takes no focus. */
  keys?: readonly (readonly [key: string, does: string])[];
}

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");

/** The text of `parameters.docs.description.component`: what for, do, don't, keyboard. */
export const guide = ({ what, do: dos, dont, keys = [] }: Guide): string =>
  [
    what,
    "### Do",
    list(dos),
    "### Don't",
    list(dont),
    "### Keyboard",
    keys.length === 0
      ? "It takes no focus itself; what is put into it does."
      : ["| Key | What it does |", "| --- | --- |", ...keys.map(([key, does]) => `| ${key} | ${does} |`)].join("\n"),
  ].join("\n\n");
