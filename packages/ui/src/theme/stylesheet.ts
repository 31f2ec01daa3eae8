import { colors } from "./colors.ts";
import { shadows } from "./shadows.ts";
import { contrastColors } from "./contrast-colors.ts";
import { valuesFor } from "./palettes.ts";
import { themeRules } from "./rules.ts";
import { shared } from "./tokens.ts";

/**
 * Returns the content of theme.css: tokens, then the fonts and base styles of base.css. Base selectors use `:where()`, so
 * that any class overrides them. Fallback fonts have the metrics of the real ones, so that late fonts cause no layout shift.
 */
export const stylesheet = (base: string): string => `/* Generated from tokens.ts and base.css; see README.md. */
${themeRules({
  light: { ...shared, ...valuesFor({ ...colors, ...shadows }, 0) },
  dark: valuesFor({ ...colors, ...shadows }, 1),
  contrastLight: valuesFor(contrastColors, 0),
  contrastDark: valuesFor(contrastColors, 1),
})}
${base}`;
