export { TrendChart, type TrendChartProps } from "./trend-chart.tsx";
export type { TrendChartLabels, TrendPoint } from "./trend-point.ts";
