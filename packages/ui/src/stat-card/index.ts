export { StatCard, type StatCardProps } from "./stat-card.tsx";
export { StatGrid, type StatGridProps } from "./stat-grid.tsx";
