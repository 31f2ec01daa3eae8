export { colours, shadows, type ThemedValue } from "./colours.ts";
export { shared, tokenNames } from "./tokens.ts";
