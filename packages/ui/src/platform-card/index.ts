export { PlatformCard, type PlatformCardProps } from "./platform-card.tsx";
export { PlatformGrid, type PlatformGridProps } from "./platform-grid.tsx";
