import type { CalendarDay, CalendarItem, CalendarWeekday } from "@trellis/ui/calendar-month";

const names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export const weekdays: readonly CalendarWeekday[] = names.map((long) => ({ long, short: long.slice(0, 3) }));

const item = (
  key: string,
  time: string,
  title: string,
  brand: "youtube" | "instagram" | "tiktok",
  status: CalendarItem["status"],
): CalendarItem => ({
  key,
  time,
  title,
  brand,
  platform: { youtube: "YouTube", instagram: "Instagram", tiktok: "TikTok" }[brand],
  status,
  statusLabel: { posted: "Posted", scheduled: "Scheduled", draft: "Draft", planned: "Planned" }[status],
});

const planned: Readonly<Record<number, readonly CalendarItem[]>> = {
  3: [item("a", "18:30", "Lentil short", "youtube", "scheduled")],
  10: [
    item("b", "12:00", "Market haul", "instagram", "draft"),
    item("c", "19:00", "One-tray dinner", "tiktok", "planned"),
  ],
  19: [
    item("d", "09:00", "Story: what is in the box?", "instagram", "posted"),
    item("e", "12:30", "Knife skills", "tiktok", "draft"),
    item("f", "18:00", "Soup in ten minutes", "youtube", "scheduled"),
    item("g", "20:00", "Questions and answers", "instagram", "planned"),
    item("h", "21:00", "Goodnight story", "instagram", "planned"),
  ],
  21: [item("i", "18:30", "Weeknight noodles", "youtube", "scheduled")],
};

/** Five weeks, from October 26 to November 29, 2026. */
export const november: readonly (readonly CalendarDay[])[] = Array.from({ length: 5 }, (_w, week) =>
  names.map((name, place) => {
    const n = week * 7 + place - 5;
    const inNovember = n >= 1;
    const date = inNovember ? n : n + 31;
    const month = inNovember ? "November" : "October";
    return {
      key: `2026-${inNovember ? 11 : 10}-${String(date).padStart(2, "0")}`,
      number: String(date),
      label: `${name}, ${month} ${date}`,
      today: inNovember && date === 19,
      now: inNovember && date === 19 ? { after: 1, label: "Now" } : undefined,
      outside: !inNovember,
      items: (inNovember && planned[date]) || [],
    };
  }),
);
