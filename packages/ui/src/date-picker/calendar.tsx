"use client";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { StepButton } from "../icon-button/step-button.tsx";
import { Root } from "./calendar.styles.ts";
import { addMonths, dayAfterKey, dayLength, today } from "./days.ts";

/** The text of a calendar. */
export interface CalendarLabels {
  /** Accessible name of the button that shows the previous month. */
  previous: string;
  /** Accessible name of the button that shows the next month. */
  next: string;
}

interface CalendarProps {
  /** Selected day. Days are timestamps of midnight UTC. */
  selected: number | undefined;
  min: number | undefined;
  max: number | undefined;
  labels: CalendarLabels;
  locale: string | undefined;
  weekStart: number;
  onChoose: (day: number) => void;
}

const takeFocus = (day: HTMLElement | null) => day?.focus();

/** Grid of the days of a month. */
export function Calendar({ selected, min, max, labels, locale, weekStart, onChoose }: CalendarProps): ReactNode {
  const within = (day: number) => Math.min(max ?? day, Math.max(min ?? day, day));
  const [focused, setFocused] = useState(() => within(selected ?? today()));
  // If `false`, focus stays on the button that changes the month.
  const [isDayFocused, setDayFocused] = useState(true);

  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  const [month, weekday, long, number] = [
    format({ month: "long", year: "numeric" }),
    format({ weekday: "short" }),
    format({ dateStyle: "full" }),
    format({ day: "numeric" }),
  ];
  const columnOf = (day: number) => (((new Date(day).getUTCDay() - weekStart) % 7) + 7) % 7 || 0;
  const first = focused - (new Date(focused).getUTCDate() - 1) * dayLength;
  const start = first - columnOf(first) * dayLength;
  const count = Math.ceil((columnOf(first) + (addMonths(first, 1) - first) / dayLength) / 7);
  const weeks = Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => start + (week * 7 + day) * dayLength),
  );
  const step = (months: number) => {
    setDayFocused(false);
    setFocused(within(addMonths(focused, months)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isRightToLeft = event.currentTarget.matches(":dir(rtl)");
    const key = `${event.shiftKey ? "Shift+" : ""}${event.key}`;
    const next = dayAfterKey(focused, key, columnOf(focused), isRightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    setDayFocused(true);
    setFocused(within(next));
  };
  return (
    <Root>
      <div className="month">
        <StepButton to="previous" label={labels.previous} onClick={() => step(-1)} />
        <strong aria-live="polite">{month.format(first)}</strong>
        <StepButton to="next" label={labels.next} onClick={() => step(1)} />
      </div>
      <div role="grid" tabIndex={-1} aria-label={month.format(first)} onKeyDown={onKeyDown}>
        <div role="row">
          {weeks[0]?.map((day) => (
            <span key={day} role="columnheader">
              {weekday.format(day)}
            </span>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} role="row">
            {week.map((day) => (
              <span key={day} role="gridcell" aria-selected={day === selected}>
                {day < first || day >= addMonths(first, 1) ? null : (
                  <button
                    type="button"
                    ref={isDayFocused && day === focused ? takeFocus : undefined}
                    tabIndex={day === focused ? 0 : -1}
                    aria-label={long.format(day)}
                    aria-current={day === today() ? "date" : undefined}
                    disabled={day !== within(day)}
                    onClick={() => onChoose(day)}
                  >
                    {number.format(day)}
                  </button>
                )}
              </span>
            ))}
          </div>
        ))}
      </div>
    </Root>
  );
}
