export { WeekProgressCard, type RecentTask, type WeekProgressCardProps } from "./week-progress-card.tsx";
export { WeekProgressSkeleton, type WeekProgressSkeletonProps } from "./week-progress-skeleton.tsx";
