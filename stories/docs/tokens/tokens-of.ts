import { shared } from "@trellis/ui/theme";

/** Returns the shared tokens with a name prefix, as pairs of name and value. */
export const tokensOf = (prefix: string): [name: string, value: string][] =>
  Object.entries(shared).filter(([name]) => name === prefix || name.startsWith(`${prefix}-`));
