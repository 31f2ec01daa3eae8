import { readColour } from "../colour/css-colour.ts";
import { palettes, type PaletteName } from "../theme/palettes.ts";
import { themeRules, type ThemeValues, type TokenValues } from "../theme/rules.ts";
import { shadesOf } from "./shades.ts";
import { weakPairs } from "./weak-pairs.ts";

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Custom properties, ready for a `style` prop. */
export type ThemeVariables = Readonly<Record<`--tr-${string}`, string>>;

export interface ThemeWish {
  /** The colour of the main action: `#rgb`, `#rrggbb` or `oklch(L C h)`. Its shades are derived from it. */
  accent: string;
  /** Tokens to set by hand, by name without `--tr-`: `{ light: { "on-primary": "#1b1b1b" } }`. */
  set?: { readonly light?: TokenValues; readonly dark?: TokenValues };
}

export interface CreatedTheme {
  /** The variables of the light theme. */
  light: ThemeVariables;
  /** The variables of the dark theme. */
  dark: ThemeVariables;
  /** A stylesheet with all of it, high contrast too, to stand after theme.css. */
  css: string;
}

const variables = (values: TokenValues): ThemeVariables =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--tr-${name}`, value]));

/**
 * Derives a theme from one accent. Every pair of colours it touches is accessible; in development, one that was set by hand and
 * isn't is refused with a sentence.
 */
export function createTheme({ accent, set = {} }: ThemeWish): CreatedTheme {
  const colour = readColour(accent);
  if (!colour) {
    throw new Error(`createTheme can't read the accent "${accent}". Write it as #rgb, #rrggbb or oklch(L C h).`);
  }
  const values: ThemeValues = {
    light: { ...shadesOf(colour, "light"), ...set.light },
    dark: { ...shadesOf(colour, "dark"), ...set.dark },
    contrastLight: shadesOf(colour, "contrastLight"),
    contrastDark: shadesOf(colour, "contrastDark"),
  };
  if (process.env.NODE_ENV !== "production") {
    const weak = (Object.keys(values) as PaletteName[]).flatMap((name) =>
      weakPairs({ ...palettes[name], ...values[name] }, name),
    );
    if (weak.length > 0) throw new Error(`createTheme refuses colours that are hard to read. ${weak.join(" ")}`);
  }
  return { light: variables(values.light), dark: variables(values.dark), css: themeRules(values) };
}
