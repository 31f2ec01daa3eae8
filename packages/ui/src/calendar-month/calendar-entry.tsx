import { CircleCheck, CircleDashed, PencilLine } from "lucide-react";
import type { ReactNode } from "react";
import { BrandIcon } from "../brand-icon/index.ts";
import { VisuallyHidden } from "../visually-hidden/index.ts";
import type { CalendarItem } from "./calendar-day.ts";

const icons = { scheduled: CircleCheck, draft: PencilLine, planned: CircleDashed };

export interface CalendarEntryProps {
  item: CalendarItem;
  /** Whether Tab stops at it: only within the day one is at. */
  reachable: boolean;
  onSelect: ((item: CalendarItem) => void) | undefined;
}

/** One item in its day: a button where it can be opened. */
export function CalendarEntry({ item, reachable, onSelect }: CalendarEntryProps): ReactNode {
  const { title, time, brand, platform, status, statusLabel } = item;
  const Icon = icons[status];
  const words = (
    <>
      {brand && <BrandIcon brand={brand} size={14} />}
      <span data-part="words">
        {time !== undefined && <b>{time} </b>}
        <bdi>{title}</bdi>
        <VisuallyHidden>
          {platform === undefined ? "" : `, ${platform}`}, {statusLabel}
        </VisuallyHidden>
      </span>
      <Icon size={14} strokeWidth={2} aria-hidden />
    </>
  );
  const marks = { "data-part": "item", "data-status": status, "data-brand": brand };
  if (onSelect === undefined) return <div {...marks}>{words}</div>;
  return (
    <button type="button" tabIndex={reachable ? 0 : -1} {...marks} onClick={() => onSelect(item)}>
      {words}
    </button>
  );
}
