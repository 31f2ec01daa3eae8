import { base } from "./base.ts";
import { colours, shadows } from "./colours.ts";
import { contrastColours } from "./contrast-colours.ts";
import { side } from "./palettes.ts";
import { themeRules } from "./rules.ts";
import { shared } from "./tokens.ts";

/** Returns the content of theme.css: tokens, fonts and base styles. */
export const stylesheet = (): string => `/* Generated from tokens.ts and base.ts; see README.md. */
${themeRules({
  light: { ...shared, ...side({ ...colours, ...shadows }, 0) },
  dark: side({ ...colours, ...shadows }, 1),
  contrastLight: side(contrastColours, 0),
  contrastDark: side(contrastColours, 1),
})}
${base}`;
