import { colors } from "./colors.ts";
import { shadows } from "./shadows.ts";
import { contrastColors } from "./contrast-colors.ts";
import { valuesFor } from "./palettes.ts";
import { themeRules } from "./rules.ts";
import { shared } from "./tokens.ts";

/** Content of tokens.css: only the tokens, for apps with their own base styles. */
export const tokenSheet: string = `/* Generated from tokens.ts; see README.md. */
${themeRules({
  light: { ...shared, ...valuesFor({ ...colors, ...shadows }, 0) },
  dark: valuesFor({ ...colors, ...shadows }, 1),
  contrastLight: valuesFor(contrastColors, 0),
  contrastDark: valuesFor(contrastColors, 1),
})}
/* Touch targets are at least 44 px. */
@media (pointer: coarse) {
  :root {
    --tr-control-sm: var(--tr-control);
  }
}
`;

/**
 * Returns the content of theme.css: tokens, then the fonts and base styles of base.css. Base selectors use `:where()`, so
 * that any class overrides them. Fallback fonts match the metrics of the web fonts, which avoids a layout shift.
 */
export const stylesheet = (base: string): string => `${tokenSheet}
${base}`;
