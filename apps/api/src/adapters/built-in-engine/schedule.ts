import type { Portrait } from "./portrait.ts";
import { platformOf, type PlatformId } from "./recognise.ts";
import type { CommonText } from "./text/plan-text.ts";
import { inSentence } from "./own-words.ts";
import type { PostingTime } from "./written-plan.ts";

type Hours = readonly [string, string, string];

/** Three sets of hours per platform, from morning to evening people. */
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

/** When a niche's audience has its phone in hand: 0 early, 1 midday, 2 evening. */
const rhythm: Partial<Readonly<Record<Portrait["niche"], 0 | 1 | 2>>> = {
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

/** Days that keep posts apart; the second platform posts between those of the first. */
const days: readonly (readonly number[])[] = [
  [0, 2, 5],
  [1, 3, 6],
  [2, 4, 6],
  [0, 3, 5],
];

/** Up to four platforms, three posts a week for one, two each for more; in day order. */
export const writeSchedule = ({ platforms, niche, goals, chance }: Portrait, text: CommonText): PostingTime[] => {
  const band = rhythm[niche] ?? chance.one([0, 1, 2], "hours");
  const posts = platforms.length === 1 && goals[0] !== "start" ? 3 : 2;
  const offset = chance.one([0, 1], "days");
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
    .map(({ day, time, platform }) => ({ day: text.weekdays[day] ?? text.weekdays[0], time, platform }));
};
