import type { ReactNode } from "react";
import type { CalendarDay } from "./calendar-day.ts";

interface NowLineProps {
  now: CalendarDay["now"];
  /** Number of items above. */
  place: number;
  /** The item below. */
  children?: ReactNode;
}

/** An item, below the line that marks the current time if that falls between it and the one before. */
export function NowLine({ now, place, children }: NowLineProps): ReactNode {
  return (
    <>
      {now?.after === place && <p data-part="now">{now.label}</p>}
      {children}
    </>
  );
}
