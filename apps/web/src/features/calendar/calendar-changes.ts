import type { CalendarItem } from "./calendar-item.ts";

/** What was changed on the page, by the items' ids: an item as it is now, or null for one that was deleted. */
export type Changes = Readonly<Record<string, CalendarItem | null>>;

const momentText = ({ date, time }: CalendarItem) => `${date} ${time}`;

/** The items there are with these changes made, the earliest first. */
export function withChanges(items: readonly CalendarItem[], changes: Changes): CalendarItem[] {
  const untouched = items.filter(({ id }) => changes[id] === undefined);
  const changed = Object.values(changes).filter((item) => item !== null);
  return [...untouched, ...changed].toSorted((one, other) => momentText(one).localeCompare(momentText(other)));
}

/** An id that no item has had before, on a page that never forgets a change but the last. */
export const newId = (changes: Changes): string => `added-${Object.keys(changes).length}`;
