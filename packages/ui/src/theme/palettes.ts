import { colors, type ThemedValue } from "./colors.ts";
import { contrastColors } from "./contrast-colors.ts";
import type { TokenValues } from "./rules.ts";

/** Selects the light (0) or dark (1) values. */
export const valuesFor = (values: Readonly<Record<string, ThemedValue>>, of: 0 | 1): TokenValues =>
  Object.fromEntries(Object.entries(values).map(([name, pair]) => [name, pair[of]]));

export type PaletteName = "light" | "dark" | "contrastLight" | "contrastDark";

/** Resolved color values of every theme. */
export const palettes: Readonly<Record<PaletteName, TokenValues>> = {
  light: valuesFor(colors, 0),
  dark: valuesFor(colors, 1),
  contrastLight: valuesFor({ ...colors, ...contrastColors }, 0),
  contrastDark: valuesFor({ ...colors, ...contrastColors }, 1),
};

/** Minimum contrast by kind of pair. */
export const minimumContrast = (palette: PaletteName): Readonly<Record<"reading" | "text" | "shape", number>> =>
  palette === "light" || palette === "dark" ? { reading: 7, text: 4.5, shape: 3 } : { reading: 7, text: 7, shape: 4.5 };
