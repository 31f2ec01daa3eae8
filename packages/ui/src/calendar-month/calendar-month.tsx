import type { ReactNode } from "react";
import type { CalendarDay } from "./calendar-day.ts";
import { DayGrid, type DayGridProps } from "./day-grid.tsx";

export interface CalendarMonthProps extends Omit<DayGridProps, "look" | "weeks" | "furtherText"> {
  /** The weeks of the month, seven days each; days of other months are marked `outside`. */
  weeks: readonly (readonly CalendarDay[])[];
  /** How many items a day does not show, having room for three: "+2 more". */
  furtherText: (count: number) => string;
}

/** A month of days and what is planned on them; a list of the planned days where there is no room for seven columns. */
export function CalendarMonth(props: CalendarMonthProps): ReactNode {
  return <DayGrid look="compact" {...props} />;
}
