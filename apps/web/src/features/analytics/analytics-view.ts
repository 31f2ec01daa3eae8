import type { ChannelDay, YoutubeAnalytics } from "@trellis/contract/youtube";

/** What there is to see of YouTube. `empty`: it answered, but knows neither a channel nor a day of it. */
export type AnalyticsView =
  | { is: "notConnected" }
  | { is: "loading" }
  | { is: "failed"; reason: string; onRetry: () => void }
  | { is: "empty" }
  | { is: "ready"; report: YoutubeAnalytics };

/** The days of a report, from the earliest to the latest. */
export const daysOf = ({ analytics }: YoutubeAnalytics): readonly ChannelDay[] =>
  (analytics?.rows ?? []).toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));

/** The view of a report. */
export const viewOf = (report: YoutubeAnalytics): AnalyticsView =>
  report.channelInfo || report.topVideo || daysOf(report).length > 0 ? { is: "ready", report } : { is: "empty" };
