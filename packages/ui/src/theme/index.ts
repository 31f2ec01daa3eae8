export { colors, type ThemedValue } from "./colors.ts";
export { shadows } from "./shadows.ts";
export { contrastColors } from "./contrast-colors.ts";
export { palettes, type PaletteName } from "./palettes.ts";
export { readingPairs, shapePairs, textPairs, type Pair } from "./pairs.ts";
export { shared, tokenNames, type TokenName } from "./tokens.ts";
