import { shared } from "@trellis/ui/theme";

/** The shared tokens whose name begins with this, with their values. */
export const tokensOf = (start: string): [name: string, value: string][] =>
  Object.entries(shared).filter(([name]) => name === start || name.startsWith(`${start}-`));
