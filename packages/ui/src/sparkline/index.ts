export type { Figure } from "./monotone-path.ts";
export { Sparkline, type SparklineProps } from "./sparkline.tsx";
