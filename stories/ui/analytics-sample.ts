import type { TrendPoint } from "@trellis/ui/trend-chart";

/** Statistics of a channel for one day. */
export interface SampleDay {
  day: string;
  views: number;
  minutes: number;
  gained: number;
  lost: number;
}

const dayName = (n: number) => (n < 11 ? `Oct ${n + 21}` : `Nov ${n - 10}`);

/** Made-up statistics of 30 days that peak around day 17. */
export const sampleDays: readonly SampleDay[] = Array.from({ length: 30 }, (_, n) => {
  const swell = 1100 * Math.exp(-((n - 17) ** 2) / 9);
  const views = Math.round(1100 + 22 * n + 190 * Math.sin(n / 2.1) + swell);
  const gained = Math.round(views / 43);
  return { day: dayName(n), views, minutes: Math.round(views * 2.62), gained, lost: (n * 5) % 9 };
});

export const samplePoints: readonly TrendPoint[] = sampleDays.map(({ day, views }, n) => ({
  label: day,
  value: views,
  ...(n === 17 && { note: "best day" }),
}));
