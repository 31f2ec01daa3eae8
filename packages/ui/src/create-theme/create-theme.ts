import { readableForms, readColour } from "../colour/css-colour.ts";
import { palettes, type PaletteName } from "../theme/palettes.ts";
import { themeRules, type ThemeValues, type TokenValues } from "../theme/rules.ts";
import { tokenNames, type TokenName } from "../theme/tokens.ts";
import { shadesOf } from "./shades.ts";
import { weakPairs } from "./weak-pairs.ts";

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** CSS custom properties for a `style` prop. */
export type ThemeVariables = Readonly<Record<`--tr-${string}`, string>>;

/** Token values by name, without the `--tr-` prefix. */
export type HandSetTokens = Readonly<Partial<Record<TokenName, string>>>;

export interface ThemeWish {
  /**
   * Color of the main action, opaque: `#rgb`, `#rrggbb`, `rgb(…)`, `hsl(…)` or `oklch(…)`. Other shades are
   * derived from it.
   */
  accent: string;
  /** Token overrides by name, without `--tr-`: `{ light: { "on-primary": "#1b1b1b" } }`. */
  set?: { readonly light?: HandSetTokens; readonly dark?: HandSetTokens };
}

export interface CreatedTheme {
  /** Variables of the light theme. */
  light: ThemeVariables;
  /** Variables of the dark theme. */
  dark: ThemeVariables;
  /** Stylesheet with all themes, high contrast included. Load it after theme.css. */
  css: string;
}

const variables = (values: TokenValues): ThemeVariables =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--tr-${name}`, value]));

/** Throws in development if a token is unknown, unreadable or too low in contrast. */
function check(values: ThemeValues): void {
  const named = [...Object.keys(values.light), ...Object.keys(values.dark)];
  const unknown = new Set(named.filter((name) => !tokenNames.includes(name)));
  if (unknown.size > 0) {
    const list = [...unknown].map((name) => `"${name}"`).join(", ");
    throw new Error(`createTheme knows no token ${list}. The tokens are those of theme.css, written without --tr-.`);
  }
  const weak = (Object.keys(values) as PaletteName[]).flatMap((name) =>
    weakPairs({ ...palettes[name], ...values[name] }, name),
  );
  if (weak.length > 0) throw new Error(`createTheme refuses colours that are hard to read. ${weak.join(" ")}`);
}

/**
 * Derives an accessible theme from one accent color. In development, throws if an override is unknown or fails
 * WCAG AA.
 */
export function createTheme({ accent, set = {} }: ThemeWish): CreatedTheme {
  const colour = readColour(accent);
  if (!colour) {
    throw new Error(`createTheme can't read the accent "${accent}". Write it as ${readableForms}.`);
  }
  const values: ThemeValues = {
    light: { ...shadesOf(colour, "light"), ...set.light },
    dark: { ...shadesOf(colour, "dark"), ...set.dark },
    contrastLight: shadesOf(colour, "contrastLight"),
    contrastDark: shadesOf(colour, "contrastDark"),
  };
  if (process.env.NODE_ENV !== "production") check(values);
  return { light: variables(values.light), dark: variables(values.dark), css: themeRules(values) };
}
