import { Plus } from "lucide-react";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import type { CalendarDay, CalendarItem } from "./calendar-day.ts";
import { CalendarEntry } from "./calendar-entry.tsx";
import { NowLine } from "./now-line.tsx";

interface DayCellProps {
  day: CalendarDay;
  /** If `true`, the day can be focused. */
  interactive: boolean;
  /** If `true`, the day is the grid's tab stop. */
  active: boolean;
  moreText: ((count: number) => string) | undefined;
  onDaySelect: ((day: CalendarDay) => void) | undefined;
  onItemSelect: ((item: CalendarItem, day: CalendarDay) => void) | undefined;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const MAX_ITEMS = 3;

/** A day and its items. */
export function DayCell(props: DayCellProps): ReactNode {
  const { day, interactive, active, moreText, onDaySelect, onItemSelect, onFocus, onKeyDown } = props;
  const { number, label, today = false, outside = false, items, now, invitation } = day;
  const choose = ({ target }: MouseEvent) => {
    const inItem = target instanceof Element && target.closest("button") !== null;
    if (!inItem) onDaySelect?.(day);
  };
  const behavior = interactive && { tabIndex: active ? 0 : -1, onFocus, onKeyDown, onClick: choose };
  return (
    <div
      role={interactive ? "gridcell" : "cell"}
      data-part="day"
      data-today={today || undefined}
      data-outside={outside || undefined}
      data-active={active || undefined}
      data-empty={items.length === 0 || undefined}
      aria-current={today ? "date" : undefined}
      {...behavior}
    >
      <time dateTime={day.key}>
        <span aria-hidden="true">{number}</span>
        <VisuallyHidden data-part="date">{label}</VisuallyHidden>
      </time>
      {/* Only hints: the whole cell is clickable, and Enter or Space selects the day. */}
      {onDaySelect && (
        <span data-part="add" aria-hidden="true">
          <Plus size={16} strokeWidth={2} />
        </span>
      )}
      {onDaySelect && invitation && items.length === 0 && (
        <span data-part="invitation" aria-hidden="true">
          <Plus size={16} strokeWidth={2} />
          {invitation}
        </span>
      )}
      {items.map((item, place) => (
        <NowLine key={item.key} now={now} place={place}>
          <CalendarEntry
            item={item}
            reachable={active}
            onSelect={onItemSelect && ((chosen) => onItemSelect(chosen, day))}
          />
        </NowLine>
      ))}
      <NowLine now={now} place={items.length} />
      <span data-part="dots" aria-hidden="true">
        {items.slice(0, MAX_ITEMS).map(({ key, brand }) => (
          <i key={key} data-brand={brand} />
        ))}
      </span>
      {moreText && items.length > MAX_ITEMS && <p data-part="more">{moreText(items.length - MAX_ITEMS)}</p>}
    </div>
  );
}
