import type { ReactNode, Ref } from "react";
import { Button } from "../button/button.tsx";
import type { CalendarDay, CalendarItem } from "./calendar-day.ts";
import { CalendarEntry } from "./calendar-entry.tsx";
import { NowLine } from "./now-line.tsx";

interface ChosenDayProps {
  ref: Ref<HTMLElement>;
  day: CalendarDay;
  addLabel: string | undefined;
  emptyText: string | undefined;
  onAdd: () => void;
  onSelect: ((item: CalendarItem) => void) | undefined;
}

/** Items of the chosen day, shown below the month on small screens. */
export function ChosenDay({ ref, day, addLabel, emptyText, onAdd, onSelect }: ChosenDayProps): ReactNode {
  const { key, label, items, now } = day;
  return (
    <section ref={ref} data-part="chosen" aria-label={label}>
      <header>
        <h3>{label}</h3>
        {addLabel !== undefined && (
          <Button variant="soft" size="sm" onClick={onAdd}>
            {addLabel}
          </Button>
        )}
      </header>
      {items.length === 0 && <p>{emptyText}</p>}
      {items.map((item, place) => (
        <NowLine key={`${key} ${item.key}`} now={now} place={place}>
          <CalendarEntry reachable item={item} onSelect={onSelect} />
        </NowLine>
      ))}
      <NowLine now={now} place={items.length} />
    </section>
  );
}
