import type { ChannelDay, YoutubeAnalytics } from "@trellis/contract/youtube";
import { daysOf } from "./analytics-view.ts";

/** The day with the most views. */
export interface BestDay {
  day: string;
  views: number;
  /** How far the views are above the daily average, as a fraction. */
  aboveAverage: number;
  /** Title of the top video, if it was published that day. */
  video: string | undefined;
}

/** Minimum number of days for a meaningful average. */
const leastDays = 7;

/** Returns the best day of a report; `undefined` if there are too few days or all days have equal views. */
export function bestDayOf(report: YoutubeAnalytics): BestDay | undefined {
  const days = daysOf(report);
  if (days.length < leastDays) return undefined;
  const average = days.reduce((sum, { views }) => sum + views, 0) / days.length;
  const best = days.reduce((one: ChannelDay, other) => (other.views > one.views ? other : one));
  if (best.views <= average) return undefined;
  const { title, publishedAt } = report.topVideo?.snippet ?? {};
  return {
    day: best.day,
    views: best.views,
    aboveAverage: best.views / average - 1,
    video: publishedAt?.startsWith(best.day) && title ? title : undefined,
  };
}
