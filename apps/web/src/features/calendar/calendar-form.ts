import * as v from "valibot";
import { type CalendarItem, calendarPlatforms, type ContentType, contentTypes } from "./calendar-item.ts";

/** Maximum title length in characters. */
export const titleMaximum = 100;

/** Validation errors of the form. */
export type CalendarIssue = "titleRequired" | "titleTooLong" | "whenRequired";
const issue = <I extends CalendarIssue>(name: I): I => name;

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

/** Returns the item for the form values. Fields that the form does not have are taken from `before`. */
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
