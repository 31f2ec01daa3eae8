import { describe, expect, it } from "vitest";
import { newId, withChanges } from "../../../apps/web/src/features/calendar/use-calendar-page.ts";
import type { CalendarItem } from "../../../apps/web/src/features/calendar/calendar-item.ts";

const item = (id: string, date: string, time = "12:00"): CalendarItem => ({
  id,
  date,
  time,
  title: id,
  type: "Post",
  platform: "TikTok",
  status: "draft",
  caption: "",
  hashtags: [],
  media: "image",
});
const sample = [item("a", "2026-11-03"), item("b", "2026-11-02"), item("c", "2026-11-02", "09:00")];
const ids = (items: readonly CalendarItem[]) => items.map(({ id }) => id);

describe("the calendar after changes", () => {
  it("sorts its items by date and time", () => {
    expect(ids(withChanges(sample, {}))).toEqual(["c", "b", "a"]);
  });

  it("adds an item in date order", () => {
    expect(ids(withChanges(sample, { "added-0": item("added-0", "2026-11-02", "10:00") }))).toEqual([
      "c",
      "added-0",
      "b",
      "a",
    ]);
  });

  it("moves an edited item to its new date", () => {
    const moved = { ...item("a", "2026-11-01"), title: "Sooner" };
    expect(withChanges(sample, { a: moved })[0]).toEqual(moved);
    expect(withChanges(sample, { a: moved })).toHaveLength(3);
  });

  it("removes deleted items, including added ones", () => {
    expect(ids(withChanges(sample, { b: null, "added-0": null }))).toEqual(["c", "a"]);
  });

  it("never reuses an id", () => {
    const first = newId({});
    const second = newId({ [first]: item(first, "2026-11-02") });
    expect(second).not.toBe(first);
    expect(newId({ [first]: null, [second]: item(second, "2026-11-02"), a: null })).not.toMatch(
      new RegExp(`^(${first}|${second})$`),
    );
  });
});
