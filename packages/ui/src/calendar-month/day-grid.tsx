"use client";
import { useRef, useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from "react";
import type { CalendarDay, CalendarItem, CalendarWeekday } from "./calendar-day.ts";
import { ChosenDay } from "./chosen-day.tsx";
import { DayCell } from "./day-cell.tsx";
import { Root } from "./day-grid.styles.ts";
import { nextDay } from "./next-day.ts";

export interface DayGridProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Accessible name, such as "November 2026". */
  label: string;
  /** The seven weekday columns, in display order. */
  weekdays: readonly CalendarWeekday[];
  /** Text shown on small screens if no day has items. */
  emptyText: string;
  /** Called when the user selects a day. Makes the calendar navigable with arrow keys. */
  onDaySelect?: (day: CalendarDay) => void;
  /** Label of the button below a month on small screens that calls `onDaySelect` with the chosen day, such as "Add Content". */
  addLabel?: string;
  /** Text shown below a month on small screens if the chosen day has no items. */
  dayEmptyText?: string;
  /** Called when the user selects an item. Makes the calendar navigable with arrow keys. */
  onItemSelect?: (item: CalendarItem, day: CalendarDay) => void;
  /** Called on Page Up (-1) and Page Down (1) to show the previous or next period. */
  onPage?: (step: -1 | 1) => void;
  /** Weeks to show, seven days each. */
  weeks: readonly (readonly CalendarDay[])[];
  /** `compact` shows up to three items per day, `roomy` shows all items. */
  variant: "compact" | "roomy";
  /** Formats the number of hidden items, such as "+2 more". */
  moreText?: ((count: number) => string) | undefined;
}

/** Grid of days. An ARIA grid if days or items can be selected, otherwise a table. */
export function DayGrid(props: DayGridProps): ReactNode {
  const { label, weekdays, weeks, variant, emptyText, moreText, onDaySelect, onItemSelect, onPage, ...others } = props;
  const { addLabel, dayEmptyText, ...rest } = others;
  const below = useRef<HTMLElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const days = weeks.flat();
  const [chosen, setChosen] = useState<string>();
  const current =
    days.find(({ key }) => key === chosen) ??
    days.find(({ today }) => today) ??
    days.find(({ items, outside }) => items.length > 0 && !outside) ??
    days[0];
  const choosable = variant === "compact" && onDaySelect !== undefined;
  const interactive = onDaySelect !== undefined || onItemSelect !== undefined;

  /** A tap selects the day, except on small screens, where it shows the day's items below the month. */
  const press = (day: CalendarDay) => {
    if (below.current?.checkVisibility() !== true) onDaySelect?.(day);
  };
  /** In the list layout, hidden days are skipped and every arrow key moves by one day. */
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...(grid.current?.querySelectorAll<HTMLElement>("[data-part=day]") ?? [])];
    const inList = !(grid.current?.firstElementChild?.checkVisibility() ?? true);
    const shown = inList ? all.filter((cell) => cell.checkVisibility()) : all;
    const target = nextDay({
      index: shown.indexOf(event.currentTarget),
      count: shown.length,
      perRow: inList ? 1 : 7,
      key: event.ctrlKey ? `Control+${event.key}` : event.key,
      isRightToLeft: getComputedStyle(event.currentTarget).direction === "rtl",
    });
    const cell = target === undefined ? undefined : shown[target];
    if (cell === undefined) return;
    event.preventDefault();
    cell.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, day: CalendarDay) => {
    if (event.altKey || event.metaKey) return;
    const step = { PageUp: -1, PageDown: 1 } as const;
    if (event.ctrlKey) moveFocus(event);
    else if (event.key === "PageUp" || event.key === "PageDown") {
      if (onPage === undefined) return;
      event.preventDefault();
      onPage(step[event.key]);
    } else if ((event.key === "Enter" || event.key === " ") && event.target === event.currentTarget) {
      event.preventDefault();
      onDaySelect?.(day);
    } else moveFocus(event);
  };

  return (
    <Root
      data-variant={variant}
      data-choosable={choosable || undefined}
      data-addable={onDaySelect !== undefined || undefined}
      data-empty={days.every(({ items }) => items.length === 0) || undefined}
      {...rest}
    >
      <div ref={grid} role={interactive ? "grid" : "table"} data-part="grid" aria-label={label}>
        <div role="row" data-part="weekdays">
          {weekdays.map(({ short, long }) => (
            <div key={long} role="columnheader" aria-label={long}>
              {short}
            </div>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]?.key} role="row" data-part="week">
            {week.map((day) => (
              <DayCell
                key={day.key}
                {...{ day, moreText, onItemSelect }}
                onDaySelect={onDaySelect && press}
                interactive={interactive}
                active={interactive && day === current}
                onFocus={() => setChosen(day.key)}
                onKeyDown={(event) => onKeyDown(event, day)}
              />
            ))}
          </div>
        ))}
      </div>
      <p data-part="none">{emptyText}</p>
      {choosable && current && (
        <ChosenDay
          ref={below}
          day={current}
          addLabel={addLabel}
          emptyText={dayEmptyText}
          onAdd={() => onDaySelect(current)}
          onSelect={onItemSelect && ((item) => onItemSelect(item, current))}
        />
      )}
    </Root>
  );
}
