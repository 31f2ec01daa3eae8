import type { TFunction } from "i18next";
import { addDays, dayKey } from "./calendar-days.ts";
import type { CalendarItem, PostingTime, Suggestion } from "./calendar-item.ts";

type Words = TFunction<"calendar">;

/** An item with a date relative to today, so that the calendar is never empty. */
interface Plan extends Pick<CalendarItem, "time" | "type" | "platform" | "status" | "media"> {
  days: number;
}

const plans = {
  bread: { days: -12, time: "18:00", type: "Video", platform: "YouTube", status: "scheduled", media: "video" },
  herbs: { days: -9, time: "12:30", type: "Reel", platform: "Instagram", status: "scheduled", media: "video" },
  market: { days: -6, time: "12:00", type: "Post", platform: "Instagram", status: "scheduled", media: "image" },
  pan: { days: -3, time: "19:00", type: "Video", platform: "TikTok", status: "scheduled", media: "video" },
  poll: { days: 0, time: "09:30", type: "Story", platform: "Instagram", status: "scheduled", media: "story" },
  soup: { days: 0, time: "18:00", type: "Video", platform: "YouTube", status: "scheduled", media: "video" },
  knife: { days: 1, time: "12:30", type: "Video", platform: "TikTok", status: "draft", media: "video" },
  noodles: { days: 3, time: "18:30", type: "Reel", platform: "Instagram", status: "scheduled", media: "video" },
  shelf: { days: 4, time: "11:00", type: "Post", platform: "Instagram", status: "planned", media: "image" },
  budget: { days: 6, time: "18:00", type: "Video", platform: "YouTube", status: "draft", media: "video" },
  answers: { days: 9, time: "20:00", type: "Video", platform: "TikTok", status: "planned", media: "video" },
  picnic: { days: 12, time: "10:00", type: "Reel", platform: "Instagram", status: "planned", media: "video" },
} as const satisfies Record<string, Plan>;

const keys = Object.keys(plans) as (keyof typeof plans)[];

export const sampleItems = (now: Date, t: Words): CalendarItem[] =>
  keys.map((id) => {
    const { days, ...plan } = plans[id];
    return {
      id,
      date: dayKey(addDays(now, days)),
      title: t(`sample.${id}.title`),
      caption: t(`sample.${id}.caption`),
      hashtags: t(`sample.${id}.hashtags`).split(" "),
      ...plan,
    };
  });

export const samplePostingTimes: readonly PostingTime[] = [
  { platform: "Instagram", timeRange: "11:00–13:00" },
  { platform: "TikTok", timeRange: "19:00–21:00" },
  { platform: "YouTube", timeRange: "17:00–19:00" },
];

export const sampleSuggestions = (t: Words): Suggestion[] =>
  (
    [
      ["shopping", "Instagram"],
      ["minute", "TikTok"],
      ["kitchen", "YouTube"],
      ["leftovers", "Instagram"],
    ] as const
  ).map(([key, platform]) => ({
    title: t(`ideas.${key}.title`),
    description: t(`ideas.${key}.description`),
    platform,
    category: t(`ideas.${key}.category`),
  }));
