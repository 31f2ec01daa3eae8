import type { ChannelDay } from "@trellis/contract/youtube";
import { Sparkline } from "@trellis/ui/sparkline";
import { StatCard, StatGrid } from "@trellis/ui/stat-card";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { lastWeekChange } from "./last-week.ts";
import { netOf, totalsOf } from "./totals.ts";
import { useFormatters } from "./formatters.ts";
import { clockTime } from "./clock-time.ts";

/** Totals with a sparkline each. Shows a loading state if `days` is missing. */
export function TotalsSection({ days }: { days?: readonly ChannelDay[] }): ReactNode {
  const { t } = useTranslation("analytics");
  const { count, signed, change } = useFormatters();
  const trendOf = (of: (day: ChannelDay) => number) => {
    const fraction = lastWeekChange(days?.map(of) ?? []);
    if (fraction === undefined) return {};
    return {
      change: t("totals.lastWeek", { change: change(fraction) }),
      ...(Math.abs(fraction) >= 0.005 && { trend: fraction > 0 ? ("up" as const) : ("down" as const) }),
    };
  };
  const { views, minutes, duration, subscribers } = totalsOf(days ?? []);
  const cards = [
    { key: "views", value: count(views), of: (day: ChannelDay) => day.views },
    { key: "minutes", value: count(minutes), of: (day: ChannelDay) => day.estimatedMinutesWatched },
    {
      key: "duration",
      value: <time dateTime={`PT${duration}S`}>{clockTime(duration)}</time>,
      of: (day: ChannelDay) => day.averageViewDuration,
    },
    { key: "subscribers", value: signed(subscribers), of: netOf },
  ] as const;
  return (
    <StatGrid label={t("totals.label")}>
      {cards.map(({ key, value, of }) => (
        <StatCard
          key={key}
          label={t(`totals.${key}`)}
          value={value}
          loading={days === undefined}
          {...trendOf(of)}
          chart={days?.length === 0 ? undefined : <Sparkline values={days?.map(of) ?? []} />}
        />
      ))}
    </StatGrid>
  );
}
