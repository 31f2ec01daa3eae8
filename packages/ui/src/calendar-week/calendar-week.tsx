import type { ReactNode } from "react";
import type { CalendarDay } from "../calendar-month/calendar-day.ts";
import { DayGrid, type DayGridProps } from "../calendar-month/day-grid.tsx";

export type { CalendarDay, CalendarItem, CalendarWeekday } from "../calendar-month/calendar-day.ts";

export interface CalendarWeekProps extends Omit<DayGridProps, "variant" | "weeks" | "moreText"> {
  /** The seven days. */
  days: readonly CalendarDay[];
}

/** Week calendar with planned items. In narrow containers, it becomes a list, without empty days if days can't be selected. */
export function CalendarWeek({ days, ...rest }: CalendarWeekProps): ReactNode {
  return <DayGrid variant="roomy" weeks={[days]} {...rest} />;
}
