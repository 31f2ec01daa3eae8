import type { ChannelDay } from "@trellis/contract/youtube";

/** Totals of a report (spec §9). */
export interface Totals {
  views: number;
  minutes: number;
  /** Mean of the days' average view duration, in whole seconds. */
  duration: number;
  /** Gained minus lost. */
  subscribers: number;
}

const sumOf = (days: readonly ChannelDay[], figure: (day: ChannelDay) => number): number =>
  days.reduce((sum, day) => sum + figure(day), 0);

/** Returns the net subscribers of a day: gained minus lost. */
export const netOf = ({ subscribersGained, subscribersLost }: ChannelDay): number =>
  subscribersGained - subscribersLost;

/** Returns the totals of the days; all are 0 for an empty list. */
export const totalsOf = (days: readonly ChannelDay[]): Totals => ({
  views: sumOf(days, ({ views }) => views),
  minutes: sumOf(days, ({ estimatedMinutesWatched }) => estimatedMinutesWatched),
  duration:
    days.length === 0 ? 0 : Math.round(sumOf(days, ({ averageViewDuration }) => averageViewDuration) / days.length),
  subscribers: sumOf(days, netOf),
});
