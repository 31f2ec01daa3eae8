export { colours, shadows, type ThemedValue } from "./colours.ts";
export { contrastColours } from "./contrast-colours.ts";
export { palettes, type PaletteName } from "./palettes.ts";
export { readingPairs, shapePairs, textPairs, type Pair } from "./pairs.ts";
export { shared, tokenNames, type TokenName } from "./tokens.ts";
