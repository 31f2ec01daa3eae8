export { PlanCard, type PlanCardProps } from "./plan-card.tsx";
export { PlanGrid, PlanGridSkeleton, type PlanGridProps, type PlanGridSkeletonProps } from "./plan-grid.tsx";
