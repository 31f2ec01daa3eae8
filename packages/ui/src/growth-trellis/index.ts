export { GrowthTrellis, type GrowthTrellisProps } from "./growth-trellis.tsx";
export type { GrowthWeek } from "./plot.ts";
