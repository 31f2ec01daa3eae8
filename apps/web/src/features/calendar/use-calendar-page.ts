import { useState } from "react";
import { type Changes, newId, withChanges } from "./calendar-changes.ts";
import { dayKey, pageFrom, type Span } from "./calendar-days.ts";
import { type CalendarForm, itemFrom } from "./calendar-form.ts";
import { type CalendarItem, momentOf } from "./calendar-item.ts";

/** What the dialog is open for: an item, or a new one at this moment. */
export type Opened = { item: CalendarItem } | { item?: undefined; when: string };

/** What was done, to be told. */
export type CalendarNews = "added" | "changed" | "restored";

/** The page's own state: it starts from the sample and ends with the visit, as nothing of it is saved. */
export function useCalendarPage(sample: readonly CalendarItem[], now: Date, onNews: (news: CalendarNews) => void) {
  const [span, setSpan] = useState<Span>("week");
  const [day, setDay] = useState(now);
  const [changes, setChanges] = useState<Changes>({});
  const [opened, setOpened] = useState<Opened>();
  const [deleted, setDeleted] = useState<{ item: CalendarItem; before: Changes }>();
  const [touched, setTouched] = useState<CalendarItem>();
  const items = withChanges(sample, changes);

  const show = (item: CalendarItem, news: CalendarNews) => {
    setDay(momentOf(item));
    setTouched({ ...item });
    setDeleted(undefined);
    onNews(news);
  };
  return {
    span,
    setSpan,
    day,
    items,
    opened,
    deleted: deleted?.item,
    /** The item last changed, anew for every change. */
    touched,
    page: (step: -1 | 1) => setDay(pageFrom(day, span, step)),
    goToToday: () => setDay(now),
    add: (on = dayKey(now)) => setOpened({ when: `${on}T18:00` }),
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
