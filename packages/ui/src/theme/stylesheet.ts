import { base } from "./base.ts";
import { colors, shadows } from "./colors.ts";
import { contrastColors } from "./contrast-colors.ts";
import { valuesFor } from "./palettes.ts";
import { themeRules } from "./rules.ts";
import { shared } from "./tokens.ts";

/** Returns the content of theme.css: tokens, fonts and base styles. */
export const stylesheet = (): string => `/* Generated from tokens.ts and base.ts; see README.md. */
${themeRules({
  light: { ...shared, ...valuesFor({ ...colors, ...shadows }, 0) },
  dark: valuesFor({ ...colors, ...shadows }, 1),
  contrastLight: valuesFor(contrastColors, 0),
  contrastDark: valuesFor(contrastColors, 1),
})}
${base}`;
