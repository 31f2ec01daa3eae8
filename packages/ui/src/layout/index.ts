export type { Gap } from "./gap.ts";
export { Grid, type GridProps } from "./grid.tsx";
export { Stack, type StackProps } from "./stack.tsx";
