import type { ReactNode } from "react";
import type { CalendarDay } from "./calendar-day.ts";
import { DayGrid, type DayGridProps } from "./day-grid.tsx";

export type { CalendarDay, CalendarItem, CalendarWeekday } from "./calendar-day.ts";

export interface CalendarMonthProps extends Omit<DayGridProps, "variant" | "weeks" | "moreText"> {
  /** Weeks of the month, seven days each. Set `outside` on days of adjacent months. */
  weeks: readonly (readonly CalendarDay[])[];
  /** Formats the number of items that don't fit in a cell, such as "+2 more". A cell shows up to three items. */
  moreText: (count: number) => string;
}

/** Month calendar with planned items. In narrow containers, it shows dots, or a list of days if days can't be selected. */
export function CalendarMonth(props: CalendarMonthProps): ReactNode {
  return <DayGrid variant="compact" {...props} />;
}
