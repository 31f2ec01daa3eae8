import { platformOf } from "../classify.ts";
import type { Creator } from "../creator.ts";
import type { PlatformId } from "../text/platforms.ts";
import type { Text } from "../text/texts.ts";
import { inSentence } from "../user-text.ts";
import type { PostingTime } from "./written-plan.ts";

type Hours = readonly [string, string, string];

/** Posting times by platform and by the time of day when the audience is online. */
const hours: Readonly<Record<PlatformId, readonly [Hours, Hours, Hours]>> = {
  youtube: [
    ["09:00", "17:30", "11:00"],
    ["12:30", "18:00", "15:00"],
    ["17:00", "19:30", "20:00"],
  ],
  instagram: [
    ["07:30", "12:00", "09:30"],
    ["12:15", "18:30", "13:00"],
    ["18:00", "20:30", "19:00"],
  ],
  tiktok: [
    ["07:00", "12:30", "08:30"],
    ["13:00", "19:00", "16:30"],
    ["18:30", "21:00", "20:00"],
  ],
  facebook: [
    ["08:30", "13:00", "10:00"],
    ["11:45", "15:30", "13:30"],
    ["17:45", "20:00", "19:15"],
  ],
  other: [
    ["08:00", "12:45", "09:00"],
    ["12:00", "17:15", "14:00"],
    ["16:30", "19:45", "18:15"],
  ],
};

/** When a niche's audience is online: 0 morning, 1 midday, 2 evening. */
const rhythm: Partial<Readonly<Record<Creator["niche"], 0 | 1 | 2>>> = {
  fitness: 0,
  wellness: 0,
  business: 0,
  finance: 0,
  education: 1,
  food: 1,
  baking: 1,
  travel: 1,
  family: 2,
  gaming: 2,
  comedy: 2,
  music: 2,
  sports: 2,
};

/** Weekdays per platform: spread over the week, the second platform between the first one's posts. */
const days: readonly (readonly number[])[] = [
  [0, 2, 5],
  [1, 3, 6],
  [2, 4, 6],
  [0, 3, 5],
];

/**
 * Schedules up to four platforms: three posts a week for a single platform (two if the goal is to start), two each for
 * several, in day order. Accounts about sensitive topics post less.
 */
export const writeSchedule = (
  { platforms, niche, goals, random, isGentle }: Creator,
  weekdays: Text["plan"]["weekdays"],
): PostingTime[] => {
  const band = rhythm[niche] ?? random.pick([0, 1, 2], "hours");
  const full = goals[0] === "start" ? 2 : 3;
  const posts = isGentle ? (platforms.length === 1 ? 2 : 1) : platforms.length === 1 ? full : 2;
  const offset = random.pick([0, 1], "days");
  return platforms
    .slice(0, 4)
    .flatMap((platform, index) =>
      (days[(index + offset) % days.length] ?? []).slice(0, posts).map((day, post) => ({
        day,
        time: hours[platformOf(platform)][band][post] ?? "18:30",
        platform: inSentence(platform, 40),
      })),
    )
    .toSorted((a, b) => a.day - b.day || (a.time < b.time ? -1 : 1))
    .map(({ day, time, platform }) => ({ day: weekdays[day] ?? weekdays[0], time, platform }));
};
