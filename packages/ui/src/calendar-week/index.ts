export { CalendarWeek, type CalendarWeekProps } from "./calendar-week.tsx";
