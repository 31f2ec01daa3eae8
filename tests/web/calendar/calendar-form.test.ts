import { describe, expect, it } from "vitest";
import { safeParse } from "valibot";
import { type CalendarForm, calendarForm, itemFrom } from "../../../apps/web/src/features/calendar/calendar-form.ts";
import { calendarPlatforms, contentTypes } from "../../../apps/web/src/features/calendar/calendar-item.ts";

const form: CalendarForm = { title: "Soup", platform: "YouTube", when: "2026-11-21T18:30", type: "Reel" };
const issues = (change: object) =>
  safeParse(calendarForm, { ...form, ...change }).issues?.map(({ message }) => message);

describe("calendar form", () => {
  it("has exactly the platforms and types of the specification", () => {
    expect(calendarPlatforms).toEqual(["Instagram", "TikTok", "YouTube"]);
    expect(contentTypes).toEqual(["Post", "Story", "Reel", "Video"]);
    expect(issues({ platform: "Facebook" })).toHaveLength(1);
    expect(issues({ type: "Live" })).toHaveLength(1);
  });

  it.each([
    [{}, undefined],
    [{ title: "   " }, ["titleRequired"]],
    [{ title: "a".repeat(101) }, ["titleTooLong"]],
    [{ when: "" }, ["whenRequired"]],
    [{ title: "", when: "" }, ["titleRequired", "whenRequired"]],
  ])("validates a form with %j: %j", (change, found) => {
    expect(issues(change)).toEqual(found);
  });

  it("creates a planned item without a caption", () => {
    expect(itemFrom(form, "added-0")).toEqual({
      id: "added-0",
      date: "2026-11-21",
      time: "18:30",
      title: "Soup",
      type: "Reel",
      platform: "YouTube",
      status: "planned",
      caption: "",
      hashtags: [],
      media: "video",
    });
  });

  it("keeps the fields that it does not edit, except the media of an item whose type changes", () => {
    const before = { ...itemFrom(form, "soup"), status: "scheduled", caption: "Slurp", media: "image" } as const;
    expect(itemFrom({ ...form, title: "Stew" }, "soup", before)).toEqual({ ...before, title: "Stew" });
    expect(itemFrom({ ...form, type: "Story" }, "soup", before)).toMatchObject({ caption: "Slurp", media: "story" });
  });
});
