export type { CalendarDay, CalendarItem, CalendarWeekday } from "./calendar-day.ts";
export { CalendarMonth, type CalendarMonthProps } from "./calendar-month.tsx";
