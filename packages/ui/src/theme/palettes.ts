import { colours, type ThemedValue } from "./colours.ts";
import { contrastColours } from "./contrast-colours.ts";
import type { TokenValues } from "./rules.ts";

/** Selects the light (0) or dark (1) values. */
export const side = (values: Readonly<Record<string, ThemedValue>>, of: 0 | 1): TokenValues =>
  Object.fromEntries(Object.entries(values).map(([name, pair]) => [name, pair[of]]));

export type PaletteName = "light" | "dark" | "contrastLight" | "contrastDark";

/** Resolved color values of every theme. */
export const palettes: Readonly<Record<PaletteName, TokenValues>> = {
  light: side(colours, 0),
  dark: side(colours, 1),
  contrastLight: side({ ...colours, ...contrastColours }, 0),
  contrastDark: side({ ...colours, ...contrastColours }, 1),
};

/** Minimum contrast by kind of pair. */
export const least = (palette: PaletteName): Readonly<Record<"reading" | "text" | "shape", number>> =>
  palette === "light" || palette === "dark" ? { reading: 7, text: 4.5, shape: 3 } : { reading: 7, text: 7, shape: 4.5 };
