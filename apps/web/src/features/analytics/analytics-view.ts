import type { ChannelDay, YoutubeAnalytics } from "@trellis/contract/youtube";

/** State of the YouTube tab. `empty`: YouTube returned neither a channel nor any data. */
export type AnalyticsView =
  | { is: "notConnected" }
  | { is: "loading" }
  | { is: "failed"; reason: string; onRetry: () => void }
  | { is: "empty" }
  | { is: "ready"; report: YoutubeAnalytics };

/** Returns the days of a report, oldest first. */
export const daysOf = ({ analytics }: YoutubeAnalytics): readonly ChannelDay[] =>
  (analytics?.rows ?? []).toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));

/** Returns the view of a report. */
export const viewOf = (report: YoutubeAnalytics): AnalyticsView =>
  report.channelInfo || report.topVideo || daysOf(report).length > 0 ? { is: "ready", report } : { is: "empty" };
