/** Length of a day in milliseconds. Days are timestamps of midnight UTC. */
export const dayLength = 86_400_000;

/** Returns the timestamp of an ISO date at midnight UTC, or `undefined` if the date is invalid. */
export const toTime = (date: string | undefined): number | undefined => {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? undefined : time;
};

/** Adds months to a date. If the resulting month is too short, returns its last day. */
export function addMonths(time: number, count: number): number {
  const date = new Date(time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count];
  return Date.UTC(year, month, Math.min(date.getUTCDate(), new Date(Date.UTC(year, month + 1, 0)).getUTCDate()));
}

/** Returns the day that a key moves to, or `undefined` for keys the calendar doesn't handle. */
export function dayAfterKey(day: number, key: string, column: number, isRightToLeft: boolean): number | undefined {
  const forward = isRightToLeft ? -1 : 1;
  const days: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: 7,
    ArrowUp: -7,
    Home: -column,
    End: 6 - column,
  };
  const months: Record<string, number> = { PageUp: -1, PageDown: 1, "Shift+PageUp": -12, "Shift+PageDown": 12 };
  if (months[key] !== undefined) return addMonths(day, months[key]);
  return days[key] === undefined ? undefined : day + days[key] * dayLength;
}

/** Returns the current day in the user's time zone. */
export function today(): number {
  const now = new Date();
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
}
