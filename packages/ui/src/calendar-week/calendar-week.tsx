import type { ReactNode } from "react";
import type { CalendarDay } from "../calendar-month/calendar-day.ts";
import { DayGrid, type DayGridProps } from "../calendar-month/day-grid.tsx";

export interface CalendarWeekProps extends Omit<DayGridProps, "look" | "weeks" | "furtherText"> {
  /** The seven days. */
  days: readonly CalendarDay[];
}

/** Seven days with all that is planned on them; a list of the planned days where there is no room for seven columns. */
export function CalendarWeek({ days, ...rest }: CalendarWeekProps): ReactNode {
  return <DayGrid look="roomy" weeks={[days]} {...rest} />;
}
