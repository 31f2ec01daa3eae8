import { CircleCheck, CircleDashed, Clock, PencilLine } from "lucide-react";
import type { ReactNode } from "react";
import { BrandIcon } from "../brand-icon/brand-icon.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import type { CalendarItem } from "./calendar-day.ts";

const icons = { posted: CircleCheck, scheduled: Clock, draft: PencilLine, planned: CircleDashed };

interface CalendarEntryProps {
  item: CalendarItem;
  /** If `true`, the item is in the tab order. Only items of the active day are. */
  reachable: boolean;
  onSelect: ((item: CalendarItem) => void) | undefined;
}

/** An item within a day; a button if it can be selected. */
export function CalendarEntry({ item, reachable, onSelect }: CalendarEntryProps): ReactNode {
  const { title, time, brand, platform, status, statusLabel } = item;
  const Icon = icons[status];
  const content = (
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
  const attributes = { "data-part": "item", "data-status": status, "data-brand": brand };
  if (onSelect === undefined) return <div {...attributes}>{content}</div>;
  return (
    <button type="button" tabIndex={reachable ? 0 : -1} {...attributes} onClick={() => onSelect(item)}>
      {content}
    </button>
  );
}
