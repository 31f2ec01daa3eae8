"use client";
import type { ReactNode } from "react";
import type { CardProps } from "../card/card.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { Root } from "./stat-card.styles.ts";

export interface StatCardProps extends Omit<CardProps, "title" | "titleLevel" | "action" | "padding" | "children"> {
  /** Label, such as "Views". */
  label: ReactNode;
  /** Formatted value, such as "43,038". */
  value: ReactNode;
  /** An 18 px icon before the label. */
  icon?: ReactNode;
  /** Formatted change with its sign, such as "+12% in 30 days". */
  change?: ReactNode;
  /** Direction of the change, colored as good or bad. Omit it for a neutral change. */
  trend?: "up" | "down";
  /** A `Sparkline` that spans the bottom of the card. */
  chart?: ReactNode;
  /** If `true`, shows a placeholder for the value. */
  loading?: boolean;
}

/** A metric and its trend. */
export function StatCard(props: StatCardProps): ReactNode {
  const { label, value, icon, change, trend, chart, loading = false, ...rest } = props;
  return (
    <Root padding="none" aria-busy={loading || undefined} {...rest}>
      <dl>
        <dt>
          {icon}
          {label}
        </dt>
        <dd data-part="value">{loading ? <Skeleton shape="text" width="70%" /> : value}</dd>
        {change !== undefined && !loading && (
          <dd data-part="change" data-trend={trend}>
            {change}
          </dd>
        )}
      </dl>
      {loading && chart ? <div data-part="hold">{chart}</div> : chart}
    </Root>
  );
}
