import { youtubeAnalytics } from "@trellis/contract/youtube";
import { parse } from "valibot";
import { expect, it } from "vitest";
import { bestDayOf } from "../../../apps/web/src/features/analytics/best-day.ts";

const reportOf = (views: number[], publishedAt?: string) =>
  parse(youtubeAnalytics.reply, {
    analytics: { rows: views.map((each, place) => [`2026-11-0${place + 1}`, each, 0, 0, 0, 0]) },
    topVideo: { snippet: { title: "Lentils", publishedAt } },
  });

it("compares the views of the best day with the daily average", () => {
  expect(bestDayOf(reportOf([10, 10, 40, 10, 10, 10, 50]))).toEqual({
    day: "2026-11-07",
    views: 50,
    aboveAverage: 1.5,
    video: undefined,
  });
});

it("names the top video if it was published on the best day", () => {
  const days = [1, 1, 8, 1, 1, 1, 1];
  expect(bestDayOf(reportOf(days, "2026-11-03T16:00:00Z"))?.video).toBe("Lentils");
  expect(bestDayOf(reportOf(days, "2026-11-02T16:00:00Z"))?.video).toBeUndefined();
});

it("finds no best day in less than a week of data, or if all days have equal views", () => {
  expect(bestDayOf(reportOf([1, 2, 3]))).toBeUndefined();
  expect(bestDayOf(reportOf([0, 0, 0, 0, 0, 0, 0]))).toBeUndefined();
});
