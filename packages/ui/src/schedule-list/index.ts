export { ScheduleList, type ScheduleListProps, type ScheduleSlot } from "./schedule-list.tsx";
