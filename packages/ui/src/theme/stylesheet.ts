import { base } from "./base.ts";
import { colours, shadows } from "./colours.ts";
import { contrastColours } from "./contrast-colours.ts";
import { side } from "./palettes.ts";
import { themeRules } from "./rules.ts";
import { shared } from "./tokens.ts";

/** The text of theme.css: the tokens in every theme, the two fonts, and a modest base. */
export const stylesheet = (): string => `/* Written from tokens.ts and base.ts; see README.md to write it anew. */
${themeRules({
  light: { ...shared, ...side({ ...colours, ...shadows }, 0) },
  dark: side({ ...colours, ...shadows }, 1),
  contrastLight: side(contrastColours, 0),
  contrastDark: side(contrastColours, 1),
})}
${base}`;
