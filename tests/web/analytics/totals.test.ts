import type { ChannelDay } from "@trellis/contract/youtube";
import { describe, expect, it } from "vitest";
import { netOf, totalsOf } from "../../../apps/web/src/features/analytics/totals.ts";

const day = (views: number, minutes: number, duration: number, gained: number, lost: number): ChannelDay => ({
  day: "2026-11-19",
  views,
  estimatedMinutesWatched: minutes,
  averageViewDuration: duration,
  subscribersGained: gained,
  subscribersLost: lost,
});

describe("totals of a month", () => {
  it("ANL-05 ANL-06 ANL-07 ANL-08 sums views and minutes, averages the view duration and nets the subscribers", () => {
    const days = [day(10, 100, 61, 5, 1), day(20, 50, 62, 0, 7), day(0, 0, 62, 2, 3)];
    expect(totalsOf(days)).toEqual({ views: 30, minutes: 150, duration: 62, subscribers: -4 });
    expect(days.map(netOf)).toEqual([4, -7, -1]);
  });

  it("ANL-07 rounds the mean view duration half up", () => {
    expect(totalsOf([day(0, 0, 1, 0, 0), day(0, 0, 2, 0, 0)]).duration).toBe(2);
    expect(totalsOf([day(0, 0, 1, 0, 0), day(0, 0, 1, 0, 0), day(0, 0, 2, 0, 0)]).duration).toBe(1);
  });

  it("ANL-19 returns zeros without days", () => {
    expect(totalsOf([])).toEqual({ views: 0, minutes: 0, duration: 0, subscribers: 0 });
  });
});
