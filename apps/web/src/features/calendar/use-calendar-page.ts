import { useState } from "react";
import { addDays, dayKey, pageFrom, type Span } from "./calendar-days.ts";
import { type CalendarForm, itemFrom } from "./calendar-form.ts";
import { type CalendarItem, momentOf } from "./calendar-item.ts";

/** Changes by item id: the new version of an item, or `null` if it was deleted. */
export type Changes = Readonly<Record<string, CalendarItem | null>>;

const momentText = ({ date, time }: CalendarItem) => `${date} ${time}`;

/** Returns the items with the changes applied, earliest first. */
export function withChanges(items: readonly CalendarItem[], changes: Changes): CalendarItem[] {
  const untouched = items.filter(({ id }) => changes[id] === undefined);
  const changed = Object.values(changes).filter((item) => item !== null);
  return [...untouched, ...changed].toSorted((one, other) => momentText(one).localeCompare(momentText(other)));
}

/** Returns an unused id. Only Undo lowers the number of changes, and it disappears when an item is added. */
export const newId = (changes: Changes): string => `added-${Object.keys(changes).length}`;

/** The item that the dialog edits: an existing one, or a new one at the time `when`. */
export type Opened = { item: CalendarItem } | { item?: undefined; when: string; platform?: CalendarItem["platform"] };

/** Actions that are confirmed by a toast. */
export type CalendarAction = "added" | "changed" | "restored";

/** State of the page. It starts from the sample data and is never saved. */
export function useCalendarPage(
  sample: readonly CalendarItem[],
  now: Date,
  onAction: (action: CalendarAction) => void,
) {
  const [span, setSpan] = useState<Span>("week");
  const [day, setDay] = useState(now);
  const [changes, setChanges] = useState<Changes>({});
  const [opened, setOpened] = useState<Opened>();
  const [deleted, setDeleted] = useState<{ item: CalendarItem; before: Changes }>();
  const [lastChanged, setLastChanged] = useState<CalendarItem>();
  const items = withChanges(sample, changes);

  const show = (item: CalendarItem, action: CalendarAction) => {
    setDay(momentOf(item));
    setLastChanged({ ...item });
    setDeleted(undefined);
    onAction(action);
  };
  return {
    span,
    setSpan,
    day,
    items,
    opened,
    deleted: deleted?.item,
    /** The last changed item: a new object for each change, so that focus moves every time. */
    lastChanged,
    page: (step: -1 | 1) => setDay(pageFrom(day, span, step)),
    goToToday: () => setDay(now),
    add: (on = dayKey(now)) => setOpened({ when: `${on}T18:00` }),
    /** Opens a new item at the next occurrence of a time of day, such as "18:00". */
    addAt: (platform: CalendarItem["platform"], time: string) => {
      const today = `${dayKey(now)}T${time}`;
      setOpened({ when: new Date(today) > now ? today : `${dayKey(addDays(now, 1))}T${time}`, platform });
    },
    open: (id: string) => {
      const item = items.find((each) => each.id === id);
      if (item) setOpened({ item });
    },
    close: () => setOpened(undefined),
    save: (form: CalendarForm) => {
      const before = opened?.item;
      const item = itemFrom(form, before?.id ?? newId(changes), before);
      setChanges({ ...changes, [item.id]: item });
      setOpened(undefined);
      show(item, before ? "changed" : "added");
    },
    remove: (item: CalendarItem) => {
      setChanges({ ...changes, [item.id]: null });
      setDeleted({ item, before: changes });
      setOpened(undefined);
    },
    restore: () => {
      if (!deleted) return;
      setChanges(deleted.before);
      show(deleted.item, "restored");
    },
  };
}

export type CalendarPage = ReturnType<typeof useCalendarPage>;
