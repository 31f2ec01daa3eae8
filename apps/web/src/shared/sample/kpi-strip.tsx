import { Sparkline } from "@trellis/ui/sparkline";
import { StatCard, StatGrid } from "@trellis/ui/stat-card";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";

interface KeyFigure {
  key: string;
  tone: "leaf" | "sky" | "bloom" | "sun";
  Icon: LucideIcon;
  label: string;
  /** The formatted figure. */
  value: string;
  /** Earlier values and the current one, oldest first. */
  trend: readonly number[];
}

/** On phones the figures take up little of the first screen. */
const Root = styled(StatGrid)`
  & dl {
    padding: 14px 18px;
  }
  @media (max-width: 767px) {
    & dl {
      padding: 10px 14px;
    }
    & dt > span,
    & li > * > svg {
      display: none;
    }
    & [data-part="value"] {
      padding-top: 2px;
      font-size: var(--tr-size-xl);
    }
  }
`;

/** A tinted tile around the icon of a figure. Set `data-tone`. */
const StatIcon = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 34px;
  height: 34px;
  border-radius: var(--tr-radius-control-sm);
  &[data-tone="leaf"] {
    color: var(--tr-on-primary-soft);
    background: var(--tr-primary-soft);
  }
  &[data-tone="sun"] {
    color: var(--tr-on-ai-soft);
    background: var(--tr-ai-soft);
  }
  &[data-tone="bloom"] {
    color: var(--tr-on-danger-soft);
    background: var(--tr-danger-soft);
  }
  &[data-tone="sky"] {
    color: var(--tr-on-info-soft);
    background: var(--tr-info-soft);
  }
`;

/** Key figures with their trends at the top of a page. */
export function KpiStrip({ label, figures }: { label: string; figures: readonly KeyFigure[] }): ReactNode {
  return (
    <Root label={label}>
      {figures.map(({ key, tone, Icon, label: name, value, trend }) => (
        <StatCard
          key={key}
          icon={
            <StatIcon data-tone={tone}>
              <Icon size={18} strokeWidth={1.75} aria-hidden />
            </StatIcon>
          }
          label={name}
          value={value}
          chart={<Sparkline values={trend} height={36} />}
        />
      ))}
    </Root>
  );
}
