import type { ChannelDay } from "@trellis/contract/youtube";
import { Card } from "@trellis/ui/card";
import { SegmentedControl } from "@trellis/ui/segmented-control";
import { TrendChart } from "@trellis/ui/trend-chart";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { netOf } from "./totals.ts";
import { useFormatters } from "./formatters.ts";

const metrics = ["views", "minutes", "subscribers"] as const;
type Metric = (typeof metrics)[number];

const figureOf: Record<Metric, (day: ChannelDay) => number> = {
  views: (day) => day.views,
  minutes: (day) => day.estimatedMinutesWatched,
  subscribers: netOf,
};

export interface TrendSectionProps {
  days?: readonly ChannelDay[];
  /** Id of the table with the same days. */
  tableId?: string;
}

/** A chart of one metric per day. Shows a loading state if `days` is missing. */
export function TrendSection({ days, tableId = "" }: TrendSectionProps): ReactNode {
  const { t } = useTranslation("analytics");
  const format = useFormatters();
  const [metric, setMetric] = useState<Metric>("views");
  const values = days?.map(figureOf[metric]) ?? [];
  const best = Math.max(...values);
  const formatValue = (value: number) =>
    t(`trend.of.${metric}`, {
      count: value,
      figure: metric === "subscribers" ? format.signed(value) : format.count(value),
    });
  return (
    <Card
      title={t("trend.title")}
      action={
        <SegmentedControl
          label={t("trend.metric")}
          segments={metrics.map((value) => ({ value, label: t(`trend.${value}`) }))}
          value={metric}
          onValueChange={setMetric}
        />
      }
    >
      <TrendChart
        label={t(`trend.perDay.${metric}`)}
        loading={days === undefined}
        points={(days ?? []).map(({ day }, index) => ({
          label: format.day(day),
          value: values[index],
          ...(values[index] === best && { note: t("trend.best") }),
        }))}
        formatValue={formatValue}
        formatTick={format.short}
        tableId={tableId}
        labels={{ missing: t("trend.missing"), empty: t("empty.title") }}
      />
    </Card>
  );
}
