import type { ChannelDay } from "@trellis/contract/youtube";
import { Card } from "@trellis/ui/card";
import { SegmentedControl } from "@trellis/ui/segmented-control";
import { TrendChart } from "@trellis/ui/trend-chart";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { netOf } from "./totals.ts";
import { useFigures } from "./use-figures.ts";

const metrics = ["views", "minutes", "subscribers"] as const;
type Metric = (typeof metrics)[number];

const figureOf: Record<Metric, (day: ChannelDay) => number> = {
  views: (day) => day.views,
  minutes: (day) => day.estimatedMinutesWatched,
  subscribers: netOf,
};

/** How the month went, one number at a time. Without days: they are on their way. */
export function TrendSection({ days }: { days?: readonly ChannelDay[] }): ReactNode {
  const { t } = useTranslation("analytics");
  const figures = useFigures();
  const [metric, choose] = useState<Metric>("views");
  const values = days?.map(figureOf[metric]) ?? [];
  const best = Math.max(...values);
  const worded = (value: number) =>
    t(`trend.of.${metric}`, {
      count: value,
      figure: metric === "subscribers" ? figures.signed(value) : figures.count(value),
    });
  return (
    <Card
      title={t("trend.title")}
      action={
        <SegmentedControl
          label={t("trend.metric")}
          segments={metrics.map((value) => ({ value, label: t(`trend.${value}`) }))}
          value={metric}
          onValueChange={choose}
        />
      }
    >
      <TrendChart
        label={t(`trend.perDay.${metric}`)}
        loading={days === undefined}
        points={(days ?? []).map(({ day }, place) => ({
          label: figures.day(day),
          value: values[place],
          ...(values[place] === best && { note: t("trend.best") }),
        }))}
        formatValue={worded}
        formatTick={figures.short}
        labels={{
          asTable: t("trend.asTable"),
          asChart: t("trend.asChart"),
          point: t("days.day"),
          value: t(`trend.${metric}`),
          missing: t("trend.missing"),
          empty: t("empty.title"),
          more: t("days.more"),
          less: t("days.less"),
        }}
      />
    </Card>
  );
}
