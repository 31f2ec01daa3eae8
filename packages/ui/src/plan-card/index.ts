export { PlanCard, type PlanCardProps, type PlanFeature } from "./plan-card.tsx";
export { PlanGrid, PlanGridSkeleton, type PlanGridProps, type PlanGridSkeletonProps } from "./plan-grid.tsx";
