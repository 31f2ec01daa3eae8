import { readableForms, readColor } from "../color/read-color.ts";
import { palettes, type PaletteName } from "../theme/palettes.ts";
import { themeRules, type ThemeValues, type TokenValues } from "../theme/rules.ts";
import { tokenNames, type TokenName } from "../theme/tokens.ts";
import { shadesOf } from "./shades.ts";
import { weakPairs } from "./weak-pairs.ts";

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** CSS custom properties for a `style` prop. */
export type ThemeVariables = Readonly<Record<`--tr-${string}`, string>>;

/** Token values by name, without the `--tr-` prefix. */
export type TokenOverrides = Readonly<Partial<Record<TokenName, string>>>;

export interface ThemeOptions {
  /**
   * Color of the main action, opaque: `#rgb`, `#rrggbb`, `rgb(…)`, `hsl(…)` or `oklch(…)`. Other shades are
   * derived from it.
   */
  accent: string;
  /** Token overrides by name, without `--tr-`: `{ light: { "on-primary": "#1b1b1b" } }`. */
  set?: { readonly light?: TokenOverrides; readonly dark?: TokenOverrides };
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

/** Throws in development if a token is unknown, can't be parsed or has too little contrast. */
function check(values: ThemeValues): void {
  const named = [...Object.keys(values.light), ...Object.keys(values.dark)];
  const unknown = new Set(named.filter((name) => !tokenNames.includes(name)));
  if (unknown.size > 0) {
    const list = [...unknown].map((name) => `"${name}"`).join(", ");
    throw new Error(`createTheme: unknown token ${list}. Use the names in theme.css, without --tr-.`);
  }
  const problems = (Object.keys(values) as PaletteName[]).flatMap((name) =>
    weakPairs({ ...palettes[name], ...values[name] }, name),
  );
  if (problems.length > 0)
    throw new Error(`createTheme: insufficient contrast or unsupported colors. ${problems.join(" ")}`);
}

/**
 * Derives an accessible theme from one accent color. In development, throws if an override is unknown or fails
 * WCAG AA.
 */
export function createTheme({ accent, set = {} }: ThemeOptions): CreatedTheme {
  const color = readColor(accent);
  if (!color) {
    throw new Error(`createTheme: unsupported accent color "${accent}". Use ${readableForms}.`);
  }
  const values: ThemeValues = {
    light: { ...shadesOf(color, "light"), ...set.light },
    dark: { ...shadesOf(color, "dark"), ...set.dark },
    contrastLight: shadesOf(color, "contrastLight"),
    contrastDark: shadesOf(color, "contrastDark"),
  };
  if (process.env.NODE_ENV !== "production") check(values);
  return { light: variables(values.light), dark: variables(values.dark), css: themeRules(values) };
}
