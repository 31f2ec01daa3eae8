import * as v from "valibot";
import { type CalendarItem, calendarPlatforms, type ContentType, contentTypes } from "./calendar-item.ts";

/** The longest title. */
export const titleMaximum = 100;

/** What can be wrong with a field. */
export type CalendarIssue = "titleRequired" | "titleTooLong" | "whenRequired";
const issue = <I extends CalendarIssue>(name: I): I => name;

/** What one says of an item. */
export const calendarForm = v.object({
  title: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(issue("titleRequired")),
    v.maxLength(titleMaximum, issue("titleTooLong")),
  ),
  platform: v.picklist(calendarPlatforms),
  when: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/, issue("whenRequired"))),
  type: v.picklist(contentTypes),
});
export type CalendarForm = v.InferOutput<typeof calendarForm>;

const mediaOf: Readonly<Record<ContentType, CalendarItem["media"]>> = {
  Post: "image",
  Story: "story",
  Reel: "video",
  Video: "video",
};

/** The item that the form says; what it does not ask for stays as it was. */
export function itemFrom(form: CalendarForm, id: string, before?: CalendarItem): CalendarItem {
  const [date = "", time = ""] = form.when.split("T");
  return {
    status: "planned",
    caption: "",
    hashtags: [],
    ...before,
    id,
    date,
    time: time.slice(0, 5),
    title: form.title,
    type: form.type,
    platform: form.platform,
    media: before?.type === form.type ? before.media : mediaOf[form.type],
  };
}
