import type { ReactNode } from "react";
import type { CalendarDay } from "./calendar-day.ts";

interface NowLineProps {
  now: CalendarDay["now"];
  /** Number of items above the line. */
  place: number;
  /** The item below the line. */
  children?: ReactNode;
}

/** An item, preceded by the current-time line if that time is between the previous item and this one. */
export function NowLine({ now, place, children }: NowLineProps): ReactNode {
  return (
    <>
      {now?.after === place && <p data-part="now">{now.label}</p>}
      {children}
    </>
  );
}
